/** The window's property: where cookies are blocked, already asking for it throws. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** What the browser keeps under this key; null too where storage is forbidden. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. False where storage is full or forbidden. */
export function writeStored(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
