import type { SearchDocument } from '#shared/search/documents.ts';
import { createChatHandler } from './create-handler.ts';

// On Supabase there is no content room: `npm run search:index` writes its sections beside the function before it is deployed.
let documents: Promise<readonly SearchDocument[]> | undefined;

/** The function 'chatbot' over the generated file; for Deno, whose fetch reads files of the bundle. */
export const handleChat = createChatHandler(() => {
  documents ??= fetch(new URL('./search-documents.json', import.meta.url)).then((response) => response.json() as Promise<SearchDocument[]>);
  documents.catch(() => (documents = undefined));
  return documents;
});
