import {
  findClaimedExperience,
  findEmptyPhrases,
  findLongSentences,
  findOutdatedLaw,
  findTypedPrices,
} from '#content/check/wording.ts';
import { COLLECTIONS } from '#content/collections.ts';
import { listPages, type Page } from '#content/pages.ts';

const MOST = 8;

/** What `npm run content:check` would say about a page, for its writer. Nothing of it keeps the text from going live. */
export async function findHints(page: Page, source: string): Promise<string[]> {
  const { minimumWords } = COLLECTIONS[page.collection];
  const others = (await listPages(page.collection)).filter(({ slug }) => slug !== page.slug);
  const twin = others.find(({ data }) => data.title === page.data.title);
  const long = findLongSentences(page.text);
  return [
    ...(page.words < minimumWords
      ? [`${page.words} von ${minimumWords} Wörtern, die eine Seite dieser Art hat.`]
      : []),
    ...(twin ? [`Den Titel hat schon ${twin.path}.`] : []),
    ...findTypedPrices(source).map(
      (price) => `„${price}“ ist getippt. Ein Platzhalter folgt der Preisliste.`,
    ),
    ...findEmptyPhrases(page.text).map((phrase) => `„${phrase}“ könnte auf jeder Seite stehen.`),
    ...findClaimedExperience(page.text).map((claim) => `„${claim}“ kann niemand nachprüfen.`),
    ...findOutdatedLaw(page.text).map((law) => `„${law}“ gilt nicht mehr.`),
    ...long
      .slice(0, MOST)
      .map((found) => found.replace(/^(\d+) words: (.{0,70}).*$/su, 'Satz mit $1 Wörtern: „$2 …“')),
    ...(long.length > MOST ? [`und ${long.length - MOST} weitere lange Sätze.`] : []),
  ];
}
