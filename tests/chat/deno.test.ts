import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ChatResponse } from '#shared/chat.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const environment = { ...process.env, DENO_NO_UPDATE_CHECK: '1' };

test('the function as deployed to Supabase answers under Deno, type-checked', { timeout: 120_000 }, async () => {
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/write-search-index.ts'], { cwd: root });
  const { stdout } = await run(
    'deno',
    ['run', '--check', '--node-modules-dir=manual', '--allow-read', '--allow-env', 'tests/chat/deno-call.ts'],
    {
      cwd: root,
      env: { ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
    },
  );
  const { response, sources } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as ChatResponse;
  expect(response).toMatch(/2\.590,00/);
  expect(sources[0]?.path).toBe('/pakete#commerce');
});
