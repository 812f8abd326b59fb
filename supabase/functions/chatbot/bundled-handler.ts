import { readFile } from 'node:fs/promises';
import type { SearchDocument } from '#shared/search/documents.ts';
import { createChatHandler } from './create-handler.ts';

// On Supabase there is no content room: `npm run search:index` writes its sections beside the function before it is deployed.
let documents: Promise<readonly SearchDocument[]> | undefined;

/** The function 'chatbot' over the generated file, which is deployed beside it (`static_files` in config.toml). */
export const handleChat = createChatHandler(() => {
  documents ??= readFile(new URL('./search-documents.json', import.meta.url), 'utf8').then((text) => JSON.parse(text) as SearchDocument[]);
  documents.catch(() => (documents = undefined));
  return documents;
});
