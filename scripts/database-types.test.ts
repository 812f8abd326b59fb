import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { buildDatabaseTypes } from './database-types.ts';

it('shared/database-types.ts is what the migrations make; `npm run gen` writes it', async () => {
  const db = await createTestDatabase();
  expect(await readFile(join(import.meta.dirname, '../shared/database-types.ts'), 'utf8')).toBe(
    await buildDatabaseTypes(db),
  );
  await db.close();
});
