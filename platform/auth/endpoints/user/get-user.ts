import { buildUser } from '../../accounts/user-view.ts';
import { requireUser } from '../../caller.ts';
import { inTransaction, type Endpoint } from '../../service.ts';

/** GET /user */
export const getUser: Endpoint = (auth) => async (context) => {
  const { user } = await inTransaction(auth, context, 'read the signed-in user', (work) =>
    requireUser(work, context),
  );
  return Response.json(buildUser(user));
};
