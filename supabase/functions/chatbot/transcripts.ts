import type { ChatRequest } from '#shared/chat-schema.ts';
import type { ChatResponse } from '#shared/chat.ts';
import type { FunctionContext } from '../context.ts';
import type { Step } from './engine/turn.ts';
import { maskPersonalData } from './personal-data.ts';

const TRANSCRIPT_LENGTH = 40;

/** Stores a turn with personal data masked. A fault is logged and does not cost the visitor his answer. */
export async function recordTurn(request: ChatRequest, step: Step, response: ChatResponse, context: FunctionContext): Promise<void> {
  const question = maskPersonalData(request.message);
  const answer = maskPersonalData(unmaskOwn(response.response, step));
  const turn = {
    session_id: request.sessionId,
    user_id: context.user?.id ?? null,
    language: step.reply.language,
    question,
    answer,
    intent: step.reply.intent,
    outcome: step.reply.kind,
    engine: response.engine,
    sources: response.sources.map((source) => source.path),
    unanswered: step.reply.kind === 'abstain' && question.trim().length > 3 ? question.slice(0, 1000) : null,
    handed_over: step.contact !== null,
    mail: step.contact ? await buildHandoverMail(step.contact, request, { question, answer }, context) : null,
  };
  const { error } = await context
    .admin('visitors may not write transcripts themselves; they are masked here first')
    .rpc('record_chat_turn', { turn });
  if (error) context.log.error({ code: error.code, reason: error.message }, 'chat turn not stored');
}

/** The confirmation repeats the contact to the visitor; the stored text must not. */
const unmaskOwn = (text: string, { contact }: Step): string => (contact ? text.replaceAll(contact, '[Kontakt]') : text);

async function buildHandoverMail(
  contact: string,
  request: ChatRequest,
  last: { question: string; answer: string },
  context: FunctionContext,
) {
  const transcript = [
    ...request.conversationHistory.map(({ role, content }) => ({ role, content: maskPersonalData(content) })),
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

/** Deletes a conversation with its messages; true also when there was none, so that nobody learns which ids exist. */
export async function deleteConversation(sessionId: string, context: FunctionContext): Promise<boolean> {
  const { error } = await context
    .admin('the visitor may delete the conversation whose random id he holds')
    .from('chat_sessions')
    .delete()
    .eq('session_id', sessionId);
  if (error) context.log.error({ code: error.code, reason: error.message }, 'conversation not deleted');
  return !error;
}

/** Queues the stored conversation as a mail; 'empty' when nothing is stored under the id. */
export async function sendTranscript(sessionId: string, email: string, context: FunctionContext): Promise<'queued' | 'empty' | 'failed'> {
  const admin = context.admin('the visitor may have the conversation sent whose random id he holds');
  const { data, error } = await admin.from('chat_messages').select('id, role, content').eq('session_id', sessionId).order('id').limit(200);
  if (error) {
    context.log.error({ code: error.code, reason: error.message }, 'transcript not read');
    return 'failed';
  }
  const messages = data as { id: number; role: 'user' | 'assistant'; content: string }[];
  const newest = messages.at(-1);
  if (!newest) return 'empty';
  const queued = await admin.rpc('enqueue_mail', {
    event_key: `chat:${sessionId}:transcript:${newest.id}:${await hash(email)}`,
    template: 'chat-transcript',
    recipient: email,
    data: { transcript: messages.map(({ role, content }) => ({ role, content })) },
  });
  if (!queued.error) return 'queued';
  context.log.error({ code: queued.error.code, reason: queued.error.message }, 'transcript not queued');
  return 'failed';
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.toLowerCase()));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
