// `npm run bench -- house`: how the code is cut, over the files that git knows.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const MAX_COLUMNS = 100;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|sql|css)$/.test(path) && path !== 'shared/database-types.ts')
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }));
const isTest = (path: string): boolean => /\.test(-d)?\.tsx?$|^tests\//.test(path);

const lines = files.flatMap((file) => file.lines);
const long = lines.filter((line) => line.length > MAX_COLUMNS).length;
console.log(
  `lines over ${MAX_COLUMNS} characters: ${long} of ${lines.length} ` +
    `(${((100 * long) / lines.length).toFixed(2)} %; code, SQL and styles, tests included)`,
);

const product = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path));
const lengths = product.map((file) => file.lines.length).toSorted((a, b) => a - b);
const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0;
console.log(
  `${lengths.length} files without tests: median ${at(0.5)} lines, p90 ${at(0.9)}, ` +
    `${lengths.filter((length) => length > 300).length} over 300`,
);

const across = product.flatMap(({ path, lines: source }) => {
  const own = /^app\/features\/([^/]+)\//.exec(path)?.[1];
  return source.filter((line) => {
    const other = /#app\/features\/([^/']+)/.exec(line)?.[1];
    return own && other && other !== own;
  });
});
console.log(`imports from one feature to another: ${across.length}`);

const migrations = files.filter(({ path }) => path.startsWith('supabase/migrations/'));
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
console.log(
  `${migrations.length} migrations, ${Object.keys(dependencies).length} packages at run time`,
);
