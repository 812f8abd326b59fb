// `npm run bench -- quote`: enquiries by 20 visitors at once on the embedded
// database; then the kill test, 20 times.
import { runKill } from '../tests/support/kill-run.ts';
import { buildQuote } from '../tests/support/quote.ts';
import { startTestServer } from '../tests/support/server.ts';

const VISITORS = 20;
const EACH = 15;
const KILLS = Number(process.argv.find((word) => word.startsWith('--kills='))?.slice(8) ?? 20);

const server = await startTestServer();
const client = server.client();
// One warm round: what the first visitors of a fresh process wait is not what is measured here.
await Promise.all(
  Array.from({ length: VISITORS }, () =>
    client.functions.invoke('quote-request', { body: buildQuote() }),
  ),
);
const times: number[] = [];
let failures = 0;
await Promise.all(
  Array.from({ length: VISITORS }, async () => {
    for (let i = 0; i < EACH; i++) {
      const start = performance.now();
      const { error } = await client.functions.invoke('quote-request', { body: buildQuote() });
      times.push(performance.now() - start);
      if (error) failures++;
    }
  }),
);
await server.stop();
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(0);
console.log(
  `${times.length} enquiries, ${VISITORS} at once: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ` +
    `${failures} errors`,
);

let acknowledged = 0;
const wrong: string[] = [];
for (let i = 0; i < KILLS; i++) {
  const result = await runKill({ killAfter: 30 + i * 5 });
  acknowledged += result.acknowledged;
  for (const [name, list] of Object.entries(result))
    if (Array.isArray(list) && list.length) wrong.push(`${name}: ${list.length}`);
}
console.log(
  `${KILLS} kills, ${acknowledged} acknowledged enquiries: ` +
    `${wrong.length === 0 ? 'none lost, none doubled, each mailed once' : wrong.join(', ')}`,
);
process.exit(wrong.length || failures ? 1 : 0);
