import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';

/** The page of all that awaits an answer, in navigation, head and palette. */
export const ALL_OPEN = 'Alles Offene';
/** Where something that awaits an answer came in, by the word of the address: one of them. */
export const WAYS_IN = {
  anfrage: 'Angebotsanfrage',
  kunde: 'Kundennachricht',
  kontakt: 'Kontaktformular',
  chat: 'Website-Chat',
} as const;
/** All of them: the name of their page, as a filter and beside a figure. */
export const WAYS_IN_PLURAL: Readonly<Record<keyof typeof WAYS_IN, string>> = {
  anfrage: 'Angebotsanfragen',
  kunde: 'Kundennachrichten',
  kontakt: 'Kontaktformular',
  chat: 'Website-Chat',
};
export type WayIn = keyof typeof WAYS_IN;
export const isWayIn = (word: string | undefined): word is WayIn =>
  word !== undefined && Object.hasOwn(WAYS_IN, word);
export const WAYS: readonly WayIn[] = Object.keys(WAYS_IN).filter(isWayIn);

export type Waiting = {
  kind: WayIn;
  /** Of the record that is opened. */
  id: string;
  title: string;
  text: string;
  at: string;
  isLate: boolean;
};

export const INBOX_KEY = ['inbox'];
const READS = [INBOX_KEY];
const MOST = 200;

type Client = SupabaseClient<Database>;

/** Throws what the database refused. */
async function take<Data>(
  read: PromiseLike<{ data: Data; error: null } | { data: null; error: { message: string } }>,
): Promise<Data> {
  const { data, error } = await read;
  if (error) throw new Error(error.message);
  return data;
}

async function readRequests(client: Client, now: string): Promise<Waiting[]> {
  const rows = await take(
    client
      .from('quote_requests')
      .select('id,name,company,message,created_at,respond_by')
      .eq('status', 'new')
      .is('merged_into', null)
      .order('created_at', { ascending: false })
      .limit(MOST),
  );
  return rows.map((row) => ({
    kind: 'anfrage',
    id: row.id,
    title: row.name,
    text: row.message || row.company || 'Ohne Text',
    at: row.created_at,
    isLate: row.respond_by < now,
  }));
}

async function readContacts(client: Client): Promise<Waiting[]> {
  const rows = await take(
    client
      .from('contact_messages')
      .select('id,name,message,created_at')
      .eq('status', 'new')
      .order('created_at', { ascending: false })
      .limit(MOST),
  );
  return rows.map(({ id, name, message, created_at }) => ({
    kind: 'kontakt',
    id,
    title: name,
    text: message,
    at: created_at,
    isLate: false,
  }));
}

async function readThreads(client: Client): Promise<Waiting[]> {
  const rows = await take(client.rpc('list_threads'));
  return rows.flatMap((row): Waiting[] =>
    row.last_at && row.last_from_staff === false
      ? [
          {
            kind: 'kunde',
            id: row.customer_id,
            title: row.full_name || row.email,
            text: row.last_body || 'Datei',
            at: row.last_at,
            isLate: false,
          },
        ]
      : [],
  );
}

async function readChats(client: Client): Promise<Waiting[]> {
  const rows = await take(
    client
      .from('chat_sessions')
      .select('session_id,handed_over_at,last_message_at,chat_messages(role,content)')
      .not('handed_over_at', 'is', null)
      .is('settled_at', null)
      .order('handed_over_at', { ascending: false })
      .order('id', { referencedTable: 'chat_messages' })
      .limit(MOST),
  );
  return rows.map((row) => ({
    kind: 'chat',
    id: row.session_id,
    title: 'Besucher',
    text: row.chat_messages.find(({ role }) => role === 'user')?.content ?? 'Gespräch ohne Text',
    at: row.handed_over_at ?? row.last_message_at,
    isLate: false,
  }));
}

/** What is late comes first, then the newest. */
export const byUrgency = (rows: readonly Waiting[]): Waiting[] =>
  rows.toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || b.at.localeCompare(a.at));

/** Keeps the count of the navigation and the list up to date; once a page. */
export function InboxWatch() {
  useLiveTable('quote_requests', READS);
  useLiveTable('contact_messages', READS);
  useLiveTable('messages', READS);
  return null;
}

/** What came in one way; without one, everything. */
export const ofKind = (rows: readonly Waiting[], kind?: WayIn): readonly Waiting[] =>
  kind ? rows.filter((row) => row.kind === kind) : rows;

/** All that awaits an answer of the agency: overdue first, then the newest. */
export function useWaiting() {
  return useRead({
    queryKey: INBOX_KEY,
    read: async (client): Promise<Waiting[]> => {
      const found = await Promise.all([
        readRequests(client, new Date().toISOString()),
        readContacts(client),
        readThreads(client),
        readChats(client),
      ]);
      return byUrgency(found.flat());
    },
  });
}
