import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { parseJson } from '#shared/core/parse-json.ts';

export type LlmSettings = { url: string; key: string; model: string };
export type LlmMessage = { role: 'system' | 'user' | 'assistant'; content: string };
/** `tokens` is what the service counted; the last part estimates it where none was counted. */
export type LlmPart = { text: string; tokens: number };

/** Why the model's answer is not used; the built-in answer takes its place. */
export class LlmFailed extends Error {}
/**
 * The service takes no such request: key, address (a redirect too), model or quota; somebody has to
 * see to it.
 */
export class LlmRefused extends LlmFailed {}

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ total_tokens: z.number() }).nullish(),
});

const LONGEST_ANSWER = 2_000;
/** Rather too many than too few, for German. */
const CHARACTERS_PER_TOKEN = 3;

/** What most services take beside the talk, and some refuse. */
const OPTIONS = { stream_options: { include_usage: true }, temperature: 0, max_tokens: 400 };
/** Services and models that took a request once it was without them, as long as the process runs. */
const withoutOptions = new Set<string>();

/**
 * The service's answer to a talk, asked again without the options where it
 * refuses them. A redirect is followed nowhere: nobody agreed to the talk going
 * there.
 */
async function complete(
  { url, key, model }: LlmSettings,
  messages: readonly LlmMessage[],
  signal: AbortSignal,
): Promise<Response> {
  const address = `${url.replace(/\/$/, '')}/chat/completions`;
  const send = (options: object): Promise<Response> =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, ...options }),
      redirect: 'manual',
      signal,
    });
  const service = `${address} ${model}`;
  if (withoutOptions.has(service)) return send({});
  const response = await send(OPTIONS);
  if (response.status !== 400 && response.status !== 422) return response;
  await response.body?.cancel();
  const plain = await send({});
  if (plain.ok) withoutOptions.add(service);
  return plain;
}

/**
 * What a model of any OpenAI-compatible service writes, as it comes. Throws
 * LlmFailed for every fault: refused, out of time, aborted, malformed, too
 * long, or over before the model said that it had finished.
 */
export async function* streamModel(
  settings: LlmSettings,
  messages: readonly LlmMessage[],
  signal: AbortSignal,
): AsyncGenerator<LlmPart> {
  let length = 0;
  let counted = 0;
  let isFinished = false;
  try {
    const response = await complete(settings, messages, signal);
    if (!response.ok && response.status < 500) throw new LlmRefused(`status ${response.status}`);
    if (!response.ok || !response.body) throw new LlmFailed(`status ${response.status}`);
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { data } of events) {
      if (data === '[DONE]') break;
      const { choices, usage } = Chunk.parse(parseJson(data));
      const text = choices[0]?.delta?.content ?? '';
      isFinished ||= choices[0]?.finish_reason === 'stop';
      length += text.length;
      if (length > LONGEST_ANSWER) throw new LlmFailed('too long');
      counted = Math.max(counted, usage?.total_tokens ?? 0);
      yield { text, tokens: counted };
    }
  } catch (error) {
    if (error instanceof LlmFailed) throw error;
    const reason = signal.aborted ? 'out of time' : 'no usable answer';
    throw new LlmFailed(reason, { cause: error });
  }
  if (counted === 0) {
    const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
    yield { text: '', tokens: Math.ceil((sent + length) / CHARACTERS_PER_TOKEN) };
  }
  if (!isFinished) throw new LlmFailed('cut off');
}
