import { z } from 'zod';
import { buildUser } from '../../accounts/user-view.ts';
import { isStorable } from '../../../core/storable.ts';
import { parseInput } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { listUsers as findUsers } from '../../tables/users.ts';

const Query = z.object({
  page: z.preprocess((text) => text || 1, z.coerce.number().int().min(1).max(1_000_000)),
  per_page: z.preprocess((text) => text || 50, z.coerce.number().int().min(1).max(1_000)),
  filter: z.string().max(255).refine(isStorable, 'cannot be searched').optional().default(''),
});

/** GET /admin/users?page=&per_page=, with the total and the next and last page in headers. */
export const listUsers: Endpoint = (auth) => async (context) => {
  const { page, per_page: perPage, filter } = parseInput(Query, context.req.query());
  const { users, total } = await inTransaction(auth, context, 'list users', ({ tx }) =>
    findUsers(tx, perPage, (page - 1) * perPage, filter),
  );
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `<${auth.issuer}/admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')];
  return Response.json(
    { users: users.map(buildUser), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  );
};
