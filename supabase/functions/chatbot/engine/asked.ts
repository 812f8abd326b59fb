import type { SearchDocument } from '#shared/search/documents.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { splitCompound } from '#shared/search/compounds.ts';
import type { SpellChecker } from '#shared/search/spelling.ts';
import { expandTerm } from '#shared/search/synonyms.ts';
import { isTrade } from './concepts.ts';
import type { Understanding } from './understand.ts';

/** A question of the site that a message asks in other words. */
export type Asked = {
  document: SearchDocument;
  /** The message says all that the question says, and little else. */
  isClose: boolean;
};
export type AskedQuestions = {
  /** A short message that nothing else answers stays with the question before it when it holds one of its rare words. */
  goesOn: (text: string, before: SearchDocument) => boolean;
  /** `before` is the question that the talk is about: 'und was kostet das?' is read together with it. */
  find: (understanding: Pick<Understanding, 'text' | 'clauses'>, before: SearchDocument | null) => Asked | null;
};

/** A word of a message: the forms it may be found by, the words of the questions that they are, and its weight; `loose` where a stranger to all questions counts little. */
type Word = { forms: readonly string[]; stems: ReadonlySet<string>; weight: number; loose: number };
type Unit = { stem: string; weight: number };
type Wording = { document: SearchDocument; units: readonly Unit[]; phrase: string; asks: string | null };

/** Share of a wording (by weight) that a message must hold, and of the message that the wording must hold. */
const COVERED = 0.74;
const FOCUSED = 0.3;
const CLOSELY_COVERED = 0.9;
const CLOSELY_FOCUSED = 0.45;
/** A message that is read together with the question before it says less by itself. */
const FOCUSED_IN_CONTEXT = 0.6;
/** A message of more words names its subject itself. */
const FOLLOW_UP_WORDS = 9;
/** What a word weighs that stands in no question. */
const STRANGER = 1.5;
/** A word that so few questions hold says what is meant. */
const RARE = 2;
const MOST_REMEMBERED = 2_000;
/** 'Ich brauche eine Seite' is not 'Was brauche ich für eine Seite?'. */
const ASKS = new Set(['was', 'wie', 'wo', 'wer', 'wann', 'warum', 'welche', 'welches', 'welchen', 'welchem']);
/** Polite and familiar address are one for a phrase. */
const ADDRESS: Record<string, string> = {
  ihr: 'sie',
  euch: 'ihnen',
  eure: 'ihre',
  euer: 'ihr',
  eurer: 'ihrer',
  eurem: 'ihrem',
  macht: 'machen',
  bietet: 'bieten',
};

/** A question about one of these is none about anything else. */
const PRODUCTS: ReadonlySet<string> = new Set(['chatbot', 'shop'].map(stem));

