import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

// What is being written outlives the end of a session, the login and a reload;
// signing out on purpose and the end of the tab end it.

const { key: KEY } = STORAGE_KEYS.messageDrafts;

export function readKeptDrafts<Kept>(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepDrafts(drafts: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Without storage they last as long as the page.
  }
}

export function forgetKeptDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
