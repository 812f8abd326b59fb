import type { ChatHistoryMessage } from '#shared/chat/chat.ts';
import type { FunctionContext } from '../../context.ts';
import { maskPersonalData } from '../personal-data.ts';
import { fillAnswer, joinResults, type Result } from '../talk/parts.ts';
import type { Assistant } from '../talk/assistant.ts';
import type { Turn } from '../talk/respond.ts';
import type { Talk } from '../talk/talk.ts';
import { renderChoice, type Offered } from './choose.ts';
import { LlmFailed, LlmRefused, streamModel } from './client.ts';
import { buildSystemPrompt } from './prompt.ts';

/** How the model was used for a turn; stands beside the stored answer. */
export type ModelUse = { outcome: string; tokens: number };

type Request = {
  message: string;
  /** The talk before the message. */
  before: Talk;
  turn: Turn;
  assistant: Assistant;
  /** As the server keeps it, masked. */
  history: readonly ChatHistoryMessage[];
  onText?: ((text: string) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const PATIENCE_MS = 12_000;
const REMEMBERED_MESSAGES = 6;
const OFFERED_ANSWERS = 14;
const MOST_LINES = 3;

/**
 * Asks the language model where the reader is unsure. Gives its choice rendered
 * by code, line by line through `onText`, or null with the reason why the
 * built-in reply stands: whatever was passed on before is void then.
 */
export async function askModel(
  { message, before, turn, assistant, history, onText, signal }: Request,
  context: FunctionContext,
): Promise<{ result: Result | null; use: ModelUse }> {
  const { chatLlm } = context.settings;
  if (!chatLlm) throw new Error('no language model is connected');
  const { language } = turn.reply;
  const { frame } = turn.talk;
  const say = assistant.speak(language);
  const masked = maskPersonalData(message);
  const ids = assistant.reader.read(masked, OFFERED_ANSWERS).map(({ id }) => id);
  const answers = ids.flatMap((id) => assistant.findAnswer(id) ?? []);
  const system = buildSystemPrompt(
    context.company,
    language,
    frame,
    answers.map((answer) => ({ answer, text: fillAnswer(answer, say) })),
  );
  const offered: Offered = { assistant, message: masked, before, frame, ids, language };
  const limit = AbortSignal.timeout(PATIENCE_MS);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  const results: Result[] = [];
  let tokens = 0;
  try {
    const parts = streamModel(
      chatLlm,
      [
        { role: 'system', content: system },
        ...history.slice(-REMEMBERED_MESSAGES),
        { role: 'user', content: masked },
      ],
      until,
    );
    let pending = '';
    const take = (line: string): void => {
      if (!line.trim() || line.trim().startsWith('```')) return;
      if (results.length === MOST_LINES) throw new LlmFailed('chose too much');
      const result = renderChoice(line, offered);
      if (!result) return;
      results.push(result);
      onText?.(`${results.length > 1 ? '\n\n' : ''}${result.part.text}`);
    };
    for await (const part of parts) {
      tokens = Math.max(tokens, part.tokens);
      const lines = (pending + part.text).split('\n');
      pending = lines.pop() ?? '';
      lines.forEach(take);
    }
    take(pending);
  } catch (error) {
    if (!(error instanceof LlmFailed)) throw error;
    const level = error instanceof LlmRefused ? 'error' : 'warn';
    context.log[level]({ reason: error.message }, 'built-in answer instead of the language model');
    return { result: null, use: { outcome: error.message, tokens } };
  }
  const result = results.length > 0 ? joinResults(results) : null;
  return { result, use: { outcome: result ? 'used' : 'nothing fits', tokens } };
}
