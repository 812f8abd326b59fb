import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '#tests/support/backup.ts';

// On data that are there: tests/acceptance/admin-reset.full.test.ts.

it('makes no database, and no link that leads nowhere, where there are no data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'admin-reset-'));
  const { code, output } = await runTool('admin:reset', [], { DATA_DIR: dataDir });
  expect([code, output]).toEqual([1, expect.stringContaining('hier sind keine Daten')]);
  expect(output).not.toContain('/einrichten');
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
