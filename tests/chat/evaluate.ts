import { readFile } from 'node:fs/promises';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { createAssistant, type HistoryMessage } from '#functions/chatbot/engine/assistant.ts';
import type { Reply } from '#functions/chatbot/engine/reply.ts';
import { ChatRequestSchema } from '#shared/chat-schema.ts';
import { expectedAmounts, findAmounts, isKnownAmount, type PriceRule } from './amounts.ts';

export type Question = {
  id: string;
  group: 'answerable' | 'refuse' | 'multi-turn' | 'hostile';
  /** What the visitor writes, in order; the last message is judged. */
  turns: string[];
  intent: string;
  /** invalid: the request schema refuses it. */
  outcome: 'answer' | 'refuse' | 'invalid';
  /** Acceptable source pages; a trailing or leading * matches the rest, 'glossar:x' an entry whose slug contains x. Empty: any. */
  pages?: string[];
  price?: PriceRule;
  lang?: 'en' | 'nl';
  /** Patterns that must not occur in the answer. */
  forbid?: string[];
  /** The message is the turn repeated that often. */
  repeat?: number;
  /** Kept aside while tuning, reported separately. */
  holdout?: boolean;
};

export type Result = {
  question: Question;
  reply: Reply | null;
  milliseconds: number;
  intentRight: boolean;
  /** Whether an acceptable page is among the three best; null where none is asked for. */
  recalled: boolean | null;
  /** null where no price is asked for. */
  priceRight: boolean | null;
  refused: boolean;
  /** An answer that states something wrong or answers what it should not. */
  wrong: boolean;
  problems: string[];
};

export async function loadQuestions(): Promise<Question[]> {
  const text = await readFile(new URL('./questions.jsonl', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question);
}

export async function evaluate(questions: readonly Question[]): Promise<Result[]> {
  const company = companyFromEnv({});
  const assistant = createAssistant(await loadSearchDocuments(), company);
  return questions.map((question) => judge(question, assistant));
}

function judge(question: Question, assistant: ReturnType<typeof createAssistant>): Result {
  const turns = question.turns.map((turn) => turn.repeat(question.repeat ?? 1));
  const message = turns.at(-1) ?? '';
  if (question.outcome === 'invalid') {
    const accepted = ChatRequestSchema.safeParse({ message, sessionId: 'evaluation', conversationHistory: [] }).success;
    return {
      question,
      reply: null,
      milliseconds: 0,
      intentRight: !accepted,
      recalled: null,
      priceRight: null,
      refused: !accepted,
      wrong: accepted,
      problems: accepted ? ['accepted'] : [],
    };
  }
  const history: HistoryMessage[] = [];
  for (const turn of turns.slice(0, -1)) {
    history.push({ role: 'user', content: turn }, { role: 'assistant', content: assistant.respond(turn, history).reply.text });
  }
  const start = performance.now();
  const { reply, rank } = assistant.respond(message, history);
  const milliseconds = performance.now() - start;
  const ranked = rank();

  const refused = reply.kind === 'refuse' || reply.kind === 'abstain';
  const shouldRefuse = question.outcome === 'refuse';
  const pages = question.pages ?? [];
  const recalled = pages.length === 0 ? null : ranked.slice(0, 3).some((source) => pages.some((page) => matchesPage(source.path, page)));
  const names = pages.length === 0 || reply.sources.some((source) => pages.some((page) => matchesPage(source.path, page)));
  const amounts = findAmounts(reply.text, reply.language);
  const priceRight = question.price ? expectedAmounts(question.price).every((amount) => amounts.includes(amount)) : null;
  const problems: string[] = [];
  if (reply.intent !== question.intent) problems.push(`intent ${reply.intent}`);
  if (refused !== shouldRefuse) problems.push(refused ? 'refused' : 'answered');
  if (recalled === false) problems.push('page not among the first three');
  if (!names && !refused) problems.push(`source ${reply.sources.map((source) => source.path).join(' ')}`);
  if (priceRight === false) problems.push(`price ${amounts.join(' ')}`);
  const invented = amounts.filter((amount) => !isKnownAmount(amount));
  if (invented.length) problems.push(`unknown amount ${invented.join(' ')}`);
  const forbidden = (question.forbid ?? []).filter((pattern) => new RegExp(pattern, 'i').test(reply.text));
  if (forbidden.length) problems.push(`forbidden ${forbidden.join(' ')}`);
  if ((question.lang ?? 'de') !== reply.language) problems.push(`language ${reply.language}`);
  const wrong =
    invented.length > 0 ||
    forbidden.length > 0 ||
    (!refused && (shouldRefuse || priceRight === false || (!names && reply.intent !== question.intent)));
  return { question, reply, milliseconds, intentRight: reply.intent === question.intent, recalled, priceRight, refused, wrong, problems };
}

function matchesPage(path: string, expected: string): boolean {
  if (expected.startsWith('glossar:')) return path.startsWith('/glossar/') && path.includes(expected.slice(8));
  const plain = expected.includes('#') || expected.includes('?') || expected.includes('*') ? path : (path.split(/[#?]/)[0] ?? path);
  // A page counts for one of its sections: /pakete#commerce is answered by /pakete as a whole too.
  if (expected.includes('#') && expected.split('#')[0] === path) return true;
  if (!expected.includes('*')) return plain === expected;
  const pattern = expected
    .split('*')
    .map((part) => part.replace(/[.?+]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(decodeURIComponent(path));
}

export type Gates = {
  questions: number;
  recallAt3: number;
  intentAccuracy: number;
  priceEquality: number;
  wrongAnswers: number;
  refusalPrecision: number;
  refusalRecall: number;
  p95Milliseconds: number;
};

export const THRESHOLDS = {
  recallAt3: 0.92,
  intentAccuracy: 0.9,
  priceEquality: 1,
  wrongAnswers: 0.02,
  refusalPrecision: 0.95,
  refusalRecall: 0.9,
  p95Milliseconds: 150,
} as const;

export function measure(results: readonly Result[]): Gates {
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  const count = (holds: (result: Result) => boolean): number => results.filter(holds).length;
  const shouldRefuse = (result: Result): boolean => result.question.outcome !== 'answer';
  const rightlyRefused = count((result) => result.refused && shouldRefuse(result));
  const times = results.map((result) => result.milliseconds).toSorted((left, right) => left - right);
  return {
    questions: results.length,
    recallAt3: share(
      count((result) => result.recalled === true),
      count((result) => result.recalled !== null),
    ),
    intentAccuracy: share(
      count((result) => result.intentRight),
      results.length,
    ),
    priceEquality: share(
      count((result) => result.priceRight === true),
      count((result) => result.priceRight !== null),
    ),
    wrongAnswers: share(
      count((result) => result.wrong),
      results.length,
    ),
    refusalPrecision: share(
      rightlyRefused,
      count((result) => result.refused),
    ),
    refusalRecall: share(rightlyRefused, count(shouldRefuse)),
    p95Milliseconds: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
  };
}
