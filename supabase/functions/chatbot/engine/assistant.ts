import type { Company } from '#shared/company.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { createAskedQuestions } from './asked.ts';
import { advance, replay } from './dialogue.ts';
import type { Step } from './turn.ts';
import { rankSources } from './ranking.ts';
import type { Source } from './reply.ts';
import { createSectionSearch, type Hit } from './search.ts';

export type HistoryMessage = { role: 'user' | 'assistant'; content: string };

export type Answer = Step & { /** The pages that bear on the message, best first; computed on demand. */ rank: () => Source[] };

export type Assistant = {
  /** Answers a message; `history` holds the earlier messages of both sides, oldest first. Deterministic. */
  respond: (message: string, history: readonly HistoryMessage[]) => Answer;
  /** Sections of the site for a query, best first. */
  search: (query: string, limit: number) => Hit[];
};

/** Earlier turns beyond this number no longer bear on the talk. */
const REMEMBERED_TURNS = 12;

/** The built-in assistant over the sections of the site; building the index takes some ten milliseconds. */
export function createAssistant(documents: readonly SearchDocument[], company: Company): Assistant {
  const search = createSectionSearch(documents);
  const knowledge = { documents, search, asked: createAskedQuestions(documents, search.spelling) };
  /** The pages the answer names come first: they were chosen with the talk in mind. */
  const rankPages = ({ reply, state }: Step, message: string): Source[] => {
    const ranked = rankSources(search, message, reply.intent, state.topic.package);
    return [...reply.sources, ...ranked.filter((source) => !reply.sources.some((named) => named.path === source.path))];
  };
  return {
    respond(message, history) {
      const earlier = history.filter((entry) => entry.role === 'user').map((entry) => entry.content);
      const state = replay(earlier.slice(-REMEMBERED_TURNS), knowledge, company);
      const step = advance(state, message, knowledge, company);
      return { ...step, rank: () => rankPages(step, message) };
    },
    search: search.find,
  };
}
