import type { Scope, Statement } from './database.ts';

/**
 * The statement that opens a caller's transaction: role, claims and request settings, all local to the transaction.
 * PostgREST's `request.*` names are used, so that policies and functions written for Supabase read the same settings.
 */
export function buildScopeStatement(scope: Scope): Statement | null {
  if (scope.kind === 'owner') return null;
  const settings: [string, string][] = [
    ['role', scope.role],
    ['request.jwt.claims', JSON.stringify(scope.claims)],
    ...Object.entries(scope.settings ?? {}),
  ];
  return {
    sql: `select ${settings.map((_, i) => `set_config($${i * 2 + 1}, $${i * 2 + 2}, true)`).join(', ')}`,
    params: settings.flat(),
  };
}

export const isReadOnly = (scope: Scope): boolean => scope.kind === 'caller' && scope.readOnly === true;
