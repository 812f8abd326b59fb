// The registry sometimes lacks platform packages of a new release; the lock
// file then names what it does not contain and `npm ci` fails elsewhere.
import { readFileSync } from 'node:fs';

type Entry = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

/** True if `name` resolves from the package at `from`, walking up its node_modules chain. */
function resolves(from: string, name: string): boolean {
  for (
    let base = from;
    ;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

const problems = Object.entries(packages).flatMap(([path, entry]) => [
  ...Object.keys({ ...entry.optionalDependencies, ...entry.dependencies })
    .filter((name) => !resolves(path, name))
    .map((name) => `${path || '(root)'} needs ${name}, which the lock file lacks`),
  ...(entry.resolved?.startsWith('http') ? [`${path} names a registry host`] : []),
]);
for (const problem of problems) console.error(problem);
console.log(
  problems.length ? `${problems.length} problems in package-lock.json` : 'lock file complete',
);
process.exit(problems.length ? 1 : 0);
