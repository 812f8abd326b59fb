import { expect, it } from 'vitest';
import {
  entryActor,
  entryTitle,
  listChanges,
  recordPath,
  type AuditEntry,
} from './describe-entry.ts';
import { callRecord, listRecords } from './record-names.ts';

const entry: AuditEntry = {
  id: 1,
  actor: 'a1b2c3d4-0000',
  actor_role: 'authenticated',
  table_name: 'profiles',
  row_id: 'r',
  action: 'UPDATE',
  before: { role: 'customer', full_name: '' },
  after: { role: 'staff', full_name: 'Anna' },
  created_at: '',
};

it('names what happened and who did it', () => {
  expect(entryTitle(entry)).toBe('Benutzer geändert');
  expect(entryTitle({ ...entry, table_name: 'new_table', action: 'DELETE' })).toBe(
    'new_table gelöscht',
  );
  expect(entryTitle({ ...entry, table_name: 'site_settings', row_id: 'company' })).toBe(
    '„Firmendaten“ geändert',
  );
  expect(entryActor(entry, new Map([['a1b2c3d4-0000', 'Jan']]))).toBe('Jan');
  expect(entryActor(entry, new Map())).toBe('gelöschtes Konto a1b2c3d4');
  expect(entryActor({ ...entry, actor: null }, new Map())).toBe('System');
});

it('sets old and new values side by side, also for rows that came or went', () => {
  expect(listChanges(entry)).toEqual([
    { column: 'Name', text: '– → Anna' },
    { column: 'Rolle', text: 'Kunde → Mitarbeiter' },
  ]);
  expect(listChanges({ ...entry, before: null, after: { suspicions: ['x'], note: '' } })).toEqual([
    { column: 'Auffälligkeiten', text: '["x"]' },
  ]);
  expect(listChanges({ ...entry, before: { body: 'weg' }, after: null })).toEqual([
    { column: 'Text', text: 'weg' },
  ]);
});

it('leaves out what follows from other columns', () => {
  const renamed = {
    table_name: 'quote_requests',
    before: { name: 'A', search_text: 'a' },
    after: { name: 'B', search_text: 'b' },
  };
  expect(listChanges(renamed)).toEqual([{ column: 'Name', text: 'A → B' }]);
});

it('does not repeat what names a setting or a text', () => {
  const stored = {
    table_name: 'site_settings',
    before: null,
    after: { id: 'only_proven_claims', value: true },
  };
  expect(listChanges(stored)).toEqual([{ column: 'Wert', text: 'ja' }]);
  const written = {
    table_name: 'content_pages',
    before: null,
    after: { slug: 'a', status: 'draft' },
  };
  expect(listChanges(written)).toEqual([{ column: 'Status', text: 'Entwurf' }]);
});

it('writes amounts, days, moments and states as people do', () => {
  expect(
    listChanges({
      table_name: 'invoices',
      before: {
        due_on: null,
        gross_cents: null,
        status: 'draft',
        sent_at: null,
        needs_approval: false,
      },
      after: {
        due_on: '2026-12-03',
        gross_cents: 129_000,
        status: 'issued',
        sent_at: '2026-11-22T07:00:00Z',
        needs_approval: true,
      },
    }).map(({ text }) => text),
  ).toEqual([
    '– → 03.12.2026',
    '– → 1.290,00\u00a0€',
    'nein → ja',
    '– → 22.11.2026, 08:00\u00a0Uhr',
    'Entwurf → ausgestellt',
  ]);
});

it('says in words what was answered', () => {
  const answers = [{ id: 'a', body: 'Gern.', created_at: '2026-11-22T07:00:00Z' }];
  expect(
    listChanges({ table_name: 'contact_messages', before: { answers: [] }, after: { answers } }),
  ).toEqual([{ column: 'Antworten', text: '– → „Gern.“' }]);
});

it('names what a cancelled row is', () => {
  const cancelled = { before: { status: 'booked' }, after: { status: 'cancelled' } };
  expect(listChanges({ table_name: 'bookings', ...cancelled })[0]?.text).toBe('gebucht → abgesagt');
  expect(listChanges({ table_name: 'invoices', ...cancelled })[0]?.text).toMatch(/→ storniert$/);
});

it('leads to records that are still there', () => {
  expect(recordPath({ ...entry, table_name: 'invoices' })).toBe('/admin/rechnungen/r');
  expect(recordPath({ ...entry, table_name: 'invoices', action: 'DELETE' })).toBeUndefined();
  expect(recordPath(entry)).toBeUndefined();
});

it('calls records by number, reference or title instead of their ids', () => {
  const [payment, invoice, offer] = ['1', '2', '3'].map(
    (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
  ) as [string, string, string];
  const paid = {
    ...entry,
    table_name: 'payments',
    row_id: payment,
    before: null,
    after: { invoice_id: invoice, amount_cents: 100 },
  };
  const drafted = {
    ...entry,
    table_name: 'invoices',
    row_id: invoice,
    before: null,
    after: { offer_id: offer },
  };
  expect(
    listRecords([paid, drafted, { ...entry, table_name: 'site_settings', row_id: 'company' }]),
  ).toEqual(
    new Map([
      ['offers', [offer]],
      ['invoices', [invoice]],
    ]),
  );
  expect(listChanges(paid, new Map([[invoice, 'RE-2026-0001']]))[1]).toEqual({
    column: 'Rechnung',
    text: 'RE-2026-0001',
  });
  const names = new Map([[invoice, 'RE-2026-0001']]);
  expect(callRecord({ ...drafted, row_id: invoice }, names)).toBe('RE-2026-0001');
  expect(
    callRecord(
      { ...entry, table_name: 'offers', before: { number: 'AN-2026-0001' }, after: null },
      names,
    ),
  ).toBe('AN-2026-0001');
});

it('calls a record without a name by what it belongs to, and shows no bare id', () => {
  const [file, project, note] = [
    '4b7de1c2-0000-4000-8000-000000000001',
    '4b7de1c2-0000-4000-8000-000000000002',
    '7',
  ] as const;
  const names = new Map([[project, 'Neue Website']]);
  const added = { ...entry, action: 'INSERT', before: null };
  expect(
    callRecord(
      {
        ...added,
        table_name: 'project_files',
        row_id: file,
        after: { project_id: project, name: 'Logo.svg' },
      },
      names,
    ),
  ).toBe('Logo.svg');
  expect(
    callRecord(
      { ...added, table_name: 'offers', row_id: file, after: { project_id: project } },
      names,
    ),
  ).toBe('zu Neue Website');
  expect(
    callRecord(
      { ...added, table_name: 'quote_request_notes', row_id: note, after: { body: 'Rückruf' } },
      names,
    ),
  ).toBe('Nr. 7');
  expect(
    callRecord(
      { ...added, table_name: 'absences', row_id: file, after: { reason: 'Urlaub' } },
      names,
    ),
  ).toBe('Kennung 4b7de1c2');
  expect(
    callRecord(
      { ...added, table_name: 'claims', row_id: 'antwort-24h', after: { text: '24 h' } },
      names,
    ),
  ).toBe('antwort-24h');
  const erased = {
    ...entry,
    table_name: 'quote_requests',
    row_id: file,
    action: 'DELETE',
    before: null,
    after: null,
  };
  expect(callRecord(erased, names)).toBe('Kennung 4b7de1c2, Angaben gelöscht');
});
