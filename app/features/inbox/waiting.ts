import type { SupabaseClient } from '@supabase/supabase-js';
import { formatWholePrice } from '#shared/core/format.ts';
import type { Database, Tables } from '#shared/database-types.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { wishTitle, type RequestRow } from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { byUrgency, waitFrom, type Wait } from '#app/private/waits.ts';

/** The page of all that awaits an answer, in navigation, head and palette. */
export const ALL_OPEN = 'Alles Offene';
/** Where something that awaits an answer came in, by the word of the address: one of them. */
export const WAYS_IN = {
  anfrage: 'Angebotsanfrage',
  kunde: 'Kundennachricht',
  angebot: 'Frage zum Angebot',
  kontakt: 'Kontaktformular',
  chat: 'Website-Chat',
} as const;
/** All of them: the name of their page. */
export const WAYS_IN_PLURAL: Readonly<Record<keyof typeof WAYS_IN, string>> = {
  anfrage: 'Angebotsanfragen',
  kunde: 'Kundennachrichten',
  angebot: 'Fragen zu Angeboten',
  kontakt: 'Kontaktformular',
  chat: 'Website-Chat',
};
export type WayIn = keyof typeof WAYS_IN;
export const isWayIn = (word: string | undefined): word is WayIn =>
  word !== undefined && Object.hasOwn(WAYS_IN, word);

export type Waiting = Wait & {
  kind: WayIn;
  /** Of the record that is opened. */
  id: string;
  title: string;
  /** Empty where the title says it all. */
  text: string;
  /** What a search finds it by besides. */
  words?: string;
};

export const INBOX_KEY = ['inbox'];
const READS = [INBOX_KEY];
const CONTACT_READS = [INBOX_KEY, ['contact-message']];
const CHAT_READS = [INBOX_KEY, ['chat-session']];
const MOST = 200;

export type Client = SupabaseClient<Database>;

/** Throws what the database refused. */
export async function take<Data>(
  read: PromiseLike<{ data: Data; error: null } | { data: null; error: { message: string } }>,
): Promise<Data> {
  const { data, error } = await read;
  if (error) throw new Error(error.message);
  return data;
}

/** 'Neue Website · 839 €', and the message where there is one. */
export const describeWish = (
  row: Pick<RequestRow, 'project_type' | 'package' | 'shown_price' | 'message'>,
): string =>
  [wishTitle(row), formatWholePrice(row.shown_price), row.message].filter(Boolean).join(' · ');

async function readRequests(client: Client): Promise<Waiting[]> {
  const rows = await take(
    client
      .from('quote_requests')
      .select('id,name,message,project_type,package,shown_price,created_at,respond_by')
      .eq('status', 'new')
      .is('merged_into', null)
      .order('respond_by')
      .limit(MOST),
  );
  return rows.map((row) => ({
    kind: 'anfrage',
    id: row.id,
    title: row.name,
    text: describeWish(row),
    at: row.created_at,
    due: row.respond_by,
  }));
}

export const CONTACT_COLUMNS = 'id,name,message,email,phone,reference,kind,created_at';
type Contact = Pick<
  Tables<'contact_messages'>,
  'id' | 'name' | 'message' | 'email' | 'phone' | 'reference' | 'kind' | 'created_at'
>;

/** A declaration of withdrawal is told from a question. */
export const toContact = ({ id, name, message, email, phone, reference, kind }: Contact) => ({
  kind: 'kontakt' as const,
  id,
  title: name,
  text: kind === 'withdrawal' ? `Widerruf: ${message}` : message,
  words: `${email} ${phone} ${reference}`,
});

async function readContacts(client: Client): Promise<Waiting[]> {
  const rows = await take(
    client
      .from('contact_messages')
      .select(CONTACT_COLUMNS)
      .eq('status', 'new')
      .order('created_at')
      .limit(MOST),
  );
  return rows.map((row) => ({ ...toContact(row), ...waitFrom(row.created_at) }));
}

async function readThreads(client: Client): Promise<Waiting[]> {
  const rows = await take(client.rpc('list_waiting_threads'));
  return rows.map((row) => ({
    kind: 'kunde',
    id: row.customer_id,
    title: row.full_name || row.email,
    text: row.body || 'Datei',
    ...waitFrom(row.waits_since),
  }));
}

async function readQuestions(client: Client): Promise<Waiting[]> {
  const rows = await take(client.rpc('list_open_questions'));
  return rows.map((row) => ({
    kind: 'angebot',
    id: row.offer_id,
    title: row.customer,
    text: `${row.number}: ${row.body}`,
    ...waitFrom(row.waits_since),
  }));
}

const TALK_COLUMNS =
  'session_id,handed_over_at,settled_at,last_message_at,began:talk->>began,chat_messages(content)';

/** Talks that were handed over, each with what it began with, and its first question alone. */
export const selectTalks = (client: Client) =>
  client
    .from('chat_sessions')
    .select(TALK_COLUMNS)
    .not('handed_over_at', 'is', null)
    .eq('chat_messages.role', 'user')
    .order('id', { referencedTable: 'chat_messages' })
    .limit(1, { referencedTable: 'chat_messages' });

type Named = { began: unknown; chat_messages: readonly { content: string }[] };

/** A talk has no name but what it began with. */
export const talkTitle = ({ began, chat_messages: [first] }: Named): string =>
  typeof began === 'string' ? began : (first?.content ?? 'Gespräch ohne Text');

async function readChats(client: Client): Promise<Waiting[]> {
  const rows = await take(
    selectTalks(client).is('settled_at', null).order('handed_over_at').limit(MOST),
  );
  return rows.map((row) => ({
    kind: 'chat',
    id: row.session_id,
    title: talkTitle(row),
    text: '',
    ...waitFrom(row.handed_over_at ?? row.last_message_at),
  }));
}

/** Keeps the count of the navigation, the lists and what is open up to date; once a page. */
export function InboxWatch() {
  useLiveTable('quote_requests', READS);
  useLiveTable('contact_messages', CONTACT_READS);
  useLiveTable('messages', READS);
  useLiveTable('offer_events', READS);
  useLiveTable('chat_sessions', CHAT_READS);
  return null;
}

/** What came in one way; without one, everything. */
export const ofKind = (rows: readonly Waiting[], kind?: WayIn): readonly Waiting[] =>
  kind ? rows.filter((row) => row.kind === kind) : rows;

/** All that awaits an answer of the agency: overdue first, then what waits longest. */
export function useWaiting() {
  return useRead({
    queryKey: INBOX_KEY,
    read: async (client): Promise<Waiting[]> => {
      const found = await Promise.all([
        readRequests(client),
        readContacts(client),
        readThreads(client),
        readQuestions(client),
        readChats(client),
      ]);
      return byUrgency(found.flat());
    },
  });
}
