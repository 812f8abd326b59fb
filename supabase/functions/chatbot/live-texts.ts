import type { AssistantTexts } from '#content/schemas/assistant.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import type { FunctionContext } from '../context.ts';

const LIFETIME_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;

/** What the site serves for the assistant under /suche.json?ganz. */
export type LiveTexts = { documents: readonly SearchDocument[]; texts: AssistantTexts };

/**
 * The assistant's texts and the site's sections as the site serves them, edited
 * ones included; read anew every ten minutes. While the site does not answer,
 * the last ones known, at first the `bundled` ones.
 */
export function createLiveTexts(bundled: () => Promise<LiveTexts>) {
  let known: { text: string; parsed: LiveTexts } | undefined;
  let until = 0;
  return async ({ publicUrl, log, now }: FunctionContext): Promise<LiveTexts> => {
    if (known && now().getTime() < until) return known.parsed;
    until = now().getTime() + LIFETIME_MS;
    const served = await readSite(publicUrl).catch((error: unknown) => {
      log.warn({ err: error }, 'texts of the site not read; the chat answers from the last ones');
      return null;
    });
    // The same objects as long as nothing has changed: the index is built from them.
    if (served !== null && served !== known?.text)
      known = { text: served, parsed: JSON.parse(served) as LiveTexts };
    known ??= { text: '', parsed: await bundled() };
    return known.parsed;
  };
}

async function readSite(publicUrl: string): Promise<string> {
  const response = await fetch(`${publicUrl}/suche.json?ganz`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`the site answers ${response.status}`);
  const text = await response.text();
  const { documents = [], texts } = JSON.parse(text) as Partial<LiveTexts>;
  if (documents.length === 0 || documents.some(({ id, page }) => !id || !page) || !texts?.answers)
    throw new Error('no texts in the answer');
  return text;
}
