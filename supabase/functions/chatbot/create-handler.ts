import type * as z from 'zod';
import { ChatDeletionSchema, ChatRequestSchema, ChatTranscriptRequestSchema, type ChatRequest } from '#shared/chat-schema.ts';
import type { ChatResponse } from '#shared/chat.ts';
import type { Company } from '#shared/company.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { json, type FunctionContext, type FunctionHandler } from '../context.ts';
import { listFreeSlots } from '../booking/free-slots.ts';
import { continueBooking } from './engine/book.ts';
import { createAssistant, type Answer, type Assistant } from './engine/assistant.ts';
import { createLlmAnswer, LlmRefused, streamLlmAnswer, type LlmInput } from './llm/answer.ts';
import { deleteConversation, recordTurn, sendTranscript } from './transcripts.ts';

/** Sections of the site: from the content room in Node, from the site itself on Supabase. The same array until the content changes. */
export type LoadDocuments = (context: FunctionContext) => Promise<readonly SearchDocument[]>;

// 120 messages a minute from one address must pass (RUN-09); this leaves room above it.
const MESSAGES_A_MINUTE = 180;
const TRANSCRIPTS_AN_HOUR = 5;
const MAX_HITS = 5;

/**
 * `chatbot`: POST answers a message, DELETE ends a conversation, POST …/transcript sends it by mail.
 * Errors: `{error}` in German with 400 (input), 405, 429 (too many), 500 (database).
 */
