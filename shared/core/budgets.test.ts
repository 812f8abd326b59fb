import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';

const WINDOWS: Record<string, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

it('stands in docs/security.md as it is', () => {
  const rows = Object.values(BUDGETS).map(({ what, per, most, seconds, beyond }) => {
    const window =
      seconds === null ? 'at once' : (WINDOWS[seconds] ?? `in ${seconds / 60} minutes`);
    return `| ${what} | ${per} | ${most} ${window} | ${beyond} |`;
  });
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const printed = page
    .split('## Budgets')[1]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/ +/g, ' '))
    .slice(2);
  expect(printed).toEqual(rows);
});
