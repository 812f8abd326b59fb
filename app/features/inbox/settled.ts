import { useRead } from '#app/lib/use-rows.ts';
import {
  CONTACT_COLUMNS,
  INBOX_KEY,
  selectTalks,
  take,
  talkTitle,
  toContact,
  type Client,
  type Waiting,
} from './waiting.ts';

/** Ways in whose own page lists what came in by them, answered or not. */
export type ListedWay = 'kontakt' | 'chat' | 'angebot';
/** What awaits no answer any more; `at`: when that was, or when it came. */
export type Settled = Omit<Waiting, 'due'>;

const NEWEST = 300;

async function readContacts(client: Client): Promise<Settled[]> {
  const rows = await take(
    client
      .from('contact_messages')
      .select(CONTACT_COLUMNS)
      .neq('status', 'new')
      .order('created_at', { ascending: false })
      .limit(NEWEST),
  );
  return rows.map((row) => ({ ...toContact(row), at: row.created_at }));
}

async function readChats(client: Client): Promise<Settled[]> {
  const rows = await take(
    selectTalks(client)
      .not('settled_at', 'is', null)
      .order('settled_at', { ascending: false })
      .limit(NEWEST),
  );
  return rows.map(({ session_id, settled_at, last_message_at, ...talk }) => ({
    kind: 'chat',
    id: session_id,
    title: talkTitle(talk),
    text: '',
    at: settled_at ?? last_message_at,
  }));
}

/** Offers that a question was asked about; the list leaves out those that wait. */
async function readQuestions(client: Client): Promise<Settled[]> {
  const rows = await take(
    client
      .from('offer_events')
      .select('offer_id,body,created_at,offers(number,customer:content->customer->>name)')
      .eq('kind', 'question')
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
  const newest = new Map(rows.toReversed().map((row) => [row.offer_id, row]));
  return [...newest.values()].toReversed().map(({ offer_id, body, created_at, offers }) => ({
    kind: 'angebot',
    id: offer_id,
    title: String(offers.customer ?? ''),
    text: `${offers.number}: ${body}`,
    at: created_at,
  }));
}

const READERS = { kontakt: readContacts, chat: readChats, angebot: readQuestions };

/** The newest that came in one way and awaits no answer any more. */
export const useSettled = (kind: ListedWay) =>
  useRead({ queryKey: [...INBOX_KEY, 'settled', kind], read: READERS[kind] });
