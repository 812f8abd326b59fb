// The build gate for place pages: prints how alike they are and stores which ones stay out of search results.
// Run: npm run content:uniqueness. A page is compared with every sibling of its service and of its city.
import { writeFileSync } from 'node:fs';
import { comparePlacePages, SIMILARITY_LIMIT } from '../content/places/compare.ts';

const started = performance.now();
const results = comparePlacePages();
const noindex = results.filter(({ nearest }) => nearest.similarity >= SIMILARITY_LIMIT).map(({ path }) => path);
writeFileSync(new URL('../content/places/noindex.json', import.meta.url), `${JSON.stringify(noindex.toSorted(), null, 2)}\n`);

for (const kind of ['local', 'lexicon'] as const) {
  const values = results
    .filter((result) => result.kind === kind)
    .map(({ nearest }) => nearest.similarity)
    .toSorted((a, b) => a - b);
  const at = (share: number) => (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(3);
  console.log(
    `${kind}: ${values.length} pages, similarity to the nearest sibling: median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, max ${at(1)}`,
  );
  for (let from = 0; from < 0.5; from += 0.05) {
    const count = values.filter((value) => value >= from && value < from + 0.05).length;
    console.log(`  ${from.toFixed(2)}–${(from + 0.05).toFixed(2)} ${'█'.repeat(Math.ceil((count / values.length) * 60))} ${count}`);
  }
}
const worst = results.toSorted((a, b) => b.nearest.similarity - a.nearest.similarity).slice(0, 5);
console.log('Closest pairs:', worst.map(({ path, nearest }) => `\n  ${nearest.similarity.toFixed(3)} ${path} – ${nearest.path}`).join(''));
console.log(`${noindex.length} pages at or above ${SIMILARITY_LIMIT} become noindex. ${Math.round(performance.now() - started)} ms`);
