import { keepPreviousData } from '@tanstack/react-query';
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

const PAGE = 300;

/** So many pages of rows, the newest first, and whether older ones may be left. */
async function readPages<Row>(
  pages: number,
  read: (from: number, to: number) => Parameters<typeof take<Row[]>>[0],
) {
  const parts = await Promise.all(
    Array.from({ length: pages }, (_, page) => take(read(page * PAGE, (page + 1) * PAGE - 1))),
  );
  return { rows: parts.flat(), hasOlder: parts.at(-1)?.length === PAGE };
}

type Part = { rows: Settled[]; hasOlder: boolean };

async function readContacts(client: Client, pages: number): Promise<Part> {
  const { rows, hasOlder } = await readPages(pages, (from, to) =>
    client
      .from('contact_messages')
      .select(CONTACT_COLUMNS)
      .neq('status', 'new')
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
  return { rows: rows.map((row) => ({ ...toContact(row), at: row.created_at })), hasOlder };
}

async function readChats(client: Client, pages: number): Promise<Part> {
  const { rows, hasOlder } = await readPages(pages, (from, to) =>
    selectTalks(client)
      .not('settled_at', 'is', null)
      .order('settled_at', { ascending: false })
      .order('session_id')
      .range(from, to),
  );
  return {
    rows: rows.map(({ session_id, settled_at, last_message_at, ...talk }) => ({
      kind: 'chat',
      id: session_id,
      title: talkTitle(talk),
      text: '',
      at: settled_at ?? last_message_at,
    })),
    hasOlder,
  };
}

/** Offers that a question was asked about; the list leaves out those that wait. */
async function readQuestions(client: Client, pages: number): Promise<Part> {
  const { rows, hasOlder } = await readPages(pages, (from, to) =>
    client
      .from('offer_events')
      .select('offer_id,body,created_at,offers(number,customer:content->customer->>name)')
      .eq('kind', 'question')
      .order('id', { ascending: false })
      .range(from, to),
  );
  const newest = new Map(rows.toReversed().map((row) => [row.offer_id, row]));
  return {
    rows: [...newest.values()].toReversed().map(({ offer_id, body, created_at, offers }) => ({
      kind: 'angebot',
      id: offer_id,
      title: String(offers.customer ?? ''),
      text: `${offers.number}: ${body}`,
      at: created_at,
    })),
    hasOlder,
  };
}

const READERS = { kontakt: readContacts, chat: readChats, angebot: readQuestions };

/** What came in one way and awaits no answer any more: so many pages of it, the newest first. */
export const useSettled = (kind: ListedWay, pages: number) =>
  useRead({
    queryKey: [...INBOX_KEY, 'settled', kind, pages],
    placeholderData: keepPreviousData,
    read: (client) => READERS[kind](client, pages),
  });
