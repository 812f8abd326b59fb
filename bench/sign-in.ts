import { startLivePlatform } from '#tests/support/live-platform.ts';
import { reportCost, startMeasured, type Cost } from '#tests/support/measured-server.ts';

// How long sign-ins by password hold up the event loop: 20 at once, again and
// again. The clients live in this process, the server in a child. On a busy
// machine: `chrt -r 10 node bench/sign-in.ts`. The longest delay is time on the
// clock, which other processes stretch; the longest turn is processor time of
// the loop's own thread.
const AT_ONCE = 20;
const ROUNDS = 15;
const PASSWORD = 'Sicher-genug-2026';

if (process.send) await serve();
else await measure();

async function serve(): Promise<void> {
  const platform = await startLivePlatform({}, undefined);
  for (let i = 0; i < AT_ONCE; i += 1) {
    const { error } = await platform
      .service()
      .auth.admin.createUser({ email: emailOf(i), password: PASSWORD, email_confirm: true });
    if (error) throw error;
  }
  reportCost({ origin: platform.origin, key: platform.keys.anonKey });
}

async function measure(): Promise<void> {
  const { origin, key, ask, stop } = await startMeasured(import.meta.filename);
  const signIn = async (_: unknown, i: number): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(i), password: PASSWORD }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
    return performance.now() - start;
  };
  await ask();
  const times: number[] = [];
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(...(await Promise.all(Array.from({ length: AT_ONCE }, signIn))));
    rounds.push(await ask());
    // Real-time work that leaves the processor no rest is stopped by the kernel
    // for 50 ms, which would be measured here.
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  times.sort((left, right) => left - right);
  const [first, ...later] = rounds;
  const show = (name: string, { delay, turn }: Omit<Cost, 'cpu'>): void =>
    console.log(
      `${name}: longest delay of the event loop ${delay.toFixed(1)} ms, longest turn ` +
        `${turn.toFixed(1)} ms of processor time`,
    );
  console.log(
    `${AT_ONCE} sign-ins at once, ${ROUNDS} rounds: p50 ` +
      `${times[times.length >> 1]!.toFixed(0)} ms, p95 ` +
      `${times[Math.ceil(times.length * 0.95) - 1]!.toFixed(0)} ms`,
  );
  show('first round, code just loaded', first!);
  show('all later rounds', {
    delay: Math.max(...later.map(({ delay }) => delay)),
    turn: Math.max(...later.map(({ turn }) => turn)),
  });
  console.log(
    'each later round, delay and turn: ' +
      `${later.map(({ delay, turn }) => `${delay.toFixed(1)} ${turn.toFixed(1)}`).join(', ')}`,
  );
  stop();
}

function emailOf(i: number): string {
  return `anna-${i}@firma.example`;
}
