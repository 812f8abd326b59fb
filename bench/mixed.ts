// `npm run bench -- mixed [--minutes=30] [--heap=512]`: memory of a server on the embedded database,
// begun as by `npm start`: after its start on data that exist, after a crawl of the sitemap, 2,000
// reads and 40 uploads, then four times a minute of a mixed load in which everybody does something
// every now and then. The heap may grow as far as Node lets it where the machine has 1 GB (MB), which
// also makes it collect earlier: without a limit a server takes what a big machine has. On Linux.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { ThreadHeap } from '#tests/support/heap-probe.ts';
import { startTestServer } from '#tests/support/server.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { inParallel, readSitemap } from '#tests/support/site-crawl.ts';

const readOption = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const minutes = readOption('minutes', 30);
const heap = readOption('heap', 512);
const READS = 2_000;
const UPLOADS = 40;
const SAMPLE_MS = 15_000;
/** Minutes of the load that are compared, and when all garbage is collected to see what lives. */
const EARLY = [5, 10] as const;
const LATE = [minutes - 5, minutes] as const;
const COLLECT_AT = 5;
const PEOPLE = 8;
const PAUSE_MS = 500;
const TABLES = ['quote_requests', 'outbox_mails', 'profiles', 'bookings', 'contact_messages'];
const ADMIN = { email: 'leitung@maasbogen.example', password: 'Maasbogen-2026!' };

/** As a proxy names visitors, so that they share no budget. */
const ADDRESSES = Array.from({ length: 250 }, (_, n) => `198.51.100.${n + 1}`);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

const first = await startTestServer({
  asStarted: true,
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
});
const { dataDir } = first;
await first.stop({ keepData: true });
const server = await startTestServer({
  asStarted: true,
  dataDir,
  env: { TRUST_PROXY: '1', HEAP_PROBE: `${dataDir}.sock` },
  flags: [`--max-old-space-size=${heap}`, '--expose-gc', '--import=./tests/support/heap-probe.ts'],
});
const started = performance.now();
console.log(
  'minute  PSS in MB, of it of child processes, with shared files counted whole  load average  ' +
    'calls  answers other than 2xx',
);

const refused = new Map<string, number>();
const note = (kind: string): void => void refused.set(kind, (refused.get(kind) ?? 0) + 1);
let calls = 0;
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
async function call(path: string, init: Init = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': pick(ADDRESSES), ...init.headers, connection: 'close' };
  // People's pauses are longer than the server keeps an idle connection open.
  const response = await fetch(new URL(path, server.origin), { ...init, headers });
  calls += 1;
  if (!response.ok) note(`${response.status} ${path.split(/[?/]/).slice(0, 2).join('/')}`);
  return response;
}
const drain = async (response: Response): Promise<void> => void (await response.arrayBuffer());

async function report(what: string): Promise<number> {
  const others = [...refused].map(([kind, times]) => `${times} × ${kind}`).join(', ');
  const minute = ((performance.now() - started) / 60_000).toFixed(1);
  const { all, children, whole } = await readMemory(server.pid);
  const memory = [all, children, whole].map((part) => part.toFixed(0)).join(', ');
  console.log(`${minute}  ${memory}  ${loadavg()[0]!.toFixed(1)}  ${calls}  ${others}  ${what}`);
  return all;
}

/**
 * Proportional share of the process with all that it has started, such as the one for pictures.
 * `whole`: with the program's files counted as if no other process on the machine had them open.
 */
async function readMemory(pid: number): Promise<{ all: number; children: number; whole: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  const own = read('Pss');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  let children = 0;
  for (const child of stdout.split(/\s+/).filter(Boolean))
    children += (await readMemory(Number(child))).all;
  return { all: own + children, children, whole: read('Rss') + children };
}

/** What lives in the heap of each thread, all garbage collected, which stops all answers. */
async function reportHeaps(what: string): Promise<void> {
  const heaps = await new Promise<ThreadHeap[]>((resolve, reject) => {
    request({ socketPath: `${dataDir}.sock`, path: '/collected' }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body) as ThreadHeap[]), reject);
    })
      .on('error', reject)
      .end();
  });
  for (const { thread, total, used, external } of heaps)
    console.log(
      `  ${what}, all collected: thread ${thread}: heap ${total.toFixed(1)} MB, of it in use ` +
        `${used.toFixed(1)}; outside of it ${external.toFixed(1)}`,
    );
}

