import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from './templates.ts';

const render = (template: string, openCents: number, changes: object = {}): string =>
  renderMail(
    template,
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
      ...changes,
    },
    SAMPLE_COMPANY,
  ).text.replaceAll('\u00a0', ' ');
const remind = (openCents: number, changes: object = {}): string =>
  render('invoice-reminder', openCents, changes);

it('asks with an invoice for no more than is open when it leaves', () => {
  const due = /Rechnungsbetrag: 275,40 €\s+Zahlbar bis: 1\. November/;
  const whole = render('invoice-issued', 27_540);
  expect(whole).toMatch(due);
  expect(whole).toContain('IBAN');
  expect(whole).not.toMatch(/bezahlt|nennen den ganzen Betrag/);
  const rest = render('invoice-issued', 17_540);
  expect(rest).toMatch(
    /Rechnungsbetrag: 275,40 €\s+Bereits bezahlt: 100,00 €\s+Noch offen: 175,40 €\s+Zahlbar bis: 1\./,
  );
  expect(rest).toContain('nennen den ganzen Betrag');
  expect(rest).toContain('IBAN');
  const paid = render('invoice-issued', 0);
  expect(paid).toMatch(/Bereits bezahlt: 275,40 €\s+Noch offen: 0,00 €\s+Zahlbar bis: nichts mehr/);
  expect(paid).not.toMatch(/IBAN|nennen den ganzen Betrag|November/);
  const free = render('invoice-issued', 0, { grossCents: 0 });
  expect(free).toMatch(/Rechnungsbetrag: 0,00 €\s+Zahlbar bis: nichts mehr zu zahlen/);
});

it('reminds of the rest of a part-paid invoice, whose PDF asks for everything', () => {
  const text = remind(17_540);
  expect(text).toMatch(
    /Rechnungsbetrag: 275,40 €\s+Bereits bezahlt: 100,00 €\s+Noch offen: 175,40 €/,
  );
  expect(text).toContain('nennen den ganzen Betrag');
  expect(remind(27_540)).not.toMatch(/Bereits bezahlt|nennen den ganzen Betrag/);
});

it('names the account of today, and says where the PDF names another', () => {
  const { iban } = SAMPLE_COMPANY.bank;
  const old = remind(27_540, { iban: 'NL91 ABNA 0417 1643 00' });
  expect(old).toContain('die in der PDF gilt nicht mehr');
  expect(old.replaceAll(' ', '')).toContain(iban.replaceAll(' ', ''));
  expect(old).not.toContain('0417');
  expect(remind(27_540, { iban: iban.replaceAll(' ', '') })).not.toContain('Bankverbindung');
  expect(remind(27_540)).not.toContain('Bankverbindung');
});

it('asks nobody without an account to open the portal', () => {
  const guest = remind(27_540, { hasAccount: false });
  expect(guest).toContain('Ein Konto brauchen Sie nicht');
  expect(guest).not.toContain('Rechnung im Portal ansehen');
  expect(remind(27_540)).toContain('Rechnung im Portal ansehen');
});

it('leads the agency to the invoice that is overdue', () => {
  const { text } = renderMail(
    'invoice-overdue',
    {
      origin: 'https://muster.example',
      invoiceId: '4b8f0d52-0000-4000-8000-000000000001',
      number: 'RE-2026-0001',
      customer: 'Jana Otto',
      level: 1,
      dueOn: '2026-11-01',
      openCents: 27_540,
    },
    SAMPLE_COMPANY,
  );
  expect(text).toContain(
    'https://muster.example/admin/rechnungen/4b8f0d52-0000-4000-8000-000000000001',
  );
});
