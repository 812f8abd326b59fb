import { AuditLog } from '#app/features/operations/audit-log.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminAudit() {
  return (
    <>
      <PageHead title="Protokoll" />
      <AuditLog />
    </>
  );
}
