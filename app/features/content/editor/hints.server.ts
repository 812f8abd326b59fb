import { createSpellChecker, PLACE_WORDS, readWordList } from '#content/check/spelling.ts';
import { findWordSearch } from '#content/check/word-list.ts';
import {
  findClaimedExperience,
  findEmptyPhrases,
  findLongSentences,
  findOutdatedLaw,
  findTypedPrices,
} from '#content/check/wording.ts';
import { COLLECTIONS } from '#content/collections.ts';
import { listPages, type Page } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';

const MOST = 8;

/**
 * What `npm run content:check` would say about a page, for its writer. Nothing
 * of it keeps the text from going live.
 */
export async function findHints(page: Page, source: string): Promise<string[]> {
  const { minimumWords } = COLLECTIONS[page.collection];
  const others = (await listPages(page.collection)).filter(({ slug }) => slug !== page.slug);
  const twin = others.find(({ data }) => data.title === page.data.title);
  return [
    ...(page.words < minimumWords
      ? [`${page.words} von ${minimumWords} Wörtern, die eine Seite dieser Art hat.`]
      : []),
    ...(twin ? [`Den Titel hat schon ${twin.path}.`] : []),
    ...(await findTextHints(page.text, source)),
  ];
}

/** What could be said better in any text; `source` with its placeholders. */
export async function findTextHints(text: string, source: string): Promise<string[]> {
  const long = findLongSentences(text);
  return [
    ...(await findMisspelt(text)),
    ...findTypedPrices(source).map(
      (price) => `„${price}“ ist getippt. Ein Platzhalter folgt der Preisliste.`,
    ),
    ...findEmptyPhrases(text).map((phrase) => `„${phrase}“ könnte auf jeder Seite stehen.`),
    ...findClaimedExperience(text).map((claim) => `„${claim}“ kann niemand nachprüfen.`),
    ...findOutdatedLaw(text).map((law) => `„${law}“ gilt nicht mehr.`),
    ...long
      .slice(0, MOST)
      .map((found) => found.replace(/^(\d+) words: (.{0,70}).*$/su, 'Satz mit $1 Wörtern: „$2 …“')),
    ...(long.length > MOST ? [`und ${long.length - MOST} weitere lange Sätze.`] : []),
  ];
}

let ownWords: readonly string[] | undefined;

/**
 * Words that neither the dictionary nor the site's own lists know; names of the
 * company are known.
 */
async function findMisspelt(text: string): Promise<string[]> {
  const isInDictionary = await findWordSearch();
  if (!isInDictionary) return [];
  const names = JSON.stringify(getContentSettings().company).match(/\p{L}{3,}/gu) ?? [];
  ownWords ??= [...readWordList(), ...readWordList(PLACE_WORDS)];
  const unknown = createSpellChecker(isInDictionary, [...ownWords, ...names]).findUnknownWords(
    text,
  );
  return [
    ...unknown.slice(0, MOST).map((word) => `„${word}“ steht in keinem Wörterbuch.`),
    ...(unknown.length > MOST ? [`und ${unknown.length - MOST} weitere unbekannte Wörter.`] : []),
  ];
}
