import { expect, it } from 'vitest';
import { buildSubscriberCsv } from './build-csv.ts';

it('quotes cells, defuses formulas, and tells source and moments as the agency does', () => {
  const csv = buildSubscriberCsv([
    {
      email: '=cmd|"x"@firma.example',
      source: 'footer',
      requested_at: '2026-11-01T23:10:00+00:00',
      confirmed_at: '2026-11-02T13:05:00+00:00',
    },
  ]);
  expect(csv).toBe(
    '\uFEFF"E-Mail";"Herkunft";"Bestellt";"Bestätigt"\r\n"\'=cmd|""x""@firma.example";"Fußzeile";"2026-11-02 00:10";"2026-11-02 14:05"\r\n',
  );
});
