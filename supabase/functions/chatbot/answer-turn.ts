import type { ChatRequest } from '#shared/chat/chat-schema.ts';
import type { ChatResponse } from '#shared/chat/chat.ts';
import { listFreeSlots } from '../booking/free-slots.ts';
import type { FunctionContext } from '../context.ts';
import type { Assistant } from './talk/assistant.ts';
import { continueBooking, slotLabel } from './talk/book.ts';
import { settleDays } from './talk/day-wish.ts';
import { askModel, type ModelUse } from './llm/ask-model.ts';
import { completeTurn, respond, type Turn } from './talk/respond.ts';
import { findTalk, type Place } from './turns.ts';

export type AnsweredTurn = Turn & {
  request: ChatRequest;
  /** What it answers from. */
  place: Place;
  engine: ChatResponse['engine'];
  startsAt: string | null;
  /** Null where no language model was asked. */
  model: ModelUse | null;
};

/** What is passed on while a model writes, and the end of the wait for it. */
export type Live = { onText: (text: string) => void; signal: AbortSignal };

/** Calls of the model: of a talk, of an address, and of everybody in a day. */
const MODEL_BUDGET = { talk: 25, address: 100, all: 2_000, seconds: 86_400 };

/** Earlier messages that a model is shown. */
const HISTORY = 6;

/** One message answered, from the state of the talk that the server keeps. */
export async function answerTurn(
  request: ChatRequest,
  assistant: Assistant,
  context: FunctionContext,
  live?: Live,
): Promise<AnsweredTurn> {
  const place = await findTalk(request, assistant, context);
  const turn = respond(assistant, place.talk, request.message);
  const rest = { request, place, startsAt: null };
  const asked = turn.isUnsure && (await mayAskModel(request, context));
  const answered: AnsweredTurn = asked
    ? { ...rest, ...(await chooseByModel(turn, place, request.message, assistant, context, live)) }
    : { ...rest, ...turn, engine: 'builtin', model: null };
  return addFreeSlots(answered, assistant, context);
}

async function mayAskModel({ sessionId }: ChatRequest, context: FunctionContext): Promise<boolean> {
  const { talk, address, all, seconds } = MODEL_BUDGET;
  return (
    context.settings.chatLlm !== null &&
    (await context.allow(`chat-model:talk:${sessionId}`, talk, seconds)) &&
    (await context.allow(`chat-model:address:${context.clientAddress}`, address, seconds)) &&
    (await context.allow('chat-model:all', all, seconds))
  );
}

/** The language model's choice; the built-in reply where it has none or is at fault. */
async function chooseByModel(
  turn: Turn,
  { talk: before, history }: Place,
  message: string,
  assistant: Assistant,
  context: FunctionContext,
  live: Live | undefined,
): Promise<Turn & Pick<AnsweredTurn, 'engine' | 'model'>> {
  const asked = { message, before, turn, assistant, history: history.slice(-HISTORY), ...live };
  const { result, use } = await askModel(asked, context);
  if (!result) return { ...turn, engine: 'builtin', model: use };
  const { began, asked: question, language, frame } = turn.talk;
  const say = assistant.speak(language);
  const talk = { ...before, began, asked: question, language, frame };
  // What is answered in between ends no booking here either.
  const beside = { ...result, talk: { booking: turn.talk.booking, ...result.talk } };
  return { ...completeTurn(talk, beside, say, turn.guesses), engine: 'llm', model: use };
}

/**
 * A booking goes on with the slots that are free now; without them the answer
 * leads to the calendar. What is asked in between takes the form of a chosen
 * slot away: a button leads back to it.
 */
async function addFreeSlots(
  turn: AnsweredTurn,
  assistant: Assistant,
  context: FunctionContext,
): Promise<AnsweredTurn> {
  const { reply, talk } = turn;
  if (talk.booking === null) return turn;
  try {
    const slots = await listFreeSlots(context);
    const say = assistant.speak(reply.language);
    const booking = settleDays(talk.booking, slots, context.now());
    const { text, suggestions, startsAt } = continueBooking(booking, slots, context.now(), say);
    const settled = { ...turn, talk: { ...talk, booking } };
    if (reply.topic === 'booking') {
      // What else the reply says stays before it.
      const whole = reply.text.replace(say('booking-ask-day'), () => text);
      return { ...settled, reply: { ...reply, text: whole, suggestions }, startsAt };
    }
    const back = startsAt ? [slotLabel(startsAt, reply.language)] : [];
    return { ...settled, reply: { ...reply, suggestions: [...back, ...reply.suggestions] } };
  } catch (error) {
    context.log.error({ err: error }, 'free slots not read for the chat');
    return turn;
  }
}

export const buildResponse = (
  { reply, contacts, startsAt, engine }: AnsweredTurn,
  messageId: number | null,
): ChatResponse => ({
  response: reply.text,
  sources: reply.sources,
  suggestions: reply.suggestions,
  engine,
  language: reply.language,
  ...(messageId !== null && { messageId }),
  ...(startsAt && { booking: { startsAt } }),
  ...(contacts.length > 0 && { handedOver: true }),
});
