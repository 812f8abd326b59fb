import { expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

it('writes cells that no spreadsheet runs', () => {
  const csv = buildCsv(['name', 'company', 'price'], [{ name: '=HYPERLINK("http://evil")', company: 'A;"B"', price: -5 }]);
  expect(csv).toBe('\uFEFF"name";"company";"price"\r\n"\'=HYPERLINK(""http://evil"")";"A;""B""";"-5"\r\n');
});
