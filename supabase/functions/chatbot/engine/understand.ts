import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { splitCompound } from '#shared/search/compounds.ts';
import type { SpellChecker } from '#shared/search/spelling.ts';
import { CONCEPTS, type Concept } from './concepts.ts';
import { findEntities, type Entities } from './entities.ts';
import { detectLanguage, type Language } from './language.ts';

export type Understanding = {
  language: Language;
  /** Folded words after spelling correction, joined by single spaces. */
  text: string;
  concepts: ReadonlySet<Concept>;
  entities: Entities;
  /** Stems of the words that carry meaning. */
  terms: readonly string[];
  /** Share of `terms` that occur on the site or in the lexicon, 0 to 1. */
  coverage: number;
  /** Words after 'was ist', 'was bedeutet' …; null if the message asks for no definition. */
  definitionOf: string | null;
};

const DEFINITION =
  /^(?:und )?(?:was (?:ist|sind|heisst|bedeutet|bedeuten|macht|versteht man unter|meint)|wozu (?:brauche ich|dient|dienen|ist)|wofur (?:ist|sind|brauche ich|braucht man)|erklaren sie(?: mir)?(?: bitte)?|erklare?(?: mir)?(?: bitte)?|erklar(?: mir)?(?: bitte)?|definition(?: von)?|what (?:is|are)|wat (?:is|zijn)) (?:eigentlich |denn |genau |ein |eine |einen |einem |der |die |das |a |an |the |een |ihre |ihr )*(.+)$|^(.+?) was ist das$/;

/** Reads one message. `spelling` knows the words of the site, of the lexicon and the stop words. */
export function understand(message: string, spelling: SpellChecker): Understanding {
  const words = tokenize(message).map((word) => correct(word, spelling));
  const text = words.join(' ');
  const concepts = new Set<Concept>();
  for (const word of words) {
    for (const part of [word, ...splitCompound(word, (candidate) => CONCEPTS.words.has(stem(candidate)) || spelling.knows(candidate))]) {
      for (const concept of CONCEPTS.words.get(stem(part)) ?? []) concepts.add(concept);
    }
  }
  for (const { text: phrase, concept } of CONCEPTS.phrases) {
    if (` ${text} `.includes(` ${phrase} `)) concepts.add(concept);
  }
  const content = words.filter((word) => !isStopWord(word));
  const known = content.filter((word) => spelling.knows(word) || CONCEPTS.words.has(stem(word)) || /^\d+$/.test(word));
  const definition = DEFINITION.exec(text);
  return {
    language: detectLanguage(message),
    text,
    concepts,
    entities: findEntities(text, concepts),
    terms: content.map(stem),
    coverage: content.length === 0 ? 0 : known.length / content.length,
    definitionOf: definition?.[1] ?? definition?.[2] ?? null,
  };
}

/** A compound of known words stays as it is: 'Chatbotpreise' is no typing error. */
function correct(word: string, spelling: SpellChecker): string {
  if (isStopWord(word) || splitCompound(word, spelling.knows).length > 0) return word;
  return spelling.correct(word);
}
