import { readFile } from 'node:fs/promises';
import { createChatHandler } from './create-handler.ts';
import { createLiveDocuments } from './live-documents.ts';

// On Supabase there is no content room: the site serves its sections, and `npm run search:index` writes them beside the function before it is
// deployed (`static_files` in config.toml) for times when the site is away.

export const handleChat = createChatHandler(
  createLiveDocuments(() => readFile(new URL('./search-documents.json', import.meta.url), 'utf8')),
);
