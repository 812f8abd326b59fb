import * as z from 'zod';
import type { ChatRequest } from '#shared/chat/chat-schema.ts';
import type { ChatHistoryMessage } from '#shared/chat/chat.ts';
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

const StoredTalk = z.object({ talk: z.looseObject({ language: z.enum(['de', 'en', 'nl']) }) });

/**
 * The talk as the server keeps it. One that it does not know is replayed from
 * the visitor's own messages; what the history claims that the assistant said
 * is never read.
 */
export async function findTalk(
  { sessionId, conversationHistory }: ChatRequest,
  assistant: Assistant,
  context: FunctionContext,
): Promise<Talk> {
  const stored = await readTalk(sessionId, context).catch((error: unknown) => {
    context.log.error({ err: error }, 'state of a talk not read');
    return null;
  });
  if (stored) return stored;
  return conversationHistory
    .filter(({ role }) => role === 'user')
    .slice(-REPLAYED)
    .reduce((talk, { content }) => maskTalk(respond(assistant, talk, content).talk), NEW_TALK);
}

async function readTalk(sessionId: string, context: FunctionContext): Promise<Talk | null> {
  const { data, error } = await context
    .admin('the talk goes on where the visitor who holds its random id left it')
    .from('chat_sessions')
    .select('talk')
    .eq('session_id', sessionId)
    .maybeSingle();
  if (error) throw new Error(error.message);
  const parsed = StoredTalk.safeParse(data);
  return parsed.success ? ({ ...NEW_TALK, ...parsed.data.talk } as Talk) : null;
}

/** The newest messages of a talk as they are stored: masked. */
export async function readHistory(
  sessionId: string,
  context: FunctionContext,
): Promise<ChatHistoryMessage[]> {
  const { data, error } = await context
    .admin('a language model needs what was said before, masked, and not what a browser claims')
    .from('chat_messages')
    .select('role, content')
    .eq('session_id', sessionId)
    .order('id', { ascending: false })
    .limit(6);
  if (error) context.log.error({ reason: error.message }, 'earlier messages not read');
  return ((data ?? []) as ChatHistoryMessage[]).toReversed();
}

/** A talk as it may be stored. */
export const maskTalk = (talk: Talk): Talk => ({
  ...talk,
  asked: talk.asked === null ? null : maskPersonalData(talk.asked),
  booking: talk.booking?.map(maskPersonalData) ?? null,
});
