import { cutText } from '#shared/forms/clean-text.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { fold, isStopWord, stem } from '#shared/search/german.ts';
import type { Result } from './parts.ts';
import { giveAnswer, type Step } from './step.ts';

// What a technical term means, from the glossary.

/** How one asks what a word means, in folded form, and the words of such questions. */
const QUESTION = /\b(?:was (?:ist|is|isn|sind)|bedeut\w*|heis?st|erklar\w*|steht)\b/;
const ASKING =
  /^(?:was|isn|bedeut\w*|heis?st|heissen|mein\w*|erklar\w*|steht|begriff|wort|fachwort)$/;
/** 'Was ist mit meiner Domain, wenn …?' asks after no word. */
const KEPT = /^(?:meine[mr]?|unser\w*|kein\w*|ohne|wenn)$/;
const isFiller = (word: string): boolean =>
  !KEPT.test(word) && (ASKING.test(word) || isStopWord(word));
const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
const keyOf = (words: readonly string[]): string => stem(words.join(''));
const withoutFillers = (words: readonly string[]): string =>
  keyOf(words.filter((word) => !isFiller(word)));

/** Finds the page of the glossary for a word, in any of its spellings; `isAsked`: amid a question. */
export type FindTerm = (text: string, isAsked: boolean) => SearchDocument | undefined;

export function createTerms(documents: readonly SearchDocument[]): FindTerm {
  const pages = documents.filter(({ kind, path, page }) => kind === 'glossary' && path === page);
  const names = [
    ...pages.flatMap((page) => page.keywords.split(', ').map((name) => ({ name, page }))),
    // A page of its own goes before another spelling; 'One-Stop-Shop (OSS)' is asked for without.
    ...pages.map((page) => ({ name: page.title.replace(/ \(.*\)$/, ''), page })),
  ];
  const known = new Map(
    names.flatMap(({ name, page }) => {
      const words = wordsOf(name);
      return [keyOf(words), withoutFillers(words)].map((key) => [key, page] as const);
    }),
  );
  known.delete('');
  return (text, isAsked) => known.get((isAsked ? withoutFillers : keyOf)(wordsOf(text)));
}

/** Whether a message asks what something means, as far as its words say. */
export const asksMeaning = (message: string): boolean => QUESTION.test(fold(message));

/** The definition of the one word that the message names or asks after; it is in German. */
export function defineTerm(step: Step, isAsked: boolean): Result | null {
  const { assistant, message, say } = step;
  const id = assistant.texts.words.roles['terms']?.[0];
  const term = say.language === 'de' ? assistant.findTerm(message, isAsked) : undefined;
  if (!id || !term) return null;
  const result = giveAnswer(step, id, 1);
  const sources = [{ title: term.title, path: term.path }];
  return { ...result, part: { ...result.part, text: cutText(term.text, 400), sources } };
}
