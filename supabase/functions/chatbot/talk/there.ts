import type { Words } from '#content/schemas/assistant.ts';
import { fold } from '#shared/search/german.ts';

const toParts = (words: readonly string[]): string =>
  words
    .map((word) =>
      fold(word)
        .replace(/[^a-z0-9*, ]+/g, ' ')
        .replaceAll('*', '[a-z0-9]*'),
    )
    .toSorted((left, right) => right.length - left.length)
    .join('|');

/** Words of a list as they stand in a text with single spaces around every word. */
export const toPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${toParts(words)})(?= )`, 'g');

/** A thing in its message, with what stands before and after it. */
export type Place = {
  before: string;
  match: string;
  after: string;
  /** A website, a shop …: something that another thing can be for. */
  isProject: boolean;
  /** Where the project or extra ends that was named before; 0 without one. */
  beside: number;
};

const endOf = (pattern: RegExp, text: string): number => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : -1;
};
const startOf = (pattern: RegExp, text: string): number => {
  const start = text.search(pattern);
  return start < 0 ? Infinity : start;
};

/**
 * Whether a thing is there already: 'auf meiner Website', 'SEO für einen Shop', 'eine Website
 * habe ich'. What nothing is said of is wished for.
 */
export function createIsThere({ turns, trades }: Words): (place: Place) => boolean {
  const list = (...names: string[]): string[] => names.flatMap((name) => turns[name] ?? []);
  const parts = (...names: string[]): string => toParts(list(...names));
  const pattern = (...names: string[]): RegExp => toPattern(list(...names));
  // 'Auf unserer kleinen Praxis-Homepage'.
  const trade = toParts(Object.values(trades).flat());
  const between = `(?:(?:${parts('article')}) )*(?:(?:${trade}) )?$`;
  const own = new RegExp(` (?:${parts('own')}) ${between}`);
  const place = new RegExp(` (?:${parts('place')}) (?:${parts('article')}) ${between}`);
  const goal = new RegExp(` (?:${parts('goal', 'place')}) ${between}`);
  const signs = {
    project: { before: pattern('has', 'holds', 'alters'), after: pattern('has', 'alters') },
    part: { before: pattern('has', 'holds'), after: pattern('has') },
  };
  const [should, no] = [pattern('should'), pattern('not')];
  const wants = pattern('wants', 'should', 'not', 'asks-price');
  const begins = toPattern([...list('clause'), ',']);
  return ({ before, match, after, isProject, beside }) => {
    const start = Math.max(endOf(begins, before), 0);
    const said = before.slice(start);
    const rest = after.slice(0, startOf(begins, after));
    const wished = endOf(wants, said);
    const has = signs[isProject ? 'project' : 'part'];
    // 'Meine neue Website', 'für eine neue Seite': another one than is there.
    const isNew = endOf(wants, ` ${match} `) >= 0;
    if (isProject && own.test(said)) return !isNew;
    // 'Die Website wäre …', 'auf einen Shop umsteigen'.
    if (startOf(should, rest) === 1) return false;
    if (isProject && goal.test(said)) return (place.test(said) || beside > start) && !isNew;
    if (endOf(has.before, said) > wished) return true;
    const isSaid = startOf(has.after, rest) < startOf(wants, rest);
    return wished < 0 && isSaid && startOf(no, rest) === Infinity;
  };
}
