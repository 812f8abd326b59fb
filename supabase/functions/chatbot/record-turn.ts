import { joinContacts } from '#shared/chat/contacts.ts';
import { cutText } from '#shared/forms/clean-text.ts';
import type { FunctionContext } from '../context.ts';
import type { AnsweredTurn } from './answer-turn.ts';
import { hashAddress } from './hash-address.ts';
import { findEmail, maskPersonalData } from './personal-data.ts';
import { maskTalk } from './turns.ts';

const TRANSCRIPT_LENGTH = 40;
/** Before what nobody but the visitor himself says that he has written. */
const TOLD = 'Laut Besucher vorher geschrieben: ';

/**
 * Stores a turn with personal data masked and gives the number of the answer. A
 * fault is logged and does not cost the visitor his answer.
 */
export async function recordTurn(
  { request, place, reply, talk, contacts, engine, guesses, isUnsure, model }: AnsweredTurn,
  context: FunctionContext,
): Promise<number | null> {
  const question = maskPersonalData(request.message);
  // The confirmation repeats the contacts to the visitor; the stored text must not.
  const answer = maskPersonalData(
    contacts.reduce((text, each) => text.replaceAll(each, '[Kontakt]'), reply.text),
  );
  const isHandedOver = contacts.length > 0;
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
    after: place.after,
    talk: { ...maskTalk(talk), before: maskTalk(place.talk) },
    model_outcome: model?.outcome ?? '',
    model_tokens: model?.tokens ?? 0,
    unanswered: isUnsure && question.trim().length > 3 ? cutText(question, 1000) : null,
    handed_over: isHandedOver,
    mail: isHandedOver
      ? await buildHandoverMail(
          joinContacts(contacts),
          { request, place },
          { question, answer },
          context,
        )
      : null,
  };
  const { data, error } = await context
    .admin('visitors may not write transcripts themselves; they are masked here first')
    .rpc('record_chat_turn', { turn });
  if (error) context.log.error({ code: error.code, reason: error.message }, 'chat turn not stored');
  return typeof data === 'number' ? data : null;
}

async function buildHandoverMail(
  contact: string,
  { request, place }: Pick<AnsweredTurn, 'request' | 'place'>,
  last: { question: string; answer: string },
  context: FunctionContext,
) {
  const told = request.conversationHistory
    .filter(({ role }) => role === 'user')
    .map(({ content }) => ({ role: 'user', content: TOLD + maskPersonalData(content) }));
  const transcript = [
    // What the assistant has said is known from what is stored, and from nobody else.
    ...(place.history.length > 0 ? place.history : told),
    { role: 'user', content: last.question },
    { role: 'assistant', content: last.answer },
  ];
  const email = findEmail(contact);
  return {
    // One mail a conversation, contact and message, however often that is sent again.
    event_key: [
      `chat:${request.sessionId}:handover:${await hashAddress(contact)}`,
      await hashAddress(last.question),
    ].join(':'),
    template: 'chat-handover',
    recipient: context.company.email,
    data: {
      contact,
      // Where an answer to the mail goes.
      ...(email && { email }),
      session: request.sessionId,
      transcript: transcript.slice(-TRANSCRIPT_LENGTH),
    },
  };
}
