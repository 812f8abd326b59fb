// `npm run gen`: writes shared/database-types.ts from the migrated schema, so
// that code and tables cannot drift apart (a test compares them).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDatabaseTypes } from './database-types.ts';
import { createTestDatabase } from '../tests/support/database.ts';

const db = await createTestDatabase();
await writeFile(
  join(import.meta.dirname, '../shared/database-types.ts'),
  await buildDatabaseTypes(db),
);
await db.close();
