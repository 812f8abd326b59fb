import { buildUser } from '../../accounts/user-view.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { getUserOfPath } from './user-of-path.ts';

/** GET /admin/users/:userId */
export const getUser: Endpoint = (auth) => async (context) =>
  Response.json(
    buildUser(
      await inTransaction(auth, context, 'read a user', (work) => getUserOfPath(work, context)),
    ),
  );
