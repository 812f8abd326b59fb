import {
  PACKAGES,
  type AdditionalServiceId,
  type Industry,
  type PackageId,
  type ProjectTypeId,
  type UrgencyValue,
} from '#shared/agency/business.ts';
import type { Mentions } from './mentions.ts';

/**
 * What the visitor wants, as far as the talk has told. Every message edits it;
 * every price is rendered from it.
 */
export type Frame = {
  packages: PackageId[];
  projects: ProjectTypeId[];
  extras: AdditionalServiceId[];
  /** Wished for without a list price. */
  wishes: string[];
  urgency: UrgencyValue | null;
  /** Number of instalments; 0 where none was named. */
  instalments: number | null;
  /** How many languages were named; null where none or one was. */
  languages: number | null;
  trade: Industry | null;
  isCustomer: boolean;
  unwanted: string[];
  /** What exists already, and is in no sum. */
  there: string[];
  /** What the message before has added. */
  added: string[];
};

export const EMPTY_FRAME: Frame = {
  packages: [],
  projects: [],
  extras: [],
  wishes: [],
  urgency: null,
  instalments: null,
  languages: null,
  trade: null,
  isCustomer: false,
  unwanted: [],
  there: [],
  added: [],
};

const urgencyOfWeeks = (weeks: number): UrgencyValue =>
  weeks < 3 ? 'asap' : weeks < 7 ? '1month' : '3months';

const union = <Item>(before: readonly Item[], added: readonly Item[]): Item[] => [
  ...new Set([...before, ...added]),
];

/** The frame after a message. `isShort`: a few words that lean on what was said before. */
export function editFrame(before: Frame, found: Mentions, isShort: boolean): Frame {
  const { turns } = found;
  // 'Brauche ich einen Shop oder reicht eine Website?' has not chosen yet.
  const projects = found.projects.length > 1 && turns.has('compares') ? [] : found.projects;
  // 'Doch lieber ohne' takes back what came last.
  const isOfTime = found.urgency.length > 0 || found.deniesUrgency;
  const isUndo =
    found.unwanted.length === 0 &&
    (turns.has('without-it') || (turns.has('undo') && !isOfTime && named(found).length === 0));
  const unwanted = isUndo
    ? before.added.filter((id) => !named(found).includes(id))
    : found.unwanted;
  const goesOn = isShort || turns.has('goes-on') || unwanted.length > 0;
  const namesBase = found.packages.length > 0 || found.projects.length > 0;
  // A new question about another project starts anew: its extras are its own.
  const isNew = namesBase && !goesOn;
  const replaces = namesBase && (isNew || turns.has('rather') || found.packages.length > 0);
  const isOnly = namesBase && isShort && turns.has('only');
  const cleared = { extras: [], wishes: [], unwanted: [], languages: null };
  const kept: Frame = isNew
    ? { ...before, ...cleared, urgency: null }
    : isOnly
      ? { ...before, ...cleared, packages: [], projects: [] }
      : before;
  const isWanted = (id: string): boolean => !unwanted.includes(id);
  const next: Frame = {
    packages: replaces ? found.packages : kept.packages,
    projects: replaces ? projects : union(kept.projects, projects),
    extras: union(kept.extras, found.extras),
    wishes: union(kept.wishes, found.wishes),
    urgency: found.urgency.at(-1) ?? (found.deniesUrgency ? null : kept.urgency),
    instalments: turns.has('instalments')
      ? (found.count ?? kept.instalments ?? 0)
      : kept.instalments,
    languages: found.languages ?? kept.languages,
    trade: found.trades[0] ?? kept.trade,
    isCustomer: kept.isCustomer || turns.has('customer'),
    unwanted: union(kept.unwanted, unwanted).filter(
      (id) => !named(found).includes(id) || unwanted.includes(id),
    ),
    there: union(kept.there, found.there),
    added: named(found).length > 0 ? named(found) : before.added,
  };
  if (found.urgency.length === 0 && found.weeks !== null && found.count === null)
    next.urgency = urgencyOfWeeks(found.weeks);
  // 'Und ohne Chatbot billiger?' leaves something out, and 'ein kleiner Shop' names what is
  // wanted; neither asks for another package.
  const steps = turns.has('bigger') || turns.has('smaller');
  if (steps && unwanted.length === 0 && !namesBase) {
    next.packages = step(next, turns.has('bigger') ? 1 : -1);
    // The package takes the place of what it was measured by: 'mit Shop? Nein, kleiner'.
    next.projects = next.projects.filter((id) => !START_OF[id]);
  }
  return {
    ...next,
    packages: next.packages.filter(isWanted),
    projects: next.projects.filter(isWanted),
    extras: next.extras.filter(isWanted),
    wishes: next.wishes.filter(isWanted),
    there: next.there.filter((id) => !next.projects.some((project) => project === id)),
  };
}

const named = ({ packages, projects, extras, wishes }: Mentions): string[] => [
  ...packages,
  ...projects,
  ...extras,
  ...wishes,
];

/** The package that a kind of project begins with. */
export const START_OF: Partial<Record<ProjectTypeId, PackageId>> = {
  website: 'startpaket',
  chatbot: 'smart-business',
  shop: 'commerce',
};

/**
 * 'Doch lieber das größere': the package beside the one of the talk. Of two
 * that were compared, the one that is meant.
 */
function step({ packages, projects }: Frame, by: 1 | -1): PackageId[] {
  const ids = PACKAGES.map(({ id }) => id);
  if (packages.length > 1) {
    const inOrder = ids.filter((id) => packages.includes(id));
    return [by > 0 ? inOrder.at(-1)! : inOrder[0]!];
  }
  const held = [...packages, ...projects.flatMap((id) => START_OF[id] ?? [])];
  if (held.length === 0) return packages;
  const now = Math.max(...held.map((id) => ids.indexOf(id)));
  return [ids[Math.min(Math.max(now + by, 0), ids.length - 1)]!];
}

/** Whether the frame holds anything that has a price. */
export const hasPrice = ({ packages, projects, extras }: Frame): boolean =>
  packages.length + projects.length + extras.length > 0;
