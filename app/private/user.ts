/** A row of the SQL function list_users. */
export type User = {
  id: string;
  email: string;
  full_name: string;
  role: string;
  created_at: string;
  last_sign_in_at: string | null;
  /** While nobody has accepted the invitation. */
  invited_at: string | null;
  /** Kinds of second factors that are switched on. */
  factors: string[];
};

/** The lists of accounts: all, those who work here, those who order. */
export const USER_GROUPS = [
  { id: '', label: 'Alle', holds: () => true },
  { id: 'team', label: 'Team', holds: ({ role }: Pick<User, 'role'>) => role !== 'customer' },
  { id: 'kunden', label: 'Kunden', holds: ({ role }: Pick<User, 'role'>) => role === 'customer' },
] as const;

/** Those who work here first, however many customers there are. */
export const teamFirst = <Row extends Pick<User, 'role'>>(users: readonly Row[]): Row[] => [
  ...users.filter(({ role }) => role !== 'customer'),
  ...users.filter(({ role }) => role === 'customer'),
];

/** Whoever works here and has accepted, but signs in with a password alone. */
export const lacksFactor = (user: Pick<User, 'role' | 'factors' | 'invited_at'>): boolean =>
  user.role !== 'customer' && user.factors.length === 0 && user.invited_at === null;

export const USERS_KEY = ['admin-users'];
export const ROLE_LABELS: Record<string, string> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  admin: 'Administrator',
};
export const FACTOR_LABELS: Record<string, string> = {
  totp: 'App',
  webauthn: 'Passkey',
  phone: 'Telefon',
};
/** 'App, Passkey' */
export const nameFactors = ({ factors }: Pick<User, 'factors'>): string =>
  factors.map((kind) => FACTOR_LABELS[kind] ?? kind).join(', ');
export const ROLE_CONSEQUENCES: Record<string, string> = {
  customer: 'Diese Person sieht danach nur ihr eigenes Kundenportal.',
  staff:
    'Diese Person steht danach als Mitarbeiter in dieser Liste, sieht aber wie ein Kunde nur ' +
    'ihr eigenes Kundenportal. Die Verwaltung öffnet sich nur für Administratoren.',
  admin: 'Diese Person sieht danach alles in der Verwaltung und darf selbst Rollen vergeben.',
};
