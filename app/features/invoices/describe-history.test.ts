import { expect, it } from 'vitest';
import { describeHistory } from './describe-history.ts';

it('tells the life of an invoice without the edits of its draft', () => {
  const changes = [
    { action: 'INSERT', after: { kind: 'invoice', status: 'draft' } },
    { action: 'UPDATE', after: { content: {} } },
    { action: 'UPDATE', after: { number: 'RE-2026-0001', status: 'issued' } },
    { action: 'UPDATE', after: { suggested_dunning_level: 1 } },
    { action: 'UPDATE', after: { dunning_level: 1, suggested_dunning_level: null } },
    { action: 'UPDATE', after: { paid_cents: 1_000, status: 'paid' } },
    { action: 'UPDATE', after: { status: 'cancelled' } },
  ].map((change, id) => ({ ...change, id, created_at: '2026-11-22T10:00:00Z' }));
  expect(describeHistory(changes).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Entwurf angelegt',
    'Ausgestellt als RE-2026-0001 und gesendet',
    'Zahlungserinnerung vorgeschlagen',
    'Zahlungserinnerung gesendet',
    'Zahlungsstand: insgesamt eingegangen 10,00 €: bezahlt',
    'Storniert',
  ]);
});
