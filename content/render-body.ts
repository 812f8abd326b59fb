import { renderMarkdown, type Heading } from './markdown.ts';

/**
 * A piece of the body in order: rendered Markdown, or the place of a component
 * named in COLLECTIONS.
 */
export type PagePart = { kind: 'html'; html: string } | { kind: 'block'; name: string };

/** Markdown with the places of `blocks` between, as the parts of a page. */
export function renderBody(
  body: string,
  blocks: readonly string[],
  resolve: (text: string) => string,
) {
  const state = { usedIds: new Set<string>() };
  const parts: PagePart[] = [];
  const headings: Heading[] = [];
  const texts: string[] = [];
  const sources: string[] = [];
  for (const [index, chunk] of splitAtBlocks(body, blocks).entries()) {
    if (index % 2 === 1) parts.push({ kind: 'block', name: chunk });
    else if (chunk.trim()) {
      const source = resolve(chunk);
      const rendered = renderMarkdown(source, state);
      parts.push({ kind: 'html', html: rendered.html });
      headings.push(...rendered.headings);
      texts.push(rendered.text);
      sources.push(source);
    }
  }
  return { parts, headings, text: texts.join('\n'), markdown: sources.join('\n\n') };
}

/** Alternates Markdown (even index) and block names (odd index). */
function splitAtBlocks(body: string, blocks: readonly string[]): string[] {
  return blocks.length === 0
    ? [body]
    : body.split(new RegExp(`^\\{\\{(${blocks.join('|')})\\}\\}$`, 'm'));
}
