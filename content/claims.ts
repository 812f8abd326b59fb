import { agencyDay } from '#shared/agency/agency-day.ts';
import { listVisibleClaims } from '#shared/agency/claims.ts';
import { getContentSettings } from './settings.ts';

/** Wording of the claims that the pages may print today, by id. */
export function listClaimTexts(now = new Date()): Record<string, string> {
  const { claims, onlyProven } = getContentSettings();
  return Object.fromEntries(
    listVisibleClaims(claims, onlyProven, agencyDay(now)).map(({ id, text }) => [id, text]),
  );
}
