import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { parseJson } from '#shared/core/parse-json.ts';

export type LlmSettings = { url: string; key: string; model: string };
export type LlmMessage = { role: 'system' | 'user' | 'assistant'; content: string };
/** `tokens` is what the service counted, 0 where it does not count. */
export type LlmPart = { text: string; tokens: number };

/** Why the model's answer is not used; the built-in answer takes its place. */
export class LlmFailed extends Error {}
/** The service takes no such request: key, address, model or quota; somebody has to see to it. */
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

/**
 * What a model of any OpenAI-compatible service writes, as it comes. Throws
 * LlmFailed for every fault: refused, out of time, aborted, malformed, too
 * long, or over before the model said that it had finished.
 */
export async function* streamModel(
  { url, key, model }: LlmSettings,
  messages: readonly LlmMessage[],
  signal: AbortSignal,
): AsyncGenerator<LlmPart> {
  let length = 0;
  let isFinished = false;
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0,
        max_tokens: 400,
      }),
      signal,
    });
    if (response.status >= 400 && response.status < 500)
      throw new LlmRefused(`status ${response.status}`);
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
      yield { text, tokens: usage?.total_tokens ?? 0 };
    }
  } catch (error) {
    if (error instanceof LlmFailed) throw error;
    const reason = signal.aborted ? 'out of time' : 'no usable answer';
    throw new LlmFailed(reason, { cause: error });
  }
  if (!isFinished) throw new LlmFailed('cut off');
}
