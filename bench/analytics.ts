// `npm run bench -- analytics`: 1,000 events a second on the embedded database,
// and what they do to the pages meanwhile.
import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startTestServer } from '../tests/support/server.ts';

const RATE = Number(process.argv.find((word) => word.startsWith('--rate='))?.slice(7) ?? 1_000);
const SECONDS = 15;
const READERS = 4;
/** One address may send 3,000 events a minute; visitors come from many. */
const ADDRESSES = 400;

type Result = { sent: number; accepted: number; times: number[] };
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? NaN;

function call(
  url: URL,
  agent: Agent,
  body?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; ms: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - start }),
        );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Sends at the rate whether answers come or not, as visitors do. In a thread of
 * its own, so that it does not slow what is measured.
 */
async function sendEvents(origin: string, seconds = SECONDS): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const result: Result = { sent: 0, accepted: 0, times: [] };
  const open: Promise<void>[] = [];
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    const due = Math.floor(((performance.now() - begin) / 1000) * RATE);
    for (; result.sent < due; result.sent++) {
      const number = result.sent;
      const body = JSON.stringify({
        name: 'button_click',
        category: 'bench',
        label: `label-${number % 20}`,
        sessionId: `session-${number % 500}`,
        timestamp: new Date().toISOString(),
        url: `${origin}/pakete`,
        userAgent: 'bench',
      });
      const address = number % ADDRESSES;
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${address >> 8}.${address & 255}`,
      };
      open.push(
        call(new URL('/api/analytics', origin), agent, body, headers).then(({ status, ms }) => {
          result.times.push(ms);
          if (status === 204) result.accepted++;
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(open);
  agent.destroy();
  return result;
}

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
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]);
}

if (isMainThread) {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } });
  const wait = async (seconds: number) => {
    let over = false;
    setTimeout(() => (over = true), seconds * 1000);
    return readPages(server.origin, () => over);
  };
  await wait(5); // warm
  const quiet = await wait(SECONDS);
  let result: Result | undefined;
  const worker = new Worker(new URL(import.meta.url), {
    workerData: server.origin,
    argv: process.argv.slice(2),
  });
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Result) => (result = message));
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
  parentPort!.postMessage(await sendEvents(workerData as string));
}