await wait(15_000);
await report('15 s after the start');

const agency = server.client();
const { data, error } = await agency.auth.signInWithPassword(ADMIN);
if (error) throw error;
const key = { apikey: server.keys.anon_key };
const asAgency = { ...key, authorization: `Bearer ${data.session.access_token}` };
const json = { ...key, 'content-type': 'application/json' };
const pages = await readSitemap(server.origin);
const read = async (): Promise<void> =>
  drain(await call(`/rest/v1/${pick(TABLES)}?select=*&limit=50`, { headers: asAgency }));

await inParallel(pages, 6, async (path) => drain(await call(path)));
await inParallel(Array.from({ length: READS }), 6, read);
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = await sharp({
  create: { width: 2_400, height: 1_600, channels: 3, background: '#888', noise },
})
  .jpeg({ quality: 80 })
  .toBuffer();

async function enquire(): Promise<void> {
  const requestId = randomUUID();
  const body = JSON.stringify(buildQuote({ requestId }));
  const init = { method: 'POST', headers: json, body };
  const { token } = (await (await call('/functions/v1/quote-request', init)).json()) as {
    token: string;
  };
  await drain(await call(`/anfrage/${token}`));
  await drain(await call(`/dokumente/anfrage/${token}.pdf`));
}
const chat = async (): Promise<void> => {
  const message = pick([
    'Was kostet eine Website?',
    'Machen Sie auch SEO?',
    'Wie lange dauert es?',
  ]);
  const body = JSON.stringify({ message, sessionId: randomUUID(), conversationHistory: [] });
  await drain(await call('/functions/v1/chatbot', { method: 'POST', headers: json, body }));
};
const upload = async (): Promise<void> => {
  const path = `/api/quote-files/${randomUUID()}/${randomUUID()}?name=bild.jpg`;
  await drain(await call(path, { method: 'PUT', body: new Uint8Array(picture) }));
};
await inParallel(Array.from({ length: UPLOADS }), 2, upload);
await report(`after a crawl of ${pages.length} pages, ${READS} reads and ${UPLOADS} uploads`);

const signIn = async (): Promise<void> => {
  const body = JSON.stringify(ADMIN);
  const path = '/auth/v1/token?grant_type=password';
  await drain(await call(path, { method: 'POST', headers: json, body }));
};
const view = async (): Promise<void> => drain(await call(pick(pages)));
/** What people do, as often as it stands here. */
const ACTS = [
  ...Array.from({ length: 14 }, () => view),
  read,
  read,
  read,
  chat,
  enquire,
  upload,
  signIn,
];

const begun = performance.now();
const sinceBegun = (): number => (performance.now() - begun) / 60_000;
const people = Array.from({ length: PEOPLE }, async () => {
  while (sinceBegun() < minutes) {
    await pick(ACTS)().catch(({ message }: Error) => note(message));
    await wait(PAUSE_MS * 2 * Math.random());
  }
});
const samples: { minute: number; megabytes: number }[] = [];
let isCollected = false;
while (sinceBegun() < minutes) {
  await wait(SAMPLE_MS);
  samples.push({ minute: sinceBegun(), megabytes: await report('') });
  if (isCollected || sinceBegun() < COLLECT_AT) continue;
  isCollected = true;
  await reportHeaps(`minute ${sinceBegun().toFixed(0)} of the load`);
}
await reportHeaps('end of the load');
await Promise.all(people);
await wait(120_000);
await report('two minutes after the load');
await server.stop();
await rm(`${dataDir}.sock`, { force: true });

const median = (values: number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
for (const [from, to] of [EARLY, LATE]) {
  const part = samples.filter(({ minute }) => minute >= from && minute <= to);
  const list = part.map(({ megabytes }) => megabytes);
  console.log(
    `minutes ${from} to ${to}: median ${median(list).toFixed(0)} MB, ` +
      `highest ${Math.max(...list).toFixed(0)} MB (${list.length} samples)`,
  );
}
// The median of all slopes between two samples after the first minutes: no single peak bends it.
const later = samples.filter(({ minute }) => minute >= EARLY[0]);
const slopes = later.flatMap((one, at) =>
  later
    .slice(at + 1)
    .map((other) => (other.megabytes - one.megabytes) / (other.minute - one.minute)),
);
console.log(`slope from minute ${EARLY[0]} on: ${median(slopes).toFixed(2)} MB a minute`);
