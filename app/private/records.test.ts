import { expect, it } from 'vitest';
import { findRecordId, kindLabel, recordPath } from './records.ts';

const ID = '11111111-1111-4111-8111-111111111111';

it('leads to the record of a customer, and counts his conversation as it', () => {
  expect(recordPath({ kind: 'person', id: ID })).toBe(`/admin/kunden/${ID}`);
  expect(kindLabel('person')).toBe('Kunde');
  for (const folder of ['kunden', 'unterhaltungen'])
    expect(findRecordId(`/admin/${folder}/${ID}`)).toBe(ID);
  expect(findRecordId('/admin/kunden')).toBeUndefined();
  expect(findRecordId('/admin/kunden/x')).toBeUndefined();
});
