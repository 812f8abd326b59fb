import type { PagePart } from '#content/pages.ts';

export type Chapter = { id: string; titleHtml: string; parts: PagePart[] };

const HEADING = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** A text by its second headings; what stands before the first of them has none. */
export function splitChapters(parts: readonly PagePart[]): {
  opening: PagePart[];
  chapters: Chapter[];
} {
  const opening: PagePart[] = [];
  const chapters: Chapter[] = [];
  const add = (part: PagePart): void => void (chapters.at(-1)?.parts ?? opening).push(part);
  const addHtml = (html: string): void => {
    if (html.trim()) add({ kind: 'html', html });
  };
  for (const part of parts) {
    if (part.kind !== 'html') {
      add(part);
      continue;
    }
    let end = 0;
    for (const match of part.html.matchAll(HEADING)) {
      addHtml(part.html.slice(end, match.index));
      chapters.push({ id: match[1]!, titleHtml: match[2]!, parts: [] });
      end = match.index + match[0].length;
    }
    addHtml(part.html.slice(end));
  }
  return { opening, chapters };
}

/** A text before and from its middle second heading on; all before where it has fewer than four. */
export function splitMiddle(
  parts: readonly PagePart[],
): [before: readonly PagePart[], after: readonly PagePart[]] {
  const headings = parts.flatMap((part, index) =>
    part.kind === 'html'
      ? [...part.html.matchAll(HEADING)].map((match) => ({
          html: part.html,
          index,
          at: match.index,
        }))
      : [],
  );
  const middle = headings[Math.floor(headings.length / 2)];
  if (!middle || headings.length < 4) return [parts, []];
  const { html, index, at } = middle;
  const before = html.slice(0, at).trim();
  return [
    [...parts.slice(0, index), ...(before ? [{ kind: 'html' as const, html: before }] : [])],
    [{ kind: 'html', html: html.slice(at) }, ...parts.slice(index + 1)],
  ];
}

/** What stands open of a chapter on a phone: its first paragraph, or all where there are blocks. */
export function splitFirstParagraph(parts: readonly PagePart[]): {
  first: readonly PagePart[];
  rest: readonly PagePart[];
} {
  const [opening, ...others] = parts;
  const end = opening?.kind === 'html' ? opening.html.indexOf('</p>') + '</p>'.length : 0;
  if (opening?.kind !== 'html' || end < '</p>'.length || others.length > 0)
    return { first: parts, rest: [] };
  const rest = opening.html.slice(end).trim();
  return {
    first: [{ kind: 'html', html: opening.html.slice(0, end) }],
    rest: rest ? [{ kind: 'html', html: rest }] : [],
  };
}

const TABLES =
  /(?:(?:<p>(?:(?!<\/p>).)*:<\/p>\s*)?<div class="table-scroll"(?:(?!<\/table>).)*<\/table><\/div>\s*)+/s;

/**
 * A text around its first table and those that follow it at once, each with the sentence that
 * announces it; null where it has none.
 */
export function splitTables(
  parts: readonly PagePart[],
): Record<'before' | 'tables' | 'after', string> | null {
  const [part, ...others] = parts;
  const match = part?.kind === 'html' && others.length === 0 ? TABLES.exec(part.html) : null;
  if (part?.kind !== 'html' || !match) return null;
  return {
    before: part.html.slice(0, match.index).trim(),
    tables: match[0].trim(),
    after: part.html.slice(match.index + match[0].length).trim(),
  };
}