/** Knows the questions of the site in every wording that their authors noted; rare words weigh more than frequent ones. */
export function createAskedQuestions(documents: readonly SearchDocument[], spelling: SpellChecker): AskedQuestions {
  const split = (word: string): string[] => (isTrade(word) ? [] : splitCompound(word, spelling.knows));
  const toUnits = (word: string): string[] => {
    const parts = split(word);
    return (parts.length > 0 ? parts : [word]).map(stem);
  };
  const content = (text: string): string[] => tokenize(text).filter((word) => !isStopWord(word));
  const wordings = documents
    .filter(({ kind }) => kind === 'faq')
    .flatMap((document) => [document.heading, ...document.keywords.split(/\s*,\s*/).filter(Boolean)].map((text) => ({ document, text })));
  const frequency = new Map<string, number>();
  for (const { text } of wordings) {
    for (const unit of new Set(content(text).flatMap(toUnits))) frequency.set(unit, (frequency.get(unit) ?? 0) + 1);
  }
  const weigh = (unit: string): number => Math.log(1 + wordings.length / (1 + (frequency.get(unit) ?? 0)));
  const known: Wording[] = wordings.map(({ document, text }) => ({
    document,
    units: [...new Set(content(text).flatMap(toUnits))].map((unit) => ({ stem: unit, weight: weigh(unit) })),
    phrase: toPhrase(text),
    asks: tokenize(text).find((word) => ASKS.has(word)) ?? null,
  }));
  const sum = (units: readonly Unit[]): number => units.reduce((total, { weight }) => total + weight, 0);

  const allStems = [...frequency.keys()];
  const readWord = (word: string): Word => {
    const units = toUnits(word);
    const forms = [stem(word), stem(toInfinitive(word)), ...units].flatMap((unit) => expandTerm(unit));
    // Towns, trades and the like tell who asks, not what.
    const isKnown = forms.some((form) => frequency.has(form));
    const weight = Math.max(...units.map(weigh));
    const stems = new Set(allStems.filter((unit) => forms.some((form) => isSameWord(form, unit))));
    return { forms, stems, weight, loose: isKnown ? weight : STRANGER };
  };
  const recallWord = createMemory<Word>();
  type Reading = readonly Word[];
  const read = (text: string): Reading => content(text).map((word) => recallWord(word, () => readWord(word)));
  const score = ({ units }: Wording, own: Reading, context: Reading | null) => {
    const isHeld = (unit: Unit, words: Reading): boolean => words.some(({ stems }) => stems.has(unit.stem));
    const ofOwn = units.filter((unit) => isHeld(unit, own));
    const held = context ? units.filter((unit) => ofOwn.includes(unit) || isHeld(unit, context)) : ofOwn;
    const said = own.filter(({ stems }) => units.some((unit) => stems.has(unit.stem)));
    // One word beside a stranger says too little, however rare it is: who asks us to take over his accounts asks about no website.
    const isTooLittle = !context && units.length > 1 && said.length < 2 && own.some(({ stems }) => stems.size === 0);
    const isMissing = isTooLittle || units.some((unit) => PRODUCTS.has(unit.stem) && !held.includes(unit));
    return {
      covered: isMissing ? 0 : sum(held) / Math.max(1e-9, sum(units)),
      focused: share(said, own, 'weight'),
      looselyFocused: share(said, own, 'loose'),
      weight: sum(held),
      fromMessage: ofOwn.length,
    };
  };
  /** A phrase of everyday words, with nothing beside it that would make another subject of it. */
  const isPhrase = ({ phrase, units }: Wording, whole: string): boolean => {
    if (phrase === whole) return true;
    if (units.length > 1 || !phrase.includes(' ') || !` ${whole} `.includes(` ${phrase} `)) return false;
    return content(` ${whole} `.replace(` ${phrase} `, ' ')).length === 0;
  };

  const findBest = ({ text, clauses }: Pick<Understanding, 'text' | 'clauses'>, before: SearchDocument | null): Asked | null => {
    const whole = toPhrase(text);
    const wholes = [whole, ...clauses.map(toPhrase)];
    const phrase = known.find((wording) => wholes.some((part) => isPhrase(wording, part)));
    if (phrase) return { document: phrase.document, isClose: true };
    const words = tokenize(text);
    const cut = clauses.filter((clause) => clause !== text);
    const parts = [text, ...cut].map(read);
    // 'Ich brauche eine Website. Was kostet das?' asks with another word than 'Was brauche ich für eine Website?'.
    const asks = cut.length > 0 ? cut.map((clause, position) => ({ words: tokenize(clause), read: parts[position + 1] ?? [] })) : null;
    const isAskedSo = ({ asks: word, units }: Wording): boolean =>
      word === null ||
      (asks
        ? asks.some((clause) => clause.words.includes(word) && units.some((unit) => clause.read.some(({ stems }) => stems.has(unit.stem))))
        : words.includes(word));
    const context = before && words.length <= FOLLOW_UP_WORDS ? read(`${before.heading} ${before.keywords}`) : null;
    let best: (Asked & { weight: number }) | null = null;
    for (const wording of known) {
      // A single word out of a longer phrase says too little.
      if (wording.units.length === 0 || (wording.units.length === 1 && wording.phrase.includes(' '))) continue;
      if (!isAskedSo(wording)) continue;
      for (const [position, part] of parts.entries()) {
        if (part.length === 0) continue;
        const { covered, focused, looselyFocused, weight } = score(wording, part, null);
        const isEnough = covered >= COVERED && looselyFocused >= (position === 0 ? FOCUSED : CLOSELY_FOCUSED);
        // A word alone is asked about only by a message of little else.
        const isClose = covered >= CLOSELY_COVERED && focused >= CLOSELY_FOCUSED && (position === 0 || wording.phrase.includes(' '));
        if (isEnough && isBetter(isClose, weight, best)) best = { document: wording.document, isClose, weight };
      }
      if (!context || wording.document === before || !parts[0]) continue;
      const { covered, focused, weight, fromMessage } = score(wording, parts[0], context);
      const isEnough = fromMessage > 0 && covered >= CLOSELY_COVERED && focused >= FOCUSED_IN_CONTEXT;
      if (isEnough && isBetter(true, weight, best)) best = { document: wording.document, isClose: true, weight };
    }
    return best && { document: best.document, isClose: best.isClose };
  };

  /** In how many questions a stem stands. */
  const spread = new Map<string, number>();
  const vocabularies = new Map(
    documents
      .filter(({ kind }) => kind === 'faq')
      .map((document) => [
        document,
        new Set(known.filter((wording) => wording.document === document).flatMap(({ units }) => units.map((unit) => unit.stem))),
      ]),
  );
  for (const vocabulary of vocabularies.values()) for (const unit of vocabulary) spread.set(unit, (spread.get(unit) ?? 0) + 1);

  const goesOn = (text: string, before: SearchDocument): boolean => {
    const vocabulary = vocabularies.get(before);
    const words = read(text);
    const held = words.filter(({ forms }) => forms.some((form) => vocabulary?.has(form) && (spread.get(form) ?? 0) <= RARE));
    return held.length > 0 && tokenize(text).length <= FOLLOW_UP_WORDS && share(held, words, 'loose') >= FOCUSED;
  };

  // A history is replayed with every message, so the same questions come back.
  const recall = createMemory<Asked | null>();
  return {
    goesOn,
    find: (understanding, before) =>
      recall(`${before?.id ?? ''}|${understanding.clauses.join('|')}`, () => findBest(understanding, before)),
  };
}

