import type { FunctionContext } from '../../context.ts';
import type { HistoryMessage } from '../engine/assistant.ts';
import type { Reply } from '../engine/reply.ts';
import type { Hit } from '../engine/search.ts';
import { findViolation, LONGEST_ANSWER, type GuardRules } from './guard.ts';
import { buildSystemPrompt } from './prompt.ts';

export type LlmInput = {
  message: string;
  history: readonly HistoryMessage[];
  draft: Reply;
  hits: readonly Hit[];
  paths: ReadonlySet<string>;
};
export type LlmLimits = { /** Until the last word, in milliseconds. */ timeout: number };

const LIMITS: LlmLimits = { timeout: 12_000 };
const REMEMBERED_MESSAGES = 8;
const SENTENCE = /[\s\S]*?[.!?:](?=\s)|[\s\S]*?\n/y;

/** Why the model's answer is not used; the built-in answer takes its place. */
export class LlmRefused extends Error {}

/**
 * The answer of the model, sentence by sentence, each checked before it is handed out.
 * Throws LlmRefused at the first violation, an empty answer, a timeout or any fault of the service; what was yielded before is then void.
 */
export async function* streamLlmAnswer(input: LlmInput, context: FunctionContext, limits: LlmLimits = LIMITS): AsyncGenerator<string> {
  const { chatLlm } = context.settings;
  if (!chatLlm) throw new LlmRefused('not configured');
  const system = buildSystemPrompt(context.company, input.draft, input.hits);
  const rules: GuardRules = { given: system, paths: input.paths, publicUrl: context.publicUrl, company: context.company };
  const signal = AbortSignal.timeout(limits.timeout);
  let whole = '';
  try {
    const { OpenAI } = await import('openai');
    const client = new OpenAI({
      apiKey: chatLlm.key || 'none',
      baseURL: chatLlm.url,
      maxRetries: 0,
      timeout: limits.timeout,
      logLevel: 'off',
    });
    const stream = await client.chat.completions.create(
      {
        model: chatLlm.model,
        stream: true,
        temperature: 0.2,
        max_tokens: 500,
        messages: [
          { role: 'system', content: system },
          ...input.history.slice(-REMEMBERED_MESSAGES).map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_ANSWER) })),
          { role: 'user', content: input.message },
        ],
      },
      { signal },
    );
    let pending = '';
    for await (const chunk of stream) {
      pending += chunk.choices[0]?.delta?.content ?? '';
      if (whole.length + pending.length > LONGEST_ANSWER) throw new LlmRefused('too long');
      for (const sentence of takeSentences(pending)) {
        pending = pending.slice(sentence.length);
        whole = check(whole, sentence, rules);
        yield sentence;
      }
    }
    if (pending.trim()) {
      whole = check(whole, pending, rules);
      yield pending;
    }
  } catch (error) {
    if (error instanceof LlmRefused) throw error;
    throw new LlmRefused(signal.aborted ? 'timeout' : error instanceof Error ? error.message : 'failed', { cause: error });
  }
  if (!whole.trim()) throw new LlmRefused('empty answer');
}

/** The whole answer at once; see streamLlmAnswer. */
export async function createLlmAnswer(input: LlmInput, context: FunctionContext, limits?: LlmLimits): Promise<string> {
  let text = '';
  for await (const sentence of streamLlmAnswer(input, context, limits)) text += sentence;
  return text.trim();
}

/** Complete sentences at the start of a text; an open Markdown link is never cut. */
function takeSentences(text: string): string[] {
  const sentences: string[] = [];
  SENTENCE.lastIndex = 0;
  for (let match = SENTENCE.exec(text); match; match = SENTENCE.exec(text)) {
    const [sentence] = match;
    const previous = sentences.at(-1);
    // A figure or short form before the point ('1.290', 'z. B.') or a link that is still open belongs to what follows.
    if (previous !== undefined && (/(?:\d|\b\p{L})\.$/u.test(previous) || /\[[^\]]*$|\]\([^)]*$/.test(previous)))
      sentences[sentences.length - 1] = previous + sentence;
    else sentences.push(sentence);
  }
  const last = sentences.at(-1);
  if (last !== undefined && (/(?:\d|\b\p{L})\.$/u.test(last) || /\[[^\]]*$|\]\([^)]*$/.test(last))) sentences.pop();
  return sentences;
}

/** The text so far with the sentence; the whole is checked, so that nothing hides across a sentence's end. */
function check(whole: string, sentence: string, rules: GuardRules): string {
  const text = whole + sentence;
  const violation = findViolation(text, rules);
  if (violation) throw new LlmRefused(violation);
  return text;
}
