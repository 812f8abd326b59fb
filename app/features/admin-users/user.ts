/** A row of the SQL function list_users. */
export type User = {
  id: string;
  email: string;
  full_name: string;
  role: string;
  created_at: string;
  last_sign_in_at: string | null;
};
export type RoleChange = { user: User; role: string };

export const USERS_KEY = ['admin-users'];
export const ROLE_LABELS: Record<string, string> = { customer: 'Kunde', staff: 'Mitarbeiter', admin: 'Administrator' };
