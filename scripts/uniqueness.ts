// npm run content:uniqueness: for each page about a city the words that stand on no other page.
// Fails when a page would stay out of search results: then it is not finished (PLACE-01).
import { measurePlaces } from '../content/places/indexed-places.ts';
import { earnsItsPlace } from '../content/places/own-words.ts';

const measured = await measurePlaces();
for (const { result } of measured.toSorted((a, b) => a.result.own - b.result.own)) {
  const share = Math.round(result.shared * 100);
  const sign = earnsItsPlace(result) ? '✓' : '✗';
  console.log(`${sign} ${result.path}: ${result.own} of ${result.words} words, ${share} % shared`);
}
process.exitCode = measured.every(({ result }) => earnsItsPlace(result)) ? 0 : 1;
