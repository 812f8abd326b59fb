// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owner = asOwner('test: numbers');
const SNAPSHOT = buildInvoiceSnapshot(buildContent(), COMPANY, '2026-11-22');
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function addDraft(): Promise<string> {
  const id = randomUUID();
  await db.transaction(owner, (tx) =>
    tx.query('insert into public.invoices (id, customer_email, content) values ($1, $2, $3)', [
      id,
      'kunde@firma.example',
      buildContent(),
    ]),
  );
  return id;
}
/** Issues in one transaction; `then` runs before it ends. */
const issue = (id: string, then: () => void = () => undefined) =>
  db.transaction(owner, async (tx) => {
    const [row] = await tx.query<{ outcome: { outcome: string; number: string } }>(
      `select public.issue_invoice($1, (select updated_at from public.invoices where id = $1), $2,
       '{}', null) as outcome`,
      [id, SNAPSHOT],
    );
    then();
    return row!.outcome;
  });
const numbers = async (): Promise<string[]> => {
  const rows = await db.transaction(owner, (tx) =>
    tx.query<{ number: string }>(
      'select number from public.invoices where number is not null order by number',
    ),
  );
  return rows.map(({ number }) => number);
};
const expected = (count: number) =>
  Array.from({ length: count }, (_, index) => `RE-2026-${String(index + 1).padStart(4, '0')}`);

it('50 invoices issued at once get 50 numbers without a gap, and a rollback gives its number back', async () => {
  const drafts = await Promise.all(Array.from({ length: 50 }, addDraft));
  const outcomes = await Promise.all(drafts.map((id) => issue(id)));
  expect(outcomes.every(({ outcome }) => outcome === 'issued')).toBe(true);
  expect(await numbers()).toEqual(expected(50));

  const failing = await addDraft();
  await expect(
    issue(failing, () => {
      throw new Error('power cut');
    }),
  ).rejects.toThrow('power cut');
  expect(await numbers()).toEqual(expected(50));
  expect(await issue(failing)).toMatchObject({ outcome: 'issued', number: 'RE-2026-0051' });
});

it('one draft issued by ten clicks at once is one invoice', async () => {
  const before = (await numbers()).length;
  const id = await addDraft();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => issue(id)));
  expect(
    outcomes.filter((one) => one.status === 'fulfilled' && one.value.outcome === 'issued'),
  ).toHaveLength(1);
  expect(await numbers()).toEqual(expected(before + 1));
});

it('nobody changes or deletes an issued invoice, not even the owner of the database', async () => {
  const id = await addDraft();
  await issue(id);
  const attempt = (sql: string) =>
    db.transaction(owner, (tx) => tx.query(`${sql} where id = $1`, [id]));
  for (const change of [
    `update public.invoices set number = 'RE-2026-9999'`,
    `update public.invoices set snapshot = '{}'`,
    `update public.invoices set snapshot_hash = 'x'`,
    `update public.invoices set content = '{}'`,
    'update public.invoices set gross_cents = 1',
    'update public.invoices set net_cents = 1',
    'update public.invoices set tax_cents = 1',
    `update public.invoices set issued_on = '2020-01-01'`,
    `update public.invoices set due_on = '2030-01-01'`,
    `update public.invoices set status = 'draft'`,
    'delete from public.invoices',
  ])
    await expect(attempt(change), change).rejects.toMatchObject({ code: '23514' });
  await attempt('update public.invoices set dunning_level = 2');
  await expect(attempt('update public.invoices set dunning_level = 1')).rejects.toMatchObject({
    code: '23514',
  });
});

it('counts on beyond four digits', async () => {
  await db.transaction(owner, (tx) =>
    tx.query(`insert into public.number_series values ('offer', 2031, 9999)`),
  );
  const [row] = await db.transaction(owner, (tx) =>
    tx.query<{ number: string }>(`select public.next_number('offer', '2031-05-01') as number`),
  );
  expect(row!.number).toBe('AN-2031-10000');
});

it('takes the day of the agency where none is given', async () => {
  const [row] = await db.transaction(owner, (tx) =>
    tx.query<{ given: string }>(
      `select pg_get_expr(proargdefaults, 0) as given from pg_proc where proname = 'next_number'`,
    ),
  );
  expect(row!.given).toMatch(/AT TIME ZONE 'Europe\/Amsterdam'/);
});
