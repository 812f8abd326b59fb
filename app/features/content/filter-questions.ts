import { foldGerman } from './filter-entries.ts';

export type HelpTopic = {
  /** Address of the topic; empty for the list of hits. */
  path: string;
  name: string;
  questions: readonly {
    path: string;
    question: string;
    opening: string;
    /** Instead of the opening, where the whole answer is shown. */
    answerHtml?: string;
  }[];
};

/**
 * The topics as they are without a query; else one list: questions that hold
 * every typed word, then those that the site's search found by other words
 * (`similar`, best first).
 */
export function filterQuestions(
  topics: readonly HelpTopic[],
  query: string,
  similar: readonly string[],
): HelpTopic[] {
  const words = foldGerman(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  const all = topics.flatMap(({ questions }) => questions);
  const exact = all.filter(({ question, opening }) => {
    const text = foldGerman(`${question} ${opening}`);
    return words.every((word) => text.includes(word));
  });
  const others = similar.flatMap((path) => all.find((entry) => entry.path === path) ?? []);
  const questions = [...new Set([...exact, ...others])];
  return questions.length > 0 ? [{ path: '', name: 'Treffer', questions }] : [];
}
