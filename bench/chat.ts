import { readFile } from 'node:fs/promises';
import { HOSTILE } from '#tests/support/hostile-messages.ts';
import { startTestServer } from '#tests/support/server.ts';

// `node bench/chat.ts`: answer time of the built-in assistant over HTTP,
// transcripts stored, at 20 concurrent chats of four messages each; then the
// slowest of the messages that somebody chose to cost much, one after another.
const CHATS = 20;
const ROUNDS = 5;
const MESSAGES = 4;
const HOSTILE_HISTORY = Array.from({ length: 40 }, () => ({ role: 'user', content: HOSTILE[0] }));

const server = await startTestServer({ env: { TRUST_PROXY: '1' } });
const lines = await readFile('tests/chat/calibration.jsonl', 'utf8');
const questions = lines
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { messages: string[] }).messages);
const headers = {
  apikey: server.keys.anon_key,
  authorization: `Bearer ${server.keys.anon_key}`,
  'content-type': 'application/json',
};

async function ask(body: object, address: string): Promise<{ response: string }> {
  const response = await fetch(`${server.origin}/functions/v1/chatbot`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { response: string };
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function chat(number: number): Promise<number[]> {
  const times: number[] = [];
  const conversationHistory: { role: string; content: string }[] = [];
  for (let turn = 0; turn < MESSAGES; turn += 1) {
    const message = questions[(number * 7 + turn * 31) % questions.length] ?? '';
    const start = performance.now();
    const answer = await ask(
      { message, sessionId: `bench-${number}`, conversationHistory },
      `10.0.0.${number}`,
    );
    times.push(performance.now() - start);
    conversationHistory.push(
      { role: 'user', content: message },
      { role: 'assistant', content: answer.response },
    );
  }
  return times;
}

const runAll = async (round: number) =>
  (
    await Promise.all(Array.from({ length: CHATS }, (_, index) => chat(round * CHATS + index)))
  ).flat();
await runAll(0);
const times: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) times.push(...(await runAll(round)));
times.sort((left, right) => left - right);
const at = (share: number): string =>
  `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
console.log(
  `${times.length} answers, ${CHATS} at a time: p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`,
);

for (const conversationHistory of [[], HOSTILE_HISTORY]) {
  const slow: [ms: number, message: string][] = [];
  for (const message of HOSTILE) {
    const start = performance.now();
    await ask({ message, conversationHistory }, '10.0.1.1');
    slow.push([performance.now() - start, message]);
  }
  const [slowest, message] = slow.toSorted(([left], [right]) => right - left)[0]!;
  console.log(
    `${HOSTILE.length} hostile messages with ${conversationHistory.length} before: slowest ` +
      `${slowest.toFixed(1)} ms (${JSON.stringify(message.slice(0, 12))} …)`,
  );
}
await server.stop();