export function createChatHandler(loadDocuments: LoadDocuments): FunctionHandler {
  const findAssistant = createAssistantCache(loadDocuments);
  return async (request, context) => {
    const body: unknown = await request.json().catch(() => undefined);
    if (body === undefined) return json({ error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    if (request.method === 'DELETE') return endConversation(body, context);
    if (request.method !== 'POST') return json({ error: 'Diese Adresse nimmt nur POST und DELETE an.' }, 405);
    if (new URL(request.url).pathname.endsWith('/transcript')) return mailTranscript(body, context);

    const parsed = ChatRequestSchema.safeParse(body);
    if (!parsed.success) return refuse(parsed.error);
    const chat = parsed.data;
    if (!(await context.allow(`chat:${context.user?.id ?? chat.sessionId}:${context.clientAddress}`, MESSAGES_A_MINUTE, 60))) {
      return json({ error: 'Das waren sehr viele Nachrichten. Bitte warten Sie einen Augenblick.' }, 429);
    }
    const { assistant, paths } = await findAssistant(context);
    const answer = await addFreeSlots(assistant.respond(chat.message, chat.conversationHistory), context);
    const llm = asksLlm(answer, context)
      ? {
          message: chat.message,
          history: chat.conversationHistory,
          draft: answer.reply,
          hits: assistant.search(chat.message, MAX_HITS),
          paths,
        }
      : null;
    const wantsStream = request.headers.get('accept')?.includes('text/event-stream') ?? false;
    return wantsStream ? streamAnswer(chat, answer, llm, context) : json(await completeAnswer(chat, answer, llm, context));
  };
}

type BookingAnswer = Answer & { startsAt?: string };

/** A booking goes on with the slots that are free now; without them the answer leads to the calendar. */
async function addFreeSlots(answer: Answer, context: FunctionContext): Promise<BookingAnswer> {
  const { reply, state } = answer;
  if (reply.intent !== 'booking' || state.booking === null) return answer;
  try {
    const { text, suggestions, startsAt } = continueBooking(state.booking, await listFreeSlots(context), context.now(), reply.language);
    return { ...answer, reply: { ...reply, text, suggestions }, ...(startsAt && { startsAt }) };
  } catch (error) {
    context.log.error({ err: error }, 'free slots not read for the chat');
    return answer;
  }
}

/** Only plain answers go to the model: refusals, slots, handovers and the unknown stay with the built-in rules. */
const asksLlm = ({ reply, state, contact }: Answer, context: FunctionContext): boolean =>
  context.settings.chatLlm !== null &&
  reply.kind === 'answer' &&
  reply.intent !== 'price_estimate' &&
  reply.intent !== 'booking' &&
  state.estimate === null &&
  contact === null;

const buildResponse = ({ reply, contact, startsAt }: BookingAnswer, text: string, engine: ChatResponse['engine']): ChatResponse => ({
  response: text,
  sources: reply.sources,
  suggestions: reply.suggestions,
  engine,
  language: reply.language,
  ...(startsAt && { booking: { startsAt } }),
  ...(contact !== null && { handedOver: true }),
});

async function completeAnswer(
  chat: ChatRequest,
  answer: BookingAnswer,
  llm: LlmInput | null,
  context: FunctionContext,
): Promise<ChatResponse> {
  const text = llm && (await createLlmAnswer(llm, context).catch((error: unknown) => noteFallBack(error, context)));
  const response = text ? buildResponse(answer, text, 'llm') : buildResponse(answer, answer.reply.text, 'builtin');
  await recordTurn(chat, answer, response, context);
  return response;
}

/** Server-sent events: `delta` {text} as it comes, at the end `done` with the whole response, which replaces the deltas. */
function streamAnswer(chat: ChatRequest, answer: BookingAnswer, llm: LlmInput | null, context: FunctionContext): Response {
  const encoder = new TextEncoder();
  const write = (event: string, data: unknown): Uint8Array => encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let text = '';
      try {
        if (llm) {
          for await (const sentence of streamLlmAnswer(llm, context)) {
            text += sentence;
            controller.enqueue(write('delta', { text: sentence }));
          }
        }
      } catch (error) {
        noteFallBack(error, context);
        text = '';
      }
      const response = text.trim() ? buildResponse(answer, text.trim(), 'llm') : buildResponse(answer, answer.reply.text, 'builtin');
      await recordTurn(chat, answer, response, context);
      controller.enqueue(write('done', response));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' } });
}

function noteFallBack(error: unknown, context: FunctionContext): null {
  if (!(error instanceof LlmRefused)) throw error;
  context.log.warn({ reason: error.message }, 'built-in answer instead of the language model');
  return null;
}

async function endConversation(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatDeletionSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  const isDeleted = await deleteConversation(parsed.data.sessionId, context);
  return isDeleted ? json({ success: true }) : json({ error: 'Die Unterhaltung konnte nicht gelöscht werden.' }, 500);
}

async function mailTranscript(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = ChatTranscriptRequestSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error);
  const { sessionId, email } = parsed.data;
  const isAllowed =
    (await context.allow(`chat-transcript:${email.toLowerCase()}`, TRANSCRIPTS_AN_HOUR, 3600)) &&
    (await context.allow(`chat-transcript:${sessionId}:${context.clientAddress}`, TRANSCRIPTS_AN_HOUR, 3600));
  if (!isAllowed)
    return json({ error: 'Sie haben sich das Gespräch schon mehrmals zuschicken lassen. Bitte versuchen Sie es später.' }, 429);
  const result = await sendTranscript(sessionId, email, context);
  if (result === 'queued') return json({ success: true });
  if (result === 'empty') return json({ error: 'Zu diesem Gespräch ist nichts gespeichert.' }, 404);
  return json({ error: 'Das Gespräch konnte nicht verschickt werden.' }, 500);
}

const refuse = (error: z.ZodError): Response => json({ error: error.issues[0]?.message ?? 'Bitte prüfen Sie Ihre Angaben.' }, 400);

/** Builds the index once per state of content and company. */
function createAssistantCache(loadDocuments: LoadDocuments) {
  let known: { documents: readonly SearchDocument[]; company: Company; assistant: Assistant; paths: ReadonlySet<string> } | undefined;
  return async (context: FunctionContext) => {
    const { company } = context;
    const documents = await loadDocuments(context);
    if (known?.documents !== documents || known.company !== company) {
      known = {
        documents,
        company,
        assistant: createAssistant(documents, company),
        paths: new Set(['/', ...documents.map((document) => document.page)]),
      };
    }
    return known;
  };
}
