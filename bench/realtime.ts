import { fork } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startLivePlatform } from '#tests/support/live-platform.ts';

// `node --expose-gc bench/realtime.ts [sockets]`: one server process, many
// sockets on one channel. How long a broadcast takes to reach them all, and
// what a socket costs. The sockets live in this process, the server in a child,
// so that the memory is the server's alone.
const SOCKETS = Number(process.argv[2] ?? 1_000);
const BROADCASTS = 100;
const PAUSE_MS = 100;

/** Bytes: all of the process, and what its objects and buffers take. */
type Memory = { rss: number; used: number };
type ServerWord = { origin: string; key: string } | Memory;

if (process.send) await serve();
else await measure();

async function serve(): Promise<void> {
  const platform = await startLivePlatform();
  process.on('message', () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send!({ rss, used: heapUsed + external } satisfies ServerWord);
  });
  process.send!({ origin: platform.origin, key: platform.keys.anonKey } satisfies ServerWord);
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename, {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const ask = async (): Promise<Memory> => {
    server.send('memory');
    const [word] = (await once(server, 'message')) as [ServerWord];
    return word as Memory;
  };
  const [word] = (await once(server, 'message')) as [ServerWord];
  const { origin, key } = word as { origin: string; key: string };
  const url = `${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`;

  // The first sockets load code and warm up; they are not counted.
  await Promise.all(Array.from({ length: 50 }, () => join(url, 'warm-up'))).then((sockets) =>
    sockets.forEach((socket) => socket.close()),
  );
  await pause(1_000);
  const before = await settled(ask);
  const sockets: WebSocket[] = [];
  for (let i = 0; i < SOCKETS; i += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, SOCKETS - i) }, () => join(url, 'bench')),
      )),
    );
  await pause(1_000);
  const after = await settled(ask);

  const times: number[] = [];
  for (const socket of sockets)
    socket.on('message', (data: Buffer) => times.push(performance.now() - sentAt(data)));
  const sender = await join(url, 'bench');
  for (let n = 0; n < BROADCASTS; n += 1) {
    sender.send(
      JSON.stringify([
        '1',
        String(n),
        'realtime:bench',
        'broadcast',
        { type: 'broadcast', event: 'tick', payload: { at: performance.now() } },
      ]),
    );
    await pause(PAUSE_MS);
  }
  await pause(1_000);
  times.sort((left, right) => left - right);
  const at = (share: number): string =>
    `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
  console.log(
    `${SOCKETS} sockets, ${BROADCASTS} broadcasts, ${times.length} of ` +
      `${SOCKETS * BROADCASTS} received`,
  );
  console.log(`fan-out p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`);
  const kilobytes = (after.used - before.used) / SOCKETS / 1024;
  console.log(
    `${kilobytes.toFixed(1)} kB a socket; the server's process ` +
      `${(after.rss / 1024 / 1024).toFixed(0)} MB`,
  );
  for (const socket of sockets) socket.terminate();
  server.kill();
  process.exit(times.length === SOCKETS * BROADCASTS ? 0 : 1);
}

/** Collected until nothing more is freed: what the start left behind takes several rounds. */
async function settled(ask: () => Promise<Memory>): Promise<Memory> {
  let last = await ask();
  for (let round = 0; round < 10; round += 1) {
    await pause(500);
    const next = await ask();
    if (Math.abs(next.used - last.used) < 100_000 && round > 3) return next;
    last = next;
  }
  return last;
}

/** Opens a socket and waits for its channel. */
async function join(url: string, topic: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(
    JSON.stringify([
      '1',
      '1',
      `realtime:${topic}`,
      'phx_join',
      { config: { broadcast: { self: false } } },
    ]),
  );
  await once(socket, 'message');
  return socket;
}

/**
 * A binary broadcast: kind, lengths of topic, event and metadata, encoding,
 * then these and the payload.
 */
function sentAt(data: Buffer): number {
  const payload = data.subarray(5 + data[1]! + data[2]! + data[3]!);
  return (JSON.parse(payload.toString()) as { at: number }).at;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
