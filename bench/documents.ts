import { renderOffer } from '#documents/offer.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';

// Time to render an offer of 12 positions: cold (fonts read for the first time) and warm.
const positions = Array.from({ length: 12 }, (_, index) => ({
  ...OFFER_SAMPLE.content.positions[index % 3]!,
  id: `p${index}`,
}));
const offer = { ...OFFER_SAMPLE, content: { ...OFFER_SAMPLE.content, positions } };
const times: number[] = [];
let size = 0;
for (let run = 0; run < 40; run += 1) {
  const start = performance.now();
  size = (await renderOffer(offer)).length;
  times.push(performance.now() - start);
}
const warm = times.slice(1).toSorted((a, b) => a - b);
console.log(
  `offer PDF, 12 positions, ${Math.round(size / 1024)} kB: cold ${Math.round(times[0]!)} ms, ` +
    `p50 ${Math.round(warm[19]!)} ms, p95 ${Math.round(warm[36]!)} ms`,
);
