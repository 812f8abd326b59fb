import type * as z from 'zod';
import {
  ChatRatingSchema,
  ChatRequestSchema,
  ChatSessionSchema,
  ChatTranscriptRequestSchema,
  type ChatRequest,
} from '#shared/chat/chat-schema.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { json, type FunctionContext, type FunctionHandler } from '../context.ts';
import { answerTurn } from './answer-turn.ts';
import { answerAtOnce, streamAnswer } from './give-answer.ts';
import { createAssistantCache, type LoadKnowledge } from './knowledge.ts';
import { deleteConversation, rateAnswer, sendTranscript } from './transcripts.ts';
import { endBooking } from './turns.ts';

/**
 * `chatbot`: POST answers a message, DELETE ends a conversation, POST
 * …/transcript sends it by mail, POST …/rating rates an answer, POST …/booked
 * ends a booking of the talk. Errors: `{error}` in German with 400 (input), 405, 429 (too many), 500 (database), 503 (a
 * message for the agency that could not be stored).
 */
export function createChatHandler(loadKnowledge: LoadKnowledge): FunctionHandler {
  const findAssistant = createAssistantCache(loadKnowledge);
  return async (request, context) => {
    const body: unknown = await request.json().catch(() => undefined);
    if (body === undefined) return json({ error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    if (request.method === 'DELETE') return endConversation(body, context);
    if (request.method !== 'POST')
      return json({ error: 'Diese Adresse nimmt nur POST und DELETE an.' }, 405);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/transcript')) return mailTranscript(body, context);
    if (pathname.endsWith('/rating')) return keepRating(body, context);
    if (pathname.endsWith('/booked')) return noteBooked(body, context);

    const parsed = ChatRequestSchema.safeParse(body);
    if (!parsed.success) return refuse(parsed.error);
    const wait = await findWait(parsed.data, context);
    if (wait !== null) return refuseForNow(wait);
    const assistant = await findAssistant(context);
    const wantsStream = request.headers.get('accept')?.includes('text/event-stream') ?? false;
    return wantsStream
      ? streamAnswer((live) => answerTurn(parsed.data, assistant, context, live), context)
      : answerAtOnce(await answerTurn(parsed.data, assistant, context), context);
  };
}

/** Seconds to wait, or null while the budgets allow the message (BUDGET-04). */
async function findWait(
  { sessionId }: ChatRequest,
  { allow, user, clientAddress }: FunctionContext,
): Promise<number | null> {
  const { chatOfTalk, chatAMinute, chatADay } = BUDGETS;
  const counted = [
    [`chat:${user?.id ?? sessionId}:${clientAddress}`, chatOfTalk],
    [`chat-address:${clientAddress}`, chatAMinute],
    [`chat-address:${clientAddress}`, chatADay],
  ] as const;
  for (const [key, { most, seconds }] of counted)
    if (!(await allow(key, most, seconds))) return seconds;
  return null;
}

const refuseForNow = (seconds: number): Response =>
  Response.json(
    { error: 'Das waren sehr viele Nachrichten. Bitte warten Sie einen Augenblick.' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

const hasBudget = ({ allow, clientAddress }: FunctionContext, what: string): Promise<boolean> =>
  allow(`chat-${what}:${clientAddress}`, BUDGETS.chatAMinute.most, BUDGETS.chatAMinute.seconds);

async function endConversation(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatSessionSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'end'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  const isDeleted = await deleteConversation(parsed.data.sessionId, context);
  return isDeleted
    ? json({ success: true })
    : json({ error: 'Die Unterhaltung konnte nicht gelöscht werden.' }, 500);
}

async function keepRating(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatRatingSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'rating'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  const isKept = await rateAnswer(parsed.data, context);
  return isKept
    ? json({ success: true })
    : json({ error: 'Die Bewertung konnte nicht gespeichert werden.' }, 500);
}

async function noteBooked(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatSessionSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'booked'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  return (await endBooking(parsed.data.sessionId, context))
    ? json({ success: true })
    : json({ error: 'Das Gespräch konnte nicht gespeichert werden.' }, 500);
}

async function mailTranscript(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatTranscriptRequestSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  const { sessionId, earlierIds, email } = parsed.data;
  const { most, seconds } = BUDGETS.transcripts;
  const isAllowed =
    (await context.allow(`chat-transcript:${email.toLowerCase()}`, most, seconds)) &&
    (await context.allow(`chat-transcript:${sessionId}:${context.clientAddress}`, most, seconds));
  if (!isAllowed)
    return json(
      {
        error:
          'Sie haben sich das Gespräch schon mehrmals zuschicken lassen. Bitte versuchen Sie ' +
          'es später.',
      },
      429,
    );
  const result = await sendTranscript([...earlierIds, sessionId], email, context);
  if (result === 'queued') return json({ success: true });
  if (result === 'known')
    return json(
      {
        error:
          'Diese E-Mail ist schon unterwegs. Kommt sie nicht an, sehen Sie bitte im Spam-Ordner ' +
          'nach.',
      },
      409,
    );
  if (result === 'empty') return json({ error: 'Zu diesem Gespräch ist nichts gespeichert.' }, 404);
  return json({ error: 'Das Gespräch konnte nicht verschickt werden.' }, 500);
}

const refuse = (error: z.ZodError): Response =>
  json({ error: error.issues[0]?.message ?? 'Bitte prüfen Sie Ihre Angaben.' }, 400);
