import * as z from 'zod';
import type { ChatRequest } from '#shared/chat/chat-schema.ts';
import type { ChatHistoryMessage } from '#shared/chat/chat.ts';
import type { Json } from '#shared/database-types.ts';
import type { FunctionContext } from '../context.ts';
import { maskPersonalData } from './personal-data.ts';
import type { Assistant } from './talk/assistant.ts';
import { respond } from './talk/respond.ts';
import { NEW_TALK, type Talk } from './talk/talk.ts';

/**
 * Earlier messages of a talk that the server does not know: a page that was
 * loaded anew begins with another id.
 */
const REPLAYED = 8;
/** Stored messages that are read: enough for a model, for the mail to the agency, and to know a
 * message that comes again. */
const NEWEST = 40;

const StoredState = z.looseObject({
  language: z.enum(['de', 'en', 'nl']),
  frame: z.looseObject({}).optional(),
});
const StoredTalk = z.object({
  talk: StoredState.extend({ before: StoredState.optional() }).nullable(),
  chat_messages: z.array(
    z.object({ id: z.number(), role: z.enum(['user', 'assistant']), content: z.string() }),
  ),
});
type StoredMessage = z.infer<typeof StoredTalk>['chat_messages'][number];

/** Where a message finds its talk. */
export type Place = {
  talk: Talk;
  /** The newest messages that are stored, masked, oldest first. */
  history: ChatHistoryMessage[];
  /** Number of the last of them, which the answer follows; 0: none is stored, null: unknown. */
  after: number | null;
};

/**
 * The talk as the server keeps it. One that it does not know is replayed from
 * the visitor's own messages; what the history claims that the assistant said
 * is never read.
 */
export async function findTalk(
  request: ChatRequest,
  assistant: Assistant,
  context: FunctionContext,
): Promise<Place> {
  const { talk, ...place } = await readTalk(request, context).catch((error: unknown) => {
    context.log.error({ err: error }, 'state of a talk not read');
    return { talk: null, history: [], after: null };
  });
  return { ...place, talk: talk ?? replay(request, assistant) };
}

const replay = ({ conversationHistory }: ChatRequest, assistant: Assistant): Talk =>
  conversationHistory
    .filter(({ role }) => role === 'user')
    .slice(-REPLAYED)
    .reduce((talk, { content }) => maskTalk(respond(assistant, talk, content).talk), NEW_TALK);

type Known = Omit<Place, 'talk'> & { talk: Talk | null };

async function readTalk(request: ChatRequest, context: FunctionContext): Promise<Known> {
  const { data, error } = await context
    .admin('the talk goes on where the visitor who holds its random id left it')
    .from('chat_sessions')
    .select('talk, chat_messages(id, role, content)')
    .eq('session_id', request.sessionId)
    .order('id', { referencedTable: 'chat_messages', ascending: false })
    .limit(NEWEST, { referencedTable: 'chat_messages' })
    .maybeSingle();
  if (error) throw new Error(error.message);
  const { talk, chat_messages } = StoredTalk.parse(data ?? { talk: null, chat_messages: [] });
  const messages = chat_messages.toReversed();
  if (!talk) return placeOf(null, messages);
  const { before, ...now } = talk;
  return before && isSentAgain(request, messages)
    ? placeOf(before, messages.slice(0, -2))
    : placeOf(now, messages);
}

const placeOf = (
  talk: z.infer<typeof StoredState> | null,
  messages: readonly StoredMessage[],
): Known => ({
  talk: talk && { ...NEW_TALK, ...talk, frame: { ...NEW_TALK.frame, ...talk.frame } },
  history: messages.map(({ role, content }) => ({ role, content })),
  after: messages.at(-1)?.id ?? 0,
});

/**
 * Whether the newest message that is stored comes again because its answer was
 * lost: the page, which leaves out what did not get through, knows it less
 * often than the server.
 */
function isSentAgain(
  { message, conversationHistory }: ChatRequest,
  stored: readonly StoredMessage[],
): boolean {
  const question = maskPersonalData(message);
  const countLast = (messages: readonly ChatHistoryMessage[]): number => {
    const asked = messages.filter(({ role }) => role === 'user');
    return (
      asked.length -
      1 -
      asked.findLastIndex(({ content }) => maskPersonalData(content) !== question)
    );
  };
  return countLast(conversationHistory) < countLast(stored);
}

/** The talk is booked: a day that is named from now on is no wish for another time. */
export async function endBooking(sessionId: string, context: FunctionContext): Promise<boolean> {
  const admin = context.admin(
    'the visitor may say that the talk is booked, in the conversation whose random id he holds',
  );
  const { data, error } = await admin
    .from('chat_sessions')
    .select('talk')
    .eq('session_id', sessionId)
    .maybeSingle();
  const talk = StoredTalk.shape.talk.safeParse(data?.talk).data;
  const failure =
    error ??
    (talk &&
      (
        await admin
          .from('chat_sessions')
          .update({ talk: { ...talk, booking: null } as Json })
          .eq('session_id', sessionId)
      ).error);
  if (failure) context.log.error({ reason: failure.message }, 'end of a booking not stored');
  return !failure;
}

/** A talk as it may be stored. */
export const maskTalk = (talk: Talk): Talk => ({
  ...talk,
  asked: talk.asked === null ? null : maskPersonalData(talk.asked),
  booking: talk.booking?.map(maskPersonalData) ?? null,
});
