import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COLLECTION_NAMES } from '../collections.ts';
import { listPages, readCollection } from '../pages.ts';
import { LEXICON_TEXTS, OWN_TEXTS } from '../site-routes.ts';
import { TEXT_DATES } from '../text-dates.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A page that was looked through and left as it is has not changed. */
const DAY = /^(reviewed|updated|date): .*\n/gm;
/** What stands in quotes in a file of code: its texts, without comments and layout. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const readTexts = (patterns: readonly string[]): string =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted())
    .filter((path) => !path.includes('.test.'))
    .map((path) => {
      const source = readFileSync(ROOT + path, 'utf8');
      return path.endsWith('.yaml') ? source : (source.match(QUOTED) ?? []).join('\n');
    })
    .join('\n');

export type TextSource = {
  path: string;
  hash: string;
  /** What the page itself says of its date. */
  shown?: string;
};

/** The texts on disk of all pages that the sitemap names. */
export async function listTextSources(): Promise<TextSource[]> {
  const pages = await Promise.all(
    COLLECTION_NAMES.map(async (collection) => {
      const sources = new Map(
        (await readCollection(collection)).map(({ slug, source }) => [slug, source]),
      );
      return (await listPages(collection)).map(({ path, slug, data }): TextSource => ({
        path,
        hash: hashOf((sources.get(slug) ?? '').replaceAll(DAY, '')),
        shown:
          'reviewed' in data
            ? data.reviewed
            : 'date' in data
              ? (data.updated ?? data.date)
              : data.updated,
      }));
    }),
  );
  return [
    ...pages.flat(),
    ...[...Object.entries(OWN_TEXTS), LEXICON_TEXTS].map(([path, files]) => ({
      path,
      hash: hashOf(readTexts(files)),
    })),
  ];
}

export const checkTextDates = async (): Promise<string[]> =>
  findOldDates(await listTextSources(), TEXT_DATES);

/** A changed text under its old date, and a page that calls itself older than it is. */
export const findOldDates = (sources: readonly TextSource[], dates: typeof TEXT_DATES): string[] =>
  sources.flatMap(({ path, hash, shown }) => {
    const known = dates[path];
    if (!known) return [`${path} has no date: npm run content:dates`];
    if (known.hash !== hash)
      return [`${path} has changed since ${known.changed}: npm run content:dates`];
    return shown !== undefined && shown < known.changed
      ? [`${path} says ${shown}, but its text is of ${known.changed}`]
      : [];
  });
