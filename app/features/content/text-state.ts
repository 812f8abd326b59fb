import type { BadgeTone } from '#app/ui/badge.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';

/** What is stored of a text that the agency has touched. */
type Stored = { status: string; live: string | null; publish_at: string | null };
export type TextState = { label: string; tone: BadgeTone };

/** Of a text of the agency's own that left its versions behind. */
export const DELETED: TextState = { label: 'Gelöscht', tone: 'lost' };

/** How a text stands to what visitors read; null while it is as delivered. */
export function findTextState(row: Stored | undefined): TextState | null {
  if (!row) return null;
  if (row.status === 'published') return { label: 'Geändert', tone: 'success' };
  if (row.publish_at !== null)
    return { label: `Geplant: ${formatBriefMoment(row.publish_at)}`, tone: 'waiting' };
  return { label: row.live === null ? 'Entwurf' : 'Neuer Entwurf', tone: 'draft' };
}
