import { readFile } from 'node:fs/promises';
import { IN_FULL } from '#functions/chatbot/talk/likely.ts';
import { holdTalk, openAssistant } from './say.ts';

// Messages and talks that nothing was trained or tuned on, each with the topics
// that would be right: how often the assistant answers, asks after
// the right answer (hedged), asks after others or knows nothing (doubt) and misses,
// and how often the reader's first guess is right, by how sure it is.
// `--misses` prints what was not good.
type Line = { id?: string; messages: string[]; expect: string[][]; why?: string[] };
const only = /^--set=(.*)$/.exec(process.argv.find((name) => name.startsWith('--set=')) ?? '')?.[1];
const file = process.argv.find((name) => name.endsWith('.jsonl')) ?? 'calibration.jsonl';
const assistant = await openAssistant();
const lines = (await readFile(new URL(file, import.meta.url), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
  .filter(({ id }) => !only || id?.startsWith(only));
const talks = lines.map(({ messages, expect, why }) =>
  holdTalk(assistant, messages).map(({ reply, guesses, isUnsure, talk }, turn) => {
    const wanted = expect[turn] ?? [];
    // Asked after in full: who meant something else sees that it is a question.
    const isHedged = isUnsure && reply.kind === 'ask';
    const told =
      isHedged && reply.topic !== 'did-you-mean' ? talk.offered.slice(0, IN_FULL) : [reply.topic];
    const isOpen = reply.kind === 'abstain' || /^(?:did-you-mean|handover|menu-)/.test(reply.topic);
    const verdict = told.some((id) => wanted.includes(id))
      ? isHedged
        ? 'hedged'
        : 'good'
      : isOpen || isHedged
        ? 'doubt'
        : 'beside';
    return {
      message: messages[turn],
      wanted,
      verdict,
      topic: reply.topic,
      guesses,
      turn,
      why: why?.[turn],
    };
  }),
);
const turns = talks.flat();
const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
const tally = (list: typeof turns): string =>
  ['good', 'hedged', 'doubt', 'beside']
    .map((name) => {
      const count = list.filter(({ verdict }) => verdict === name).length;
      return `${name} ${share(count, list.length)}`;
    })
    .join(', ');
const long = talks.filter(({ length }) => length > 1);
console.log(`${turns.length} turns: ${tally(turns)}`);
console.log(`single messages: ${tally(talks.filter(({ length }) => length === 1).flat())}`);
const goodTalks = long.filter((talk) =>
  talk.every(({ verdict }) => verdict === 'good' || verdict === 'hedged'),
);
console.log(`talks: ${tally(long.flat())}; good throughout ${goodTalks.length} of ${long.length}`);

const isAmong = ({ guesses, wanted }: (typeof turns)[number], first: number): boolean =>
  guesses.slice(0, first).some(({ id }) => wanted.includes(id));
const known = turns.filter(({ wanted, guesses }) => guesses.length > 0 && wanted.length > 0);
for (const [name, list] of Map.groupBy(known, ({ turn }) => (turn === 0 ? 'first' : 'later')))
  console.log(
    `${name}: ${list.length} read, right ${share(list.filter((each) => isAmong(each, 1)).length, list.length)}, ` +
      `among three ${share(list.filter((each) => isAmong(each, 3)).length, list.length)}`,
  );
for (const [reason, list] of Map.groupBy(turns, ({ why = 'none' }) => why))
  console.log(`${reason}: ${share(list.length, turns.length)}; ${tally(list)}`);

const read = turns.filter(({ guesses }) => guesses.length > 0);
for (let low = 0; low < 1; low += 0.1) {
  const inside = read.filter(({ guesses }) => {
    const sure = guesses[0]?.probability ?? 0;
    return sure >= low && (sure < low + 0.1 || low > 0.85);
  });
  const right = inside.filter(({ guesses, wanted }) => wanted.includes(guesses[0]?.id ?? ''));
  console.log(
    `sure ${low.toFixed(1)}: ${inside.length}, right ${share(right.length, inside.length)}`,
  );
}
if (process.argv.includes('--misses'))
  for (const { message, wanted, verdict, topic, guesses, turn } of turns)
    if (verdict !== 'good' && verdict !== 'hedged')
      console.log(
        `${verdict} [${turn}] ${message} → ${topic};`,
        guesses
          .slice(0, 3)
          .map(({ id, probability }) => `${id} ${probability.toFixed(2)}`)
          .join(', '),
        '| wanted',
        wanted.join(', '),
      );
