import { readdir, readFile, writeFile } from 'node:fs/promises';
import { FreshLine, VERDICTS, type Verdict } from './fresh-line.ts';

// `npm run chat:figures`: counts the verdicts of the fresh sets. The last set's
// figures go to content/assistant-figures.ts, from where the pages state them;
// those of all sets go to tests/chat/README.md below the marker.

type FreshSet = { name: string; lines: FreshLine[] };
const FOLDER = new URL('./fresh/', import.meta.url);
const README = new URL('./README.md', import.meta.url);
const FIGURES = new URL('../../content/assistant-figures.ts', import.meta.url);
const MARKER = '<!-- written by `npm run chat:figures` -->';

const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl')).toSorted();
const sets: FreshSet[] = await Promise.all(
  names.map(async (name) => ({
    name: name.replace('.jsonl', ''),
    lines: (await readFile(new URL(name, FOLDER), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => FreshLine.parse(JSON.parse(line))),
  })),
);
const judged = sets.filter(({ lines }) => lines.every(({ verdicts }) => verdicts !== undefined));
const last = judged.at(-1);
if (!last) throw new Error('no fresh set has verdicts');

const verdictsOf = ({ verdicts = [] }: FreshLine): Verdict[] => verdicts;

function countSet({ name, lines }: FreshSet) {
  const all = lines.flatMap(verdictsOf);
  const talks = lines.filter(({ messages }) => messages.length > 1);
  const count = (verdict: Verdict): number => all.filter((entry) => entry === verdict).length;
  return {
    date: name.slice(0, 10),
    messages: all.length,
    good: count('good'),
    doubt: count('doubt'),
    beside: count('beside'),
    wrong: count('wrong'),
    talks: talks.length,
    goodTalks: talks.filter((talk) => verdictsOf(talk).every((entry) => entry === 'good')).length,
  };
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;

const table = judged.map((set) => {
  const { messages, talks, goodTalks, ...counts } = countSet(set);
  const shares = VERDICTS.map((verdict) => share(counts[verdict], messages));
  const row = [set.name, messages, ...shares, `${goodTalks} of ${talks}`];
  return `| ${row.join(' | ')} |`;
});
const written = [
  MARKER,
  '',
  '## Figures',
  '',
  `| set | messages | ${VERDICTS.join(' | ')} | talks good in every turn |`,
  `| ${Array.from({ length: 7 }, () => '---').join(' | ')} |`,
  ...table,
];
const [head = ''] = (await readFile(README, 'utf8')).split(MARKER);
await writeFile(README, `${head.trimEnd()}\n\n${written.join('\n').trimEnd()}\n`);
await writeFile(
  FIGURES,
  `/** The last fresh set of tests/chat, at its first run. Written by \`npm run ` +
    `chat:figures\`. */\nexport const ASSISTANT_FIGURES = ` +
    `${JSON.stringify(countSet(last), null, 2)} as const;\n`,
);
console.log(table.join('\n'));
