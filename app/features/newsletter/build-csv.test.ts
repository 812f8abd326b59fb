import { expect, it } from 'vitest';
import { buildSubscriberCsv } from './build-csv.ts';

it('quotes cells and defuses formulas', () => {
  const csv = buildSubscriberCsv([
    {
      email: '=cmd|"x"@firma.example',
      source: 'footer',
      requested_at: '2026-11-01',
      confirmed_at: '2026-11-02',
    },
  ]);
  expect(csv).toBe(
    '\uFEFF"E-Mail";"Herkunft";"Bestellt";"Bestätigt"\r\n"\'=cmd|""x""@firma.example";"footer";"2026-11-01";"2026-11-02"\r\n',
  );
});
