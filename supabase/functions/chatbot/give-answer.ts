import { json, type FunctionContext } from '../context.ts';
import { buildResponse, type AnsweredTurn, type Live } from './answer-turn.ts';
import { recordTurn } from './record-turn.ts';

/**
 * Stores the turn and gives what goes to the window; null where somebody would
 * be told that his message was handed on, and nobody has it.
 */
async function finish(turn: AnsweredTurn, context: FunctionContext) {
  const messageId = await recordTurn(turn, context);
  return turn.contacts.length > 0 && messageId === null ? null : buildResponse(turn, messageId);
}

/** The whole response as JSON. */
export async function answerAtOnce(
  turn: AnsweredTurn,
  context: FunctionContext,
): Promise<Response> {
  const response = await finish(turn, context);
  return response
    ? json(response)
    : json({ error: 'Ihre Nachricht konnte nicht weitergegeben werden.' }, 503);
}

/**
 * Server-sent events: `delta` {text} as it comes, at the end `done` with the
 * whole response, which replaces the deltas.
 */
export function streamAnswer(
  answer: (live: Live) => Promise<AnsweredTurn>,
  context: FunctionContext,
): Response {
  const encoder = new TextEncoder();
  const stop = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (event: string, data: unknown): void => {
        if (stop.signal.aborted) return;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      const onText = (text: string): void => write('delta', { text });
      const turn = await answer({ onText, signal: stop.signal });
      const response = await finish(turn, context);
      if (!response) return controller.error(new Error('hand-over not stored'));
      write('done', response);
      if (!stop.signal.aborted) controller.close();
    },
    // The visitor has stopped the answer or left: what the model has not
    // finished counts for nothing.
    cancel: () => stop.abort(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would keep it until it is whole.
      'x-accel-buffering': 'no',
    },
  });
}
