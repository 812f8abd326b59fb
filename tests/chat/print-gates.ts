import { evaluate, loadQuestions, measure, THRESHOLDS, type Gates, type Result } from './evaluate.ts';

// `npm run chat:eval`: every gate, the holdout on its own, and with --misses each question of the open part that went wrong.

const questions = await loadQuestions();
await evaluate(questions.slice(0, 20));
const results = await evaluate(questions);
const open = results.filter((result) => !result.question.holdout);
const holdout = results.filter((result) => result.question.holdout);

print('all', results);
print('open', open);
print('holdout', holdout);
for (const group of ['answerable', 'refuse', 'multi-turn', 'hostile'])
  print(
    group,
    results.filter((result) => result.question.group === group),
  );

if (process.argv.includes('--misses')) {
  for (const { question, problems, reply } of open.filter((result) => result.problems.length > 0)) {
    console.log(
      `${question.id} [${question.intent}] ${question.turns.join(' > ').slice(0, 110)}\n    ${problems.join('; ')}\n    ${reply?.text.slice(0, 130).replaceAll('\n', ' ')}`,
    );
  }
}

function print(name: string, part: readonly Result[]): void {
  const gates = measure(part);
  const cells = (Object.keys(THRESHOLDS) as (keyof Gates & keyof typeof THRESHOLDS)[]).map(
    (gate) => `${gate} ${gates[gate].toFixed(gate === 'p95Milliseconds' ? 1 : 3)}`,
  );
  console.log(`${name.padEnd(11)} n=${String(gates.questions).padStart(3)}  ${cells.join('  ')}`);
}
