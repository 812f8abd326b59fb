import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from './templates.ts';

const remind = (openCents: number): string =>
  renderMail(
    'invoice-reminder',
    {
      invoiceId: '4b8f0d52-0000-4000-8000-000000000001',
      number: 'RE-2026-0001',
      heading: 'Rechnung',
      name: 'Jana Otto',
      title: 'Website',
      grossCents: 27_540,
      openCents,
      dueOn: '2026-11-01',
      url: 'https://muster.example/portal/rechnungen',
      level: 1,
      payBy: '2026-12-04',
    },
    SAMPLE_COMPANY,
  ).text.replaceAll('\u00a0', ' ');

it('reminds of the rest of a part-paid invoice, whose PDF asks for everything', () => {
  const text = remind(17_540);
  expect(text).toMatch(
    /Rechnungsbetrag: 275,40 €\s+Bereits bezahlt: 100,00 €\s+Noch offen: 175,40 €/,
  );
  expect(text).toContain('nennen den ganzen Betrag');
  expect(remind(27_540)).not.toMatch(/Bereits bezahlt|nennen den ganzen Betrag/);
});
