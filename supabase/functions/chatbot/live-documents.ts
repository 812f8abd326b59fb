import type { SearchDocument } from '#shared/search/documents.ts';
import type { LoadDocuments } from './create-handler.ts';

const LIFETIME_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;

/**
 * The site's sections as the site serves them, texts edited in the admin area included; read anew every ten minutes. While the site does not
 * answer, the last ones known, at first the `bundled` ones.
 */
export function createLiveDocuments(bundled: () => Promise<string>): LoadDocuments {
  let known: { text: string; documents: readonly SearchDocument[] } | undefined;
  let until = 0;
  return async ({ publicUrl, log, now }) => {
    if (known && now().getTime() < until) return known.documents;
    until = now().getTime() + LIFETIME_MS;
    const served = await readSite(publicUrl).catch((error: unknown) => {
      log.warn({ err: error }, 'sections of the site not read; the chat answers from the last ones');
      return null;
    });
    const text = served ?? known?.text ?? (await bundled());
    // The same array as long as nothing has changed: the index is built from it.
    if (known?.text !== text) known = { text, documents: JSON.parse(text) as SearchDocument[] };
    return known.documents;
  };
}

async function readSite(publicUrl: string): Promise<string> {
  const response = await fetch(`${publicUrl}/suche.json?ganz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`the site answers ${response.status}`);
  const text = await response.text();
  const documents = JSON.parse(text) as Partial<SearchDocument>[];
  if (documents.length === 0 || documents.some(({ id, page }) => !id || !page)) throw new Error('no sections in the answer');
  return text;
}
