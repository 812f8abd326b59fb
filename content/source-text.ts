import { parseDocument, stringify } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Takes a source text apart for editing; placeholders stay as they are written.
 * A text without front matter gives no data.
 */
export function splitSource(source: string): { data: Record<string, unknown>; body: string } {
  const text = source.replaceAll('\r\n', '\n');
  const match = FRONT_MATTER.exec(text);
  if (!match) return { data: {}, body: text };
  const data: unknown = parseDocument(match[1] ?? '').toJS();
  return {
    data: typeof data === 'object' && data !== null ? { ...data } : {},
    body: text.slice(match[0].length),
  };
}

/** The opposite of `splitSource`. */
export const joinSource = (data: Record<string, unknown>, body: string): string =>
  `---\n${stringify(data)}---\n${body.trim()}\n`;
