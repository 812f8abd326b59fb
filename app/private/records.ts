import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { IconName } from '#app/ui/icon.tsx';

/** A row of the SQL function find_records. */
export type FoundRecord = { kind: string; id: string; title: string; note: string };

const KINDS: Readonly<Record<string, { label: string; folder: string; icon: IconName }>> = {
  request: { label: 'Anfrage', folder: '/admin/anfragen', icon: 'mail' },
  offer: { label: 'Angebot', folder: '/admin/angebote', icon: 'file' },
  project: { label: 'Projekt', folder: '/admin/projekte', icon: 'flow' },
  invoice: { label: 'Rechnung', folder: '/admin/rechnungen', icon: 'receipt' },
  person: { label: 'Kunde', folder: '/admin/kunden', icon: 'user' },
};
/** That of its list in the navigation. */
export const kindIcon = (kind: string): IconName => KINDS[kind]?.icon ?? 'file';
export const kindLabel = (kind: string): string => KINDS[kind]?.label ?? '';
export const recordPath = ({ kind, id }: Pick<FoundRecord, 'kind' | 'id'>): string =>
  `${KINDS[kind]?.folder ?? '/admin'}/${id}`;

/** A conversation is one of the customer's record. */
const FOLDERS = [...Object.values(KINDS).map(({ folder }) => folder), '/admin/unterhaltungen'];

/** The id of the record that a page shows. */
export const findRecordId = (pathname: string): string | undefined => {
  const folder = FOLDERS.find((place) => pathname.startsWith(`${place}/`));
  const id = folder && pathname.slice(folder.length + 1);
  return id && isUuid(id) ? id : undefined;
};

const { key } = STORAGE_KEYS.recentRecords;
const MOST = 6;
const NONE: readonly string[] = [];
const { tell, subscribe } = createListeners();
let recent: readonly string[] | undefined;

const readRecent = (): readonly string[] =>
  (recent ??= (readStored('localStorage', key) ?? '').split(' ').filter(isUuid).slice(0, MOST));

function remember(id: string): void {
  recent = [id, ...readRecent().filter((other) => other !== id)].slice(0, MOST);
  writeStored('localStorage', key, recent.join(' '));
  tell();
}

/**
 * Ids of the records that were opened last on this device, newest first; keeps
 * the one of this page.
 */
export function useRecentIds(): readonly string[] {
  const { pathname } = useLocation();
  const id = findRecordId(pathname);
  useEffect(() => {
    if (id) remember(id);
  }, [id]);
  return useSyncExternalStore(subscribe, readRecent, () => NONE);
}
