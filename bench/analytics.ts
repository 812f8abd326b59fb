// `npm run bench -- analytics`: 1,000 events a second on the embedded database,
// and what they do to the pages meanwhile.
import { Agent } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startTestServer } from '../tests/support/server.ts';
import { call, sendEvents, type Sent } from './analytics/send-events.ts';

const SECONDS = 15;
const READERS = 4;
const METRICS_TOKEN = 'token-of-the-measurement';
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? NaN;

/** Pages until the signal: out of the cache, and rendered anew. */
async function readPages(
  origin: string,
  isOver: () => boolean,
): Promise<{ cached: number[]; rendered: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const times = { cached: [] as number[], rendered: [] as number[] };
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (!isOver()) {
        for (const [kind, path] of [
          ['cached', '/'],
          ['rendered', '/kontakt?frisch'],
        ] as const) {
          const { status, ms } = await call(new URL(path, origin), agent, undefined, {
            'accept-encoding': 'br',
          });
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          times[kind].push(ms);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
      }
    }),
  );
  agent.destroy();
  return times;
}

async function readCpuSeconds(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]);
}

if (isMainThread) {
  const server = await startTestServer({ env: { TRUST_PROXY: '1', METRICS_TOKEN } });
  const wait = async (seconds: number) => {
    let over = false;
    setTimeout(() => (over = true), seconds * 1000);
    return readPages(server.origin, () => over);
  };
  await wait(5); // warm
  const quiet = await wait(SECONDS);
  let result: Sent | undefined;
  const worker = new Worker(new URL(import.meta.url), {
    workerData: server.origin,
    argv: process.argv.slice(2),
  });
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Sent) => (result = message));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
  const busy = await readPages(server.origin, () => result !== undefined);
  await ended;
  const { sent, accepted, times } = result!;
  const { count } = await server
    .service()
    .from('analytics_events')
    .select('*', { count: 'exact', head: true });
  for (const kind of ['cached', 'rendered'] as const)
    console.log(
      `${kind.padEnd(8)} page p95: ${at(quiet[kind], 0.95).toFixed(1)} ms alone, ` +
        `${at(busy[kind], 0.95).toFixed(1)} ms with events (p50 ` +
        `${at(quiet[kind], 0.5).toFixed(1)} and ${at(busy[kind], 0.5).toFixed(1)} ms)`,
    );
  console.log(
    `${sent} events in ${SECONDS} s, ${accepted} accepted, ${count} stored; answer p50 ` +
      `${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms`,
  );
  // What an event costs the processor says more on a busy machine than how long it took.
  const cpuBefore = await readCpuSeconds(server.origin);
  const alone = await sendEvents(server.origin, 5);
  const cpu = (await readCpuSeconds(server.origin)) - cpuBefore;
  console.log(`server, all threads: ${((cpu * 1000) / alone.sent).toFixed(2)} ms CPU an event`);
  await server.stop();
  process.exit(accepted === sent && count === sent ? 0 : 1);
} else {
  parentPort!.postMessage(await sendEvents(workerData as string, SECONDS));
}
