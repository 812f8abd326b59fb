import type { SearchDocument } from '#shared/search/documents.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { expandTerm } from '#shared/search/synonyms.ts';

const LONGEST = 320;

// A full stop after a number, a single letter or a short form ends no sentence.
const SENTENCE_END = /(?<=[.!?][“"]?)(?<!\b(?:\d+|[A-Za-z]|bzw|ca|usw|z\. ?B|d\. ?h|Nr|Art|Abs|inkl)\.)\s+(?=[\p{Lu}„"(])/u;

/** A sentence that says nothing without the one before it. */
const LEANS_BACK =
  /^(Danach|Dann|Dazu|Darum|Deshalb|Daher|Dafür|Dabei|Daneben|Damit|Darin|Darüber|Das|Dies\w*|Er|Es|Auch|Sonst|Außerdem|Sie ersetzt) /;

export const splitSentences = (text: string): string[] => text.split(SENTENCE_END).filter((sentence) => sentence.trim().length > 0);

/** The sentences of a section that answer the query best, in their order, at most about 320 characters; the whole section if it is short. */
export function buildExcerpt(text: string, query: string, lead: 'start' | 'best' = 'best'): string {
  const sentences = splitSentences(text);
  if (text.length <= LONGEST || sentences.length < 2)
    return text.length <= LONGEST ? text.trim() : `${text.slice(0, LONGEST).replace(/\s\S*$/, '')} …`;
  const wanted = new Set(
    tokenize(query)
      .filter((word) => !isStopWord(word))
      .flatMap((word) => expandTerm(stem(word))),
  );
  const matches = (sentence: string): number =>
    new Set(
      tokenize(sentence)
        .map(stem)
        .filter((term) => wanted.has(term)),
    ).size;
  let start = 0;
  if (lead === 'best') {
    const scores = sentences.map(matches);
    start = Math.max(0, scores.indexOf(Math.max(...scores)));
    while (start > 0 && LEANS_BACK.test(sentences[start] ?? '')) start -= 1;
  }
  let excerpt = '';
  for (const sentence of sentences.slice(start)) {
    if (excerpt && excerpt.length + sentence.length > LONGEST) break;
    excerpt += `${excerpt ? ' ' : ''}${sentence}`;
  }
  return excerpt;
}

/** What a section says on the query. The answer to a question of the site stands with that question: 'Nein.' alone may answer another one. */
export function quoteSection({ kind, heading, text }: SearchDocument, query: string): string {
  return kind === 'faq' ? `**${heading}**\n\n${buildExcerpt(text, query, 'start')}` : buildExcerpt(text, query);
}

/** Share of the query's words that one sentence (with the heading of its section) holds, 0 to 1: words strewn over a section are no answer. */
export function measureFocus(heading: string, text: string, query: string): number {
  const wanted = [...new Set(tokenize(query).filter((word) => !isStopWord(word)))].map((word) => expandTerm(stem(word)));
  const shares = splitSentences(text).map((sentence) => {
    const present = new Set(tokenize(`${heading} ${sentence}`).map(stem));
    return wanted.filter((forms) => forms.some((form) => present.has(form))).length / Math.max(1, wanted.length);
  });
  return Math.max(0, ...shares);
}
