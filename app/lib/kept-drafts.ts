import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import { readStored, writeStored } from './stored.ts';

// What is being written outlives the end of a session, the login and a reload;
// signing out on purpose and the end of the tab end it.

const { key: KEY } = STORAGE_KEYS.messageDrafts;

/** Null if there are none. Another release may have written them. */
export const readKeptDrafts = (): unknown => parseJson(readStored('sessionStorage', KEY) ?? 'null');

/** Without storage they last as long as the page. */
export const keepDrafts = (drafts: unknown): void =>
  void writeStored('sessionStorage', KEY, JSON.stringify(drafts));

export const forgetKeptDrafts = (): void => void writeStored('sessionStorage', KEY, null);
