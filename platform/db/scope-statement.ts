import type { CallerScope, Scope, Statement } from './database.ts';

/** How long a statement of these roles may take, as on a hosted project. */
const LIMITS_MS: Readonly<Record<string, number>> = { anon: 3_000, authenticated: 8_000 };

export const timeLimitOf = (scope: Scope): number =>
  (scope.kind === 'caller' && LIMITS_MS[scope.role]) || Infinity;

/**
 * The statement that makes a caller of a transaction: role, claims and request
 * settings, all local to the transaction. PostgREST's `request.*` names are
 * used, so that policies and functions written for Supabase read the same
 * settings.
 */
export function buildCallerStatement({ role, claims, settings: more }: CallerScope): Statement {
  const limit = LIMITS_MS[role];
  const settings: [string, string][] = [
    ['role', role],
    ['request.jwt.claims', JSON.stringify(claims)],
    ...(limit ? [['statement_timeout', String(limit)] satisfies [string, string]] : []),
    ...Object.entries(more ?? {}),
  ];
  return {
    sql:
      'select ' +
      `${settings.map((_, i) => `set_config($${i * 2 + 1}, $${i * 2 + 2}, true)`).join(', ')}`,
    params: settings.flat(),
  };
}

/** Null for the owner. */
export const buildScopeStatement = (scope: Scope): Statement | null =>
  scope.kind === 'owner' ? null : buildCallerStatement(scope);

export const isReadOnly = (scope: Scope): boolean =>
  scope.kind === 'caller' && scope.readOnly === true;
