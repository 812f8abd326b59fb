import { buildSearchIndex } from '#app/lib/build-search-index.ts';
import type { SearchIndex } from '#app/lib/site-search.ts';
import { loadAssistantTexts } from '#content/assistant.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import type { Route } from './+types/search-documents.ts';

/** Built once per version of the content: the array of sections is the same until then. */
const built = new WeakMap<readonly SearchDocument[], SearchIndex>();

/**
 * The sections of the site and their index for the search in the browser,
 * fetched on its first use; with `?ganz` whole, for the chat on Supabase, whose
 * reader was trained before and needs no messages.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const documents = await loadSearchDocuments();
  if (new URL(request.url).searchParams.has('ganz')) {
    const texts = { ...(await loadAssistantTexts()), asked: [] };
    return Response.json({ documents, texts }, { headers: { 'cache-control': 'no-cache' } });
  }
  const index = built.get(documents) ?? buildSearchIndex(documents);
  built.set(documents, index);
  return Response.json(index, { headers: { 'cache-control': 'public, max-age=600' } });
}
