import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { splitCompound } from '#shared/search/compounds.ts';
import type { SpellChecker } from '#shared/search/spelling.ts';
import { CONCEPTS, isTrade, type Concept } from './concepts.ts';
import { findEntities, type Entities } from './entities.ts';
import { detectLanguage, toHighGerman, type Language } from './language.ts';

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

const EDIT = '(andern|austauschen|pflegen|bearbeiten|aktualisieren|hochladen|einstellen|eintragen)';
/** 'Kann ich die Fotos selbst hochladen?', 'Wer trägt die Karte ein?' */
const EDITS_ITSELF = new RegExp(
  `\\b(selbst|selber)\\b.*\\b${EDIT}\\b|\\b${EDIT}\\b.*\\b(selbst|selber)\\b|\\bwer (tragt|andert|pflegt|aktualisiert|stellt)\\b`,
);
/** 'Können die Gäste bei mir direkt zahlen?' */
const THEY_PAY = /\b(kunden|gaste|patienten|mandanten|leute|mieter|teilnehmer)\b.*\b(zahlen|bezahlen)\b/;
/** 'Wann muss ich zahlen?', and not what it costs. */
const WHEN_DUE = /\b(wann|bis wann)\b.*\b(bezahl(en|e|t)?|zahl(en|e|t)|fallig)\b/;

/** 'Wie kann ich bei euch zahlen?' */
const HOW_TO_PAY = /\b(wie|womit)\b.*\b(ich|wir|man)\b.*\b(be)?zahlen\b/;

/** 'Brauch ich als Gärtner überhaupt eine Website?' */
const DOUBTS_NEED = /\b(brauch\w* (ich|wir|man)|lohnt)\b.*\buberhaupt\b/;
/** What the visitor's own customers, pupils or applicants are to do on his page: 'Schüler sollen sich online anmelden'. */
const SIGNS_UP =
  /\b(schuler\w*|teilnehmer\w*|mitglieder\w*|eltern|bewerber\w*|kursteilnehmer\w*|leute|kunden|interessenten|man sich)\b.*\b(anmelden|einschreiben|bewerben|eintragen)\b|\b(bewerbungsformular|kursanmeldung|anmeldeformular)\w*\b/;
/** 'Unsere Seite ist von 2012'. */
const OLD_SITE = /\b(seite|website|webseite|homepage)\b.*\b(von|aus|seit) (19|20)\d\d\b/;

/** 'Verlieren wir dann unser Google-Ranking?' */
const KEEPS_RANK = /\b(verlier\w*|behalt\w*|bleib\w*|erhalten)\b.*\b(ranking\w*|google platz\w*|platz\w* bei google)\b/;

/** 'Was kommt da ungefähr auf uns zu?' */
const COMES_TO = /\bkommt\b.*\bauf (mich|uns) zu\b/;
/** 'Was passiert mit meinen Daten, wenn ich das Formular ausfülle?' */
const FORM_DATA = /\bmeine[nr]? (daten|angaben)\b.*\b(formular|anfrage)\b|\b(formular|anfrage)\b.*\bmeine[nr]? (daten|angaben)\b/;
/** 'Ihr habt unsere Seite 2023 gebaut.' */
const OUR_CUSTOMER =
  /\b(ihr habt|sie haben) (uns |mir )?(die|unsere|meine|den|unseren|meinen) (seite|website|webseite|homepage|shop)\b.*\b(gebaut|gemacht|erstellt)\b/;

/** 'Und wie viel?', and nothing else. */
const HOW_MUCH = /^(und |also )?(wieviel|wie viel)( denn| ungefahr| so| etwa| das| ist das)*$/;

/** 'Wie groß ist der Unterschied zwischen einem Monat und so schnell wie möglich?' */
const COMPARES_TIMES =
  /\b(unterschied|aufpreis|teurer|zuschlag)\b.*\b(so schnell wie moglich|eilig|express)\b|\b(so schnell wie moglich|eilig|express)\b.*\b(unterschied|aufpreis|teurer|zuschlag)\b/;

/** 'Was würden Sie uns raten?' asks for no instalments. */
const ADVISES = /\b(wurden|wurdest|wurdet|konnen|konnt|kannst) (sie|ihr|du)\b.*\braten\b|\braten sie\b/;

/** 'Der alte Webdesigner ist verschwunden', 'die Agentur gibt es nicht mehr'. */
const AGENCY = /\b(agentur|webdesigner\w*|programmierer|webmaster|dienstleister)\b/;
const IS_GONE = /\b(gibt|gibts|existiert)\b.*\bnicht mehr\b|\b(verschwunden|pleite|insolvent|weggezogen|dichtgemacht)\b|\bin rente\b/;

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
  const concepts = new Set<Concept>();
  for (const word of new Set([...words, ...typed])) {
    for (const concept of findConcepts(word, language, spelling)) concepts.add(concept);
  }
  for (const { text: phrase, concept } of CONCEPTS.phrases) {
    if (` ${text} `.includes(` ${phrase} `) || ` ${asTyped} `.includes(` ${phrase} `)) concepts.add(concept);
  }
  if (EDITS_ITSELF.test(text)) concepts.add('selfEdit');
  if (OLD_SITE.test(text)) concepts.add('redo');
  if (DOUBTS_NEED.test(text)) concepts.add('need');
  if (ADVISES.test(text)) {
    concepts.add('recommend');
    concepts.delete('financing');
  }
  if (FORM_DATA.test(text)) concepts.add('formData');
  if (OUR_CUSTOMER.test(text)) concepts.add('ourCustomer');
  if (HOW_MUCH.test(text) || COMES_TO.test(text)) concepts.add('price');
  if (COMPARES_TIMES.test(text)) concepts.add('surcharge');
  if (AGENCY.test(text) && IS_GONE.test(text)) concepts.add('agencyGone');
  if (SIGNS_UP.test(text)) concepts.add('signUp');
  if (THEY_PAY.test(text)) concepts.add('customerPay');
  if (WHEN_DUE.test(text)) concepts.add('due');
  if (HOW_TO_PAY.test(text)) concepts.add('payment');
  if (KEEPS_RANK.test(text)) concepts.add('keepRank');
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
