import { readFile } from 'node:fs/promises';
import { openAssistant } from './say.ts';

// The reader on messages that nothing was trained or tuned on: how often its first guess is right, by how sure it is.
const { reader } = await openAssistant();
const lines = (await readFile(new URL('./calibration.jsonl', import.meta.url), 'utf8')).trim();
const results = lines.split('\n').map((line) => {
  const { message, expect } = JSON.parse(line) as { message: string; expect: string[] };
  const guesses = reader.read(message);
  return {
    message,
    expect,
    guesses,
    sure: guesses[0]?.probability ?? 0,
    isRight: expect.includes(guesses[0]?.id ?? ''),
    isNear: guesses.slice(0, 3).some(({ id }) => expect.includes(id)),
    odds: guesses.slice(0, 3).reduce((sum, { probability }) => sum + probability, 0),
  };
});
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
const count = (test: (result: (typeof results)[number]) => boolean): number =>
  results.filter(test).length;
console.log(
  `${results.length} messages, first guess right ${share(
    count((r) => r.isRight),
    results.length,
  )},`,
  `among the first three ${share(
    count((r) => r.isNear),
    results.length,
  )}`,
);
for (let low = 0; low < 1; low += 0.1) {
  const inside = results.filter(
    ({ sure }) => sure >= low && sure < low + 0.1 + (low > 0.85 ? 1 : 0),
  );
  const right = inside.filter(({ isRight }) => isRight).length;
  console.log(
    `sure ${low.toFixed(1)}: ${inside.length} messages, right ${share(right, inside.length)}`,
  );
}
for (const limit of [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7]) {
  const answered = results.filter(({ sure }) => sure >= limit);
  const wrong = answered.filter(({ isRight }) => !isRight).length;
  const asked = results.filter(({ sure }) => sure < limit);
  console.log(
    `answers from ${limit}: ${share(answered.length, results.length)} answered,`,
    `${share(wrong, results.length)} of all beside the point,`,
    `of the rest ${share(asked.filter(({ isNear }) => isNear).length, asked.length)} among three`,
  );
}
if (process.argv.includes('--misses'))
  for (const { message, expect, guesses, isRight } of results)
    if (!isRight)
      console.log(
        message,
        '→',
        guesses
          .slice(0, 3)
          .map(({ id, probability }) => `${id} ${probability.toFixed(2)}`)
          .join(', '),
        '| wanted',
        expect.join(', '),
      );
