import { Agent, request } from 'node:http';

const RATE = Number(process.argv.find((word) => word.startsWith('--rate='))?.slice(7) ?? 1_000);
/** One address may send 3,000 events a minute; visitors come from many. */
const ADDRESSES = 400;

export type Sent = { sent: number; accepted: number; times: number[] };

/** The status of an answer, and how long it took to its last byte. */
export function call(
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
export async function sendEvents(origin: string, seconds: number): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const result: Sent = { sent: 0, accepted: 0, times: [] };
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
