// @database postgres
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { cleanLine } from '#shared/forms/clean-text.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  CUSTOMER_CALLS,
  CUSTOMER_COLUMNS,
  OTHER_FUNCTIONS,
  SECRET_CALLS,
  STAFF_CALLS,
  VISITOR_FUNCTIONS,
} from '#tests/support/hostile.ts';
import { MATRIX } from './matrix.ts';

// What tests/e2e/hostile-words.spec.ts attacks is all that strangers and customers can write.

const owner = asOwner('test: reads the catalogue');
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('names every function: attacked, or without words of strangers', () => {
  const folder = join(import.meta.dirname, '../../supabase/functions');
  const functions = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'index.ts')),
  );
  expect([...VISITOR_FUNCTIONS, ...Object.keys(OTHER_FUNCTIONS)].toSorted()).toEqual(functions);
});

it('names every column that a customer fills with words', async () => {
  const tables = Object.entries(MATRIX)
    .filter(([, { insert, update }]) => insert?.[1] === 'r' || update?.[1] === 'r')
    .map(([table]) => table);
  const columns = await db.transaction(owner, (tx) =>
    tx.query<{ name: string }>(
      `select distinct p.table_name || '.' || p.column_name as name
       from information_schema.column_privileges p
       join information_schema.columns c using (table_schema, table_name, column_name)
       where p.table_schema = 'public' and p.grantee = 'authenticated'
         and p.privilege_type in ('INSERT', 'UPDATE') and c.data_type in ('text', 'jsonb', 'ARRAY')
         and p.table_name = any ($1)
       order by 1`,
      [tables],
    ),
  );
  const attacked = Object.entries(CUSTOMER_COLUMNS).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  // Two letters, as its check has it.
  attacked.push('customer_details.country');
  expect(columns.map(({ name }) => name)).toEqual(attacked.toSorted());
});

it('cleans what a customer writes of himself as the forms do', async () => {
  const words = ' Ada\r\nBcc: a@x.example\t\u0085\u202Egnp.exe\u202C\u2066\u061C\u007F Äß 🦊 ';
  const id = '11111111-1111-4111-8111-111111111111';
  const fields = ['phone', 'company', 'street', 'postcode', 'city', 'vat_id'];
  const short = words.slice(0, 19);
  const rows = await db.transaction(owner, async (tx) => {
    await tx.query(
      'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)',
      [id, 'ada@kunde.example', JSON.stringify({ full_name: words })],
    );
    await tx.query(
      `insert into public.customer_details (user_id, ${fields.join(', ')})
       values ($1, ${fields.map(() => '$2').join(', ')})`,
      [id, short],
    );
    await tx.query(`update public.customer_details set company = $2 where user_id = $1`, [
      id,
      words,
    ]);
    return tx.query(
      `select p.full_name, ${fields.map((name) => `d.${name}`).join(', ')}
       from public.profiles p join public.customer_details d on d.user_id = p.id`,
    );
  });
  const line = cleanLine(words);
  expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  const expected = Object.fromEntries(fields.map((name) => [name, cleanLine(short)]));
  expect(rows).toEqual([{ ...expected, full_name: line, company: line }]);
});

it('names every function of the database that takes words of a customer', async () => {
  const calls = await db.transaction(owner, (tx) =>
    tx.query<{ name: string }>(
      `select proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 'v'
         and prosrc !~ 'if not public.is_(staff|admin)\\(\\) then'
         and prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', oid,
           'execute')
         and proargtypes::oid[] && array['text'::regtype, 'jsonb'::regtype, 'text[]'::regtype]::oid[]
       order by 1`,
    ),
  );
  expect(calls.map(({ name }) => name)).toEqual(
    [...CUSTOMER_CALLS, ...STAFF_CALLS, ...SECRET_CALLS].toSorted(),
  );
});
