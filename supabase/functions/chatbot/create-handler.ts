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
import { readBody } from '../posted.ts';
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
    const body = await readBody(request);
    if (body === undefined) return json({ error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    if (request.method === 'DELETE') return endConversation(body, context);
    if (request.method !== 'POST')
      return json({ error: 'Diese Adresse nimmt nur POST und DELETE an.' }, 405);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/transcript')) return mailTranscript(body, context);
    if (pathname.endsWith('/rating')) return keepRating(body, context);
    if (pathname.endsWith('/booked')) return noteBooked(body, context);

    const parsed = parse(ChatRequestSchema, body);
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
    {
      error:
        seconds > BUDGETS.chatAMinute.seconds
          ? 'Von Ihrem Anschluss kamen heute sehr viele Nachrichten. Ab morgen antwortet der ' +
            'Assistent wieder; bis dahin erreichen Sie uns telefonisch oder per E-Mail.'
          : 'Das waren sehr viele Nachrichten. Bitte warten Sie eine Minute.',
    },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

const hasBudget = ({ allow, clientAddress }: FunctionContext, what: string): Promise<boolean> =>
  allow(`chat-${what}:${clientAddress}`, BUDGETS.chatAMinute.most, BUDGETS.chatAMinute.seconds);

async function endConversation(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = parse(ChatSessionSchema, body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'end'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  const isDeleted = await deleteConversation(parsed.data.sessionId, context);
  return isDeleted
    ? json({ success: true })
    : json({ error: 'Die Unterhaltung konnte nicht gelöscht werden.' }, 500);
}

async function keepRating(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = parse(ChatRatingSchema, body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'rating'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  const isKept = await rateAnswer(parsed.data, context);
  return isKept
    ? json({ success: true })
    : json({ error: 'Die Bewertung konnte nicht gespeichert werden.' }, 500);
}

async function noteBooked(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = parse(ChatSessionSchema, body);
  if (!parsed.success) return refuse(parsed.error);
  if (!(await hasBudget(context, 'booked'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  return (await endBooking(parsed.data.sessionId, context))
    ? json({ success: true })
    : json({ error: 'Das Gespräch konnte nicht gespeichert werden.' }, 500);
}

async function mailTranscript(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = parse(ChatTranscriptRequestSchema, body);
  if (!parsed.success) return refuse(parsed.error);
  const { sessionId, earlierIds, email } = parsed.data;
  if (!(await hasBudget(context, 'send'))) return refuseForNow(BUDGETS.chatAMinute.seconds);
  const { most, seconds } = BUDGETS.transcripts;
  const { allow, clientAddress } = context;
  // Counted is what would be sent, for each sender: nobody uses up what others may ask for.
  const maySend = async (): Promise<boolean> =>
    (await allow(`chat-transcript:${email.toLowerCase()}:${clientAddress}`, most, seconds)) &&
    (await allow(`chat-transcript:${sessionId}:${clientAddress}`, most, seconds));
  const result = await sendTranscript([...earlierIds, sessionId], email, maySend, context);
  if (result === 'queued') return json({ success: true });
  if (result === 'refused')
    return json(
      {
        error:
          'Sie haben sich das Gespräch schon mehrmals zuschicken lassen. Bitte versuchen Sie ' +
          'es später.',
      },
      429,
    );
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

/** What a schema has no sentence of its own for is told in German too. */
const parse = <Schema extends z.ZodType>(schema: Schema, body: unknown) =>
  schema.safeParse(body, { error: () => 'Die Anfrage ist unvollständig oder fehlerhaft.' });

const refuse = (error: z.ZodError): Response => json({ error: error.issues[0]?.message }, 400);
