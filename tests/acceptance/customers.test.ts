// @database postgres
import { describe, expect, it } from 'vitest';
import { ADA, BEN, STAFF, startProjectWork, take } from '#tests/support/project-work.ts';

const { ada, staff, service, script } = await startProjectWork();

type Listed = { id: string; last_kind: string | null; total: number };
const list = async (search = '', page = 0) =>
  (await take(staff.rpc('list_customers', { search, page }))) as Listed[];

describe('customers', () => {
  it('are the accounts of customers, with what is running, open and known of them', async () => {
    await script(`
      insert into public.customer_details (user_id, company) values ('${BEN}', 'Bäckerei Buche');
      insert into public.projects (title, customer_email, status)
        values ('Fertig', 'ada@kunde.example', 'done');
      insert into public.invoices (number, status, customer_id, customer_email, content, snapshot,
        snapshot_hash, gross_cents, paid_cents, issued_on)
      values
        ('RE-1', 'issued', '${ADA}', 'ada@kunde.example', '{}', '{}', 'x', 10000, 2500, now()),
        ('RE-2', 'paid', '${ADA}', 'ada@kunde.example', '{}', '{}', 'x', 9900, 9900, now());
    `);
    const rows = await list();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: ADA,
        full_name: 'Ada Amsel',
        email: 'ada@kunde.example',
        company: '',
        running: 1,
        open_cents: 7500,
        last_at: null,
        total: 2,
      }),
    );
    expect(await list('backerei buche')).toMatchObject([{ id: BEN, running: 0, open_cents: 0 }]);
    expect(await list('ada@kunde')).toMatchObject([{ id: ADA, total: 1 }]);
    expect(await list('%')).toEqual([]);
    expect(await list('', 1)).toEqual([]);
  });

  it('stand by their last contact, whatever it was, but for offers that were only opened', async () => {
    await take(staff.from('messages').insert({ customer_id: BEN, from_staff: true, body: 'Tag' }));
    expect(await list()).toMatchObject([
      { id: BEN, last_kind: 'message' },
      { id: ADA, last_kind: null },
    ]);
    await script(`
      insert into public.offers (id, number, customer_id, customer_email, status, content)
        values ('d0000000-0000-4000-8000-000000000001', 'AN-1', '${ADA}', 'ada@kunde.example',
          'draft', '{"title": "Website", "customer": {"company": "Amsel GmbH"}}');
      insert into public.offer_events (offer_id, kind, created_at) values
        ('d0000000-0000-4000-8000-000000000001', 'question', now() - interval '1 day'),
        ('d0000000-0000-4000-8000-000000000001', 'viewed', now() + interval '1 hour');
    `);
    expect(await list()).toMatchObject([
      { id: BEN },
      { id: ADA, last_kind: 'offer', company: 'Amsel GmbH' },
    ]);
    await take(ada.from('messages').insert({ customer_id: ADA, from_staff: false, body: 'Hallo' }));
    expect(await list()).toMatchObject([{ id: ADA, last_kind: 'message' }, { id: BEN }]);
  });

  it('are read by staff alone, one by its id whatever its role', async () => {
    expect(await take(staff.rpc('list_customers', { person: STAFF }))).toMatchObject([
      { id: STAFF, email: 'staff@maasbogen.example' },
    ]);
    await expect(take(ada.rpc('list_customers'))).rejects.toMatchObject({ code: '42501' });
    for (const helper of ['customer_companies', 'last_contacts'])
      await expect(take(ada.rpc(helper))).rejects.toMatchObject({ code: '42501' });
  });

  it('are found by the palette, by their company too; staff is not', async () => {
    const find = async (search: string) =>
      ((await take(staff.rpc('find_records', { search }))) as { kind: string; id: string }[])
        .filter(({ kind }) => kind === 'person')
        .map(({ id }) => id);
    expect(await find('bäckerei')).toEqual([BEN]);
    expect(await find('amsel gmbh')).toEqual([ADA]);
    expect(await find('maasbogen')).toEqual([]);
    // What was opened last is shown by its id.
    const { data } = await service.rpc('find_records', { ids: [ADA] });
    expect(data).toBeNull();
    expect(await take(staff.rpc('find_records', { ids: [STAFF] }))).toMatchObject([{ id: STAFF }]);
  });
});
