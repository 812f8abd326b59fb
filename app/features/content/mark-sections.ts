import type { PagePart } from '#content/pages.ts';

const HEADING = /<h2([^>]*)>(.*?)<\/h2>/g;
const EXAMPLE = /beispiel|erfundener Fall/i;

/**
 * An entry of the glossary has four sections: example and what it is about, in
 * either order, a common mistake, a way to check. Their headings differ from
 * entry to entry, so each says in the margin which of the four it is. A text of
 * another build stays as it is.
 */
export function markSections(parts: readonly PagePart[]): readonly PagePart[] {
  const headings = parts.flatMap((part) =>
    part.kind === 'html' ? [...part.html.matchAll(HEADING)].map(([, , text = '']) => text) : [],
  );
  const [first = '', second = ''] = headings;
  const opensWithExample = EXAMPLE.test(first);
  if (headings.length !== 4 || opensWithExample === EXAMPLE.test(second)) return parts;
  const opening = ['Beispiel', 'Worum es geht'];
  const marks = [
    ...(opensWithExample ? opening : opening.toReversed()),
    'Häufiger Fehler',
    'Selbst prüfen',
  ];
  let index = 0;
  return parts.map((part) =>
    part.kind === 'html'
      ? {
          ...part,
          html: part.html.replace(HEADING, (_, attributes: string, text: string) => {
            const mark = marks[index++] ?? '';
            // Beside another heading, whose mark has a line of its own.
            const sign = REPEATED.test(text) ? '\u00a0' : mark;
            return `<h2${attributes}><span class="mark">${sign}</span> ${withoutMark(text, mark)}</h2>`;
          }),
        }
      : part,
  );
}

/** 'Häufiger Irrtum' says by itself that it is a mistake and common. */
const REPEATED = /^häufige[rn]? \p{L}+$/iu;

/** What the mark says is not said twice. */
const withoutMark = (text: string, mark: string): string =>
  text.startsWith(`${mark}: `)
    ? text.slice(mark.length + 2).replace(/^./u, (letter) => letter.toUpperCase())
    : text;