/** What was found for a key, or else what `find` gives; forgets everything when it is too much. */
function createMemory<T>(): (key: string, find: () => T) => T {
  const kept = new Map<string, T>();
  return (key, find) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_REMEMBERED) kept.clear();
    const found = find();
    kept.set(key, found);
    return found;
  };
}

const toPhrase = (text: string): string =>
  tokenize(text)
    .map((word) => ADDRESS[word] ?? word)
    .join(' ');

const share = (some: readonly Word[], all: readonly Word[], by: 'weight' | 'loose'): number =>
  some.reduce((sum, word) => sum + word[by], 0) /
  Math.max(
    1e-9,
    all.reduce((sum, word) => sum + word[by], 0),
  );

const isBetter = (isClose: boolean, weight: number, best: { isClose: boolean; weight: number } | null): boolean =>
  best === null || (isClose === best.isClose ? weight > best.weight : isClose);

/** 'baut' → 'bauen', so that both have one stem; a word that is no verb only gets a form that nothing has. */
const toInfinitive = (word: string): string => word.replace(/(?:e?s?t|e)$/, 'en');

/** Equal stems, or long ones that only their endings tell apart: 'reservi' and 'reservier'. */
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 5 && Math.abs(one.length - other.length) <= 3 && (one.startsWith(other) || other.startsWith(one)));
