import type { ChatRequest } from '#shared/chat/chat-schema.ts';
import type { FunctionContext } from '../context.ts';
import { signLink } from '../signed-link.ts';
import type { AnsweredTurn } from './answer-turn.ts';
import { maskPersonalData } from './personal-data.ts';
import { maskTalk } from './turns.ts';

const TRANSCRIPT_LENGTH = 40;

/**
 * Stores a turn with personal data masked and gives the number of the answer. A
 * fault is logged and does not cost the visitor his answer.
 */
export async function recordTurn(
  { request, reply, talk, contact, engine, guesses, isUnsure, model }: AnsweredTurn,
  context: FunctionContext,
): Promise<number | null> {
  const question = maskPersonalData(request.message);
  // The confirmation repeats the contact to the visitor; the stored text must not.
  const text = contact ? reply.text.replaceAll(contact, '[Kontakt]') : reply.text;
  const answer = maskPersonalData(text);
  const turn = {
    session_id: request.sessionId,
    user_id: context.user?.id ?? null,
    language: reply.language,
    question,
    answer,
    intent: reply.topic,
    outcome: reply.kind,
    engine,
    sources: reply.sources.map((source) => source.path),
    confidence: guesses[0]?.probability ?? null,
    talk: maskTalk(talk),
    model_outcome: model?.outcome ?? '',
    model_tokens: model?.tokens ?? 0,
    unanswered: isUnsure && question.trim().length > 3 ? question.slice(0, 1000) : null,
    handed_over: contact !== null,
    mail: contact ? await buildHandoverMail(contact, request, { question, answer }, context) : null,
  };
  const { data, error } = await context
    .admin('visitors may not write transcripts themselves; they are masked here first')
    .rpc('record_chat_turn', { turn });
  if (error) context.log.error({ code: error.code, reason: error.message }, 'chat turn not stored');
  return typeof data === 'number' ? data : null;
}

async function buildHandoverMail(
  contact: string,
  request: ChatRequest,
  last: { question: string; answer: string },
  context: FunctionContext,
) {
  const transcript = [
    ...request.conversationHistory.map(({ role, content }) => ({
      role,
      content: maskPersonalData(content),
    })),
    { role: 'user', content: last.question },
    { role: 'assistant', content: last.answer },
  ];
  return {
    // One mail a conversation and contact, however often the message is repeated.
    event_key: `chat:${request.sessionId}:handover:${await hash(contact)}`,
    template: 'chat-handover',
    recipient: context.company.email,
    data: { contact, transcript: transcript.slice(-TRANSCRIPT_LENGTH) },
  };
}

/**
 * Deletes a conversation with its messages; true also when there was none, so
 * that nobody learns which ids exist.
 */
export async function deleteConversation(
  sessionId: string,
  context: FunctionContext,
): Promise<boolean> {
  const { error } = await context
    .admin('the visitor may delete the conversation whose random id he holds')
    .from('chat_sessions')
    .delete()
    .eq('session_id', sessionId);
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

/** Queues the stored conversation as a mail; 'empty' when nothing is stored under the ids. */
export async function sendTranscript(
  sessionIds: readonly string[],
  email: string,
  context: FunctionContext,
): Promise<'queued' | 'empty' | 'failed'> {
  const admin = context.admin(
    'the visitor may have the conversation sent whose random ids he holds',
  );
  const { data, error } = await admin
    .from('chat_messages')
    .select('id, role, content, session_id')
    .in('session_id', sessionIds)
    .order('id')
    .limit(200);
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'transcript not read');
    return 'failed';
  }
  const messages = data;
  const newest = messages.at(-1);
  if (!newest) return 'empty';
  // The link gives the talk as it was when it was sent: up to here, of each part.
  const ends = new Map(messages.map(({ session_id, id }) => [session_id, id]));
  const link = await signLink(
    'chat-transcript',
    [...ends.values()].join('-'),
    context.settings.signingSecret,
  );
  const queued = await admin.rpc('enqueue_mail', {
    event_key: `chat:${newest.session_id}:transcript:${newest.id}:${await hash(email)}`,
    template: 'chat-transcript',
    recipient: email,
    data: {
      transcript: messages.map(({ role, content }) => ({ role, content })),
      url: `${context.publicUrl}/dokumente/gespraeche/${link}`,
    },
  });
  if (!queued.error) return 'queued';
  context.log.error(
    { code: queued.error.code, reason: queued.error.message },
    'transcript not queued',
  );
  return 'failed';
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.toLowerCase()));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
