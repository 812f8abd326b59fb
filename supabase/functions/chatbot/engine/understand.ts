import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { splitCompound } from '#shared/search/compounds.ts';
import type { SpellChecker } from '#shared/search/spelling.ts';
import { CONCEPTS, isTrade, type Concept } from './concepts.ts';
import { findEntities, type Entities } from './entities.ts';
import { detectLanguage, toHighGerman, type Language } from './language.ts';
import { SHAPES } from './shapes.ts';

export type Understanding = {
  /** The message as it came. */
  raw: string;
  language: Language;
  /** Folded words after spelling correction, joined by single spaces. */
  text: string;
  /** The same, cut where a sentence, a part of one or a second thought begins. */
  clauses: readonly string[];
  concepts: ReadonlySet<Concept>;
  entities: Entities;
  /** Stems of the words that carry meaning. */
  terms: readonly string[];
  /** Meaningful words outside the lexicon, numbers not counted. */
  unplaced: number;
  /** Share of `terms` that occur on the site or in the lexicon, 0 to 1. */
  coverage: number;
  /** Words after 'was ist', 'was bedeutet' …; null if the message asks for no definition. */
  definitionOf: string | null;
};

const DEFINITION =
  /^(?:und )?(?:was (?:ist|sind|heisst|bedeutet|bedeuten|versteht man unter|meint|macht (?=ein))|wozu (?:brauche ich|dient|dienen|ist)|wofur (?:ist|sind|brauche ich|braucht man)|erklar(?:en sie|e|st du)?(?: mir)?(?: bitte| mal)?|definition(?: von)?|what (?:is|are)|wat (?:is|zijn)) (?:eigentlich |denn |genau |ein |eine |einen |einem |der |die |das |a |an |the |een |ihre |ihr )*(.+)$|^(.+?) was ist das$/;

const CLAUSE = /[.,;:!?()\n]+|\b(?:und|weil|dass|aber|denn|damit|wenn|obwohl|oder)\b/i;

/** Reads one message. `spelling` knows the words of the site, of the lexicon and the stop words; `before` is the language of the talk so far. */
export function understand(message: string, spelling: SpellChecker, before: Language): Understanding {
  const language = detectLanguage(message, before);
  const read = (part: string): string[] =>
    // The vocabulary is German: correcting English or Dutch would turn 'offer' into 'offen'.
    language === 'de' ? tokenize(part).map((word) => correct(toHighGerman(word), spelling)) : tokenize(part);
  const tokens = tokenize(message.replace(/\bz(?:um|\.)\s?b(?:eispiel|\.)/gi, ' '));
  const typed = language === 'de' ? tokens.map(toHighGerman) : tokens;
  const words = read(message.replace(/\bz(?:um|\.)\s?b(?:eispiel|\.)/gi, ' '));
  const text = words.join(' ');
  const asTyped = typed.join(' ');
  const [corrected, asSent] = [` ${text} `, ` ${asTyped} `];
  const concepts = new Set<Concept>();
  for (const word of new Set([...words, ...typed])) {
    for (const concept of findConcepts(word, language, spelling)) concepts.add(concept);
    for (const { text: phrase, concept } of CONCEPTS.phrases.get(word) ?? []) {
      if (corrected.includes(phrase) || asSent.includes(phrase)) concepts.add(concept);
    }
  }
  for (const { concept, pattern, instead } of SHAPES) {
    if (!pattern.test(text)) continue;
    concepts.add(concept);
    if (instead) concepts.delete(instead);
  }
  const content = words.filter((word) => !isStopWord(word));
  const known = content.filter((word) => spelling.knows(word) || CONCEPTS.words.has(stem(word)) || /^\d+$/.test(word));
  const definition = DEFINITION.exec(text);
  return {
    raw: message,
    language,
    text,
    clauses: message
      .split(CLAUSE)
      .map((part) => read(part).join(' '))
      .filter(Boolean),
    concepts,
    entities: findEntities(`${asTyped} / ${text}`, concepts),
    terms: content.map(stem),
    unplaced: new Set(content.filter((word) => !/^\d+$/.test(word) && findConcepts(word, language, spelling).length === 0)).size,
    coverage: content.length === 0 ? 0 : known.length / content.length,
    definitionOf: definition?.[1] ?? definition?.[2] ?? null,
  };
}

/** Concepts of a word: by stem and compound part in German, by the word itself otherwise ('offer' is no form of 'offen'). */
function findConcepts(word: string, language: Language, spelling: SpellChecker): readonly Concept[] {
  // 'shops', 'websites': the plural of English and Dutch.
  if (language !== 'de') return CONCEPTS.exact.get(word) ?? CONCEPTS.exact.get(word.replace(/s$/, '')) ?? [];
  if (isTrade(word)) return [];
  const parts = splitCompound(word, (candidate) => CONCEPTS.words.has(stem(candidate)) || spelling.knows(candidate));
  // 'su' is not the stem of 'sue'.
  if (word.length < 3) return CONCEPTS.exact.get(word) ?? [];
  return [word, ...parts].flatMap((part) => CONCEPTS.words.get(stem(part)) ?? []);
}

/** A compound of known words stays as it is: 'Chatbotpreise' is no typing error. */
function correct(word: string, spelling: SpellChecker): string {
  if (isStopWord(word) || splitCompound(word, spelling.knows).length > 0) return word;
  return spelling.correct(word);
}
