import { loadSearchDocuments } from '#content/search-index.ts';
import { createChatHandler } from './create-handler.ts';

/** The function 'chatbot' in Node, over the content as it lies on disk and in the database. */
export const handleChat = createChatHandler(loadSearchDocuments);
