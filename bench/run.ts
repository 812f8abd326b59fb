// `npm run bench [-- name]`: runs all measurements, or one of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const [wanted, ...rest] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
if (wanted && !names.includes(wanted)) {
  console.error(`No measurement '${wanted}'. There are: ${names.join(', ')}`);
  process.exit(1);
}
for (const name of wanted ? [wanted] : names) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `bench/${name}.ts`, ...rest],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
