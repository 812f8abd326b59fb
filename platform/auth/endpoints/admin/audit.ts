import { inTransaction, type Endpoint } from '../../service.ts';
import { listAudit } from '../../tables/audit-log.ts';

/** GET /admin/audit: the newest entries. */
export const audit: Endpoint = (auth) => async (context) =>
  Response.json(
    await inTransaction(auth, context, 'read the audit log', ({ tx }) => listAudit(tx, 100)),
  );
