import { MOST_SENT } from '#shared/chat/chat.ts';
import type { FunctionContext } from '../context.ts';
import { signLink } from '../signed-link.ts';
import { hashAddress } from './hash-address.ts';

/**
 * Deletes a conversation and what is repeated of it; true also when there was
 * none, so that nobody learns which ids exist. What was handed over to the
 * agency stays there.
 */
export async function deleteConversation(
  sessionId: string,
  context: FunctionContext,
): Promise<boolean> {
  const { error } = await context
    .admin('the visitor may delete the conversation whose random id he holds')
    .rpc('delete_chat', { chat: sessionId });
  if (error)
    context.log.error({ code: error.code, reason: error.message }, 'conversation not deleted');
  return !error;
}

/** Keeps what the visitor thinks of an answer of his own conversation; null takes it back. */
export async function rateAnswer(
  { sessionId, messageId, rating }: { sessionId: string; messageId: number; rating: -1 | 0 | 1 },
  context: FunctionContext,
): Promise<boolean> {
  const { error } = await context
    .admin('the visitor may rate the answers of the conversation whose random id he holds')
    .from('chat_messages')
    .update({ rating: rating || null })
    .eq('session_id', sessionId)
    .eq('id', messageId)
    .eq('role', 'assistant');
  if (error) context.log.error({ code: error.code, reason: error.message }, 'rating not stored');
  return !error;
}

/**
 * Queues the stored conversation as a mail; 'empty' when nothing is stored under the ids, 'refused'
 * when there is something that `maySend` does not allow, 'known' when the same mail was queued
 * within the same minute of the clock.
 */
export async function sendTranscript(
  sessionIds: readonly string[],
  email: string,
  maySend: () => Promise<boolean>,
  context: FunctionContext,
): Promise<'queued' | 'refused' | 'known' | 'empty' | 'failed'> {
  const admin = context.admin(
    'the visitor may have the conversation sent whose random ids he holds',
  );
  const { data, error } = await admin
    .from('chat_messages')
    .select('id, role, content, session_id')
    .in('session_id', sessionIds)
    .order('id', { ascending: false })
    .limit(MOST_SENT + 1);
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'transcript not read');
    return 'failed';
  }
  const messages = data.reverse();
  const newest = messages.at(-1);
  if (!newest) return 'empty';
  if (!(await maySend())) return 'refused';
  // The link gives the talk as it was when it was sent: up to here, of each part.
  const ends = new Map(messages.map(({ session_id, id }) => [session_id, id]));
  const link = await signLink(
    'chat-transcript',
    [...ends.values()].join('-'),
    context.settings.signingSecret,
  );
  const queued = await admin.rpc('enqueue_mail', {
    event_key: [
      `chat:${newest.session_id}:transcript:${newest.id}`,
      await hashAddress(email),
      context.now().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length),
    ].join(':'),
    template: 'chat-transcript',
    recipient: email,
    data: {
      transcript: messages.map(({ role, content }) => ({ role, content })),
      url: `${context.publicUrl}/dokumente/gespraeche/${link}`,
    },
  });
  if (!queued.error) return queued.data ? 'queued' : 'known';
  context.log.error(
    { code: queued.error.code, reason: queued.error.message },
    'transcript not queued',
  );
  return 'failed';
}
