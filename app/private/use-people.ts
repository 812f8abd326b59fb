import { useRows } from '#app/lib/use-rows.ts';
import { USERS_KEY, type User } from './user.ts';

/**
 * Names of the accounts by id, the address where there is none; undefined while
 * they are being read.
 */
export function usePeople(): ReadonlyMap<string, string> | undefined {
  const { data } = useRows<User[]>(USERS_KEY, (client) => client.rpc('list_users'));
  return data && new Map(data.map((person) => [person.id, person.full_name || person.email]));
}
