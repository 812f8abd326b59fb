import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { AUTH_TEMPLATES } from './auth.ts';
import type { Mail } from './layout.ts';
import { MAIL_SAMPLES, renderMailSample } from './samples.ts';
import { renderMail } from './templates.ts';

// BUDGET-01: nobody sends a stranger words, names or links through our mails.

const WORDS = 'Gewinn-unter-0900';
const SITE = 'https://agentur.example';

const booking = {
  id: '99999999-9999-4999-8999-999999999999',
  reference: 'MT-2026-ABCDEF',
  startsAt: '2026-11-30T09:00:00Z',
  endsAt: '2026-11-30T09:15:00Z',
  name: WORDS,
  email: 'jana@firma.example',
  phone: WORDS,
  note: WORDS,
  sequence: 0,
  changeUrl: `${SITE}/termin/x`,
  origin: SITE,
};
const MAILS: [template: string, data: object][] = [
  [
    'quote-confirmation',
    {
      request_id: 'a',
      reference: 'MD-2026-ABCDEF',
      project_type: 'website',
      industry: 'Handwerk',
      urgency: 'asap',
      name: WORDS,
      company: WORDS,
      email: 'jana@firma.example',
      phone: WORDS,
      location: WORDS,
      additional_services: [],
      message: WORDS,
      newsletter_consent: false,
      estimated_price: 378,
      client_estimated_price: null,
      respond_by: '2026-11-24T12:00:00Z',
    },
  ],
  [
    'contact-confirmation',
    {
      reference: 'MK-1',
      name: WORDS,
      email: 'jana@firma.example',
      phone: WORDS,
      message: WORDS,
      origin: SITE,
    },
  ],
  [
    'withdrawal-receipt',
    {
      reference: 'WI-1',
      name: WORDS,
      email: 'jana@firma.example',
      contract: WORDS,
      receivedAt: '2026-11-24T12:00:00Z',
      origin: SITE,
    },
  ],
  ...(['requested', 'booked', 'moved', 'cancelled', 'reminder'] as const).map(
    (kind): [string, object] => ['booking-visitor', { ...booking, kind }],
  ),
  [
    'chat-transcript',
    {
      transcript: [
        { role: 'user', content: WORDS },
        { role: 'assistant', content: `Meinen Sie ${WORDS}?` },
      ],
      url: `${SITE}/dokumente/gespraeche/1_x`,
    },
  ],
  ...AUTH_TEMPLATES.map((template): [string, object] => [
    template,
    {
      name: WORDS,
      newEmail: `${WORDS}@firma.example`,
      code: '123456',
      actionLink: `${SITE}/auth/v1/verify?token=abc&type=signup&redirect_to=${encodeURIComponent(`${SITE}/portal?${WORDS}`)}`,
    },
  ]),
];

const textOf = ({ subject, text, html, attachments = [] }: Mail): string =>
  [subject, text, html, ...attachments.map(({ content }) => content.toString())].join('\n');

it.each(MAILS)('carries nothing of a visitor to an unproven recipient: %s', (template, data) => {
  const mail = renderMail(template, data, SAMPLE_COMPANY, false);
  expect(textOf(mail)).not.toContain(WORDS);
  expect(textOf(mail)).not.toMatch(/undefined|Guten Tag ,/);
  expect(mail.documents ?? []).toEqual([]);
});

it('PACK-03, PACK-04, SENT-02: both mails of an enquiry name package and month, one leads on', () => {
  const [, sample] = MAILS[0]!;
  const data = {
    ...sample,
    package: 'smart-business',
    package_price: 1369,
    estimated_price: 669,
    additional_services: ['maintenance'],
    origin: SITE,
    token: 'abc',
  };
  for (const template of ['quote-confirmation', 'quote-notification'])
    for (const part of ['Smart Business', '1.369 €', '+79 € pro Monat', 'mit einem Monat'])
      expect(renderMail(template, data, SAMPLE_COMPANY).text.replaceAll('\u00a0', ' ')).toContain(
        part,
      );
  const mixed = { ...SAMPLE_COMPANY, audience: 'mixed' as const };
  expect(renderMail('quote-confirmation', data, SAMPLE_COMPANY).text).toContain('Preise: netto');
  expect(renderMail('quote-confirmation', data, mixed).text).toContain('Preise: einschließlich');
  // Our own links are fine in any mailbox.
  const { text } = renderMail('quote-confirmation', data, SAMPLE_COMPANY, false);
  for (const way of ['/anfrage/abc', '/dokumente/anfrage/abc.pdf', '/anfrage/abc#termin'])
    expect(text).toContain(`${SITE}${way}\n`);
});

it('names the contract of a withdrawal by its number alone', () => {
  const [, data] = MAILS.find(([name]) => name === 'withdrawal-receipt')!;
  const contract = `Angebot AN-2026-0007, ${WORDS}`;
  const { text } = renderMail('withdrawal-receipt', { ...data, contract }, SAMPLE_COMPANY, false);
  expect(text).toContain('Vertrag: AN-2026-0007\n');
});

it('says all of it to a proven one', () => {
  for (const [template, data] of MAILS.filter(([name]) => !name.startsWith('auth-')))
    if (!('kind' in data && data.kind === 'requested'))
      expect(textOf(renderMail(template, data, SAMPLE_COMPANY)), template).toContain(WORDS);
});

it('leads to the same page by a link that a stranger cannot read, and leaves those of our own pages as they are', () => {
  const linkOf = (target: string): string => {
    const actionLink = `${SITE}/auth/v1/verify?token=abc&type=signup&redirect_to=${encodeURIComponent(target)}`;
    const { text } = renderMail('auth-confirmation', { actionLink }, SAMPLE_COMPANY, false);
    return /https:\S+/.exec(text)![0];
  };
  for (const target of [`${SITE}/login?bestaetigt=1`, `${SITE}/portal?${WORDS}&ä=ü`]) {
    const url = new URL(linkOf(target));
    expect(url.searchParams.get('redirect_to')).toBe(target);
    expect(url.searchParams.get('token')).toBe('abc');
  }
  expect(linkOf(`${SITE}/login?bestaetigt=1`)).toContain('bestaetigt');
});

it('gives a code only where a page asks for it', () => {
  const data = {
    code: '907253',
    newEmail: 'neu@firma.example',
    actionLink: `${SITE}/auth/v1/verify`,
  };
  expect(
    AUTH_TEMPLATES.filter((template) =>
      renderMail(template, data, SAMPLE_COMPANY).text.includes(data.code),
    ),
  ).toEqual(['auth-confirmation', 'auth-magic_link', 'auth-recovery', 'auth-reauthentication']);
});

it('leads the agency from each of its mails to where it is answered', () => {
  const linksOf = (id: string): string =>
    renderMailSample(
      MAIL_SAMPLES.find((sample) => sample.id === `intern-${id}`)!,
      SAMPLE_COMPANY,
      SITE,
    ).text;
  for (const [id, path] of [
    ['anfrage', '/admin?suche=MD-2026-MUSTER'],
    ['nachricht', '/admin/nachrichten'],
    ['widerruf', '/admin/nachrichten'],
    ['termin-booked', '/admin/termine?woche=2026-12-02'],
    ['chat', '/admin/chat/muster'],
  ] as const)
    expect(linksOf(id), id).toContain(`${SITE}${path}\n`);
});

it('writes the other price of an enquiry as German does', () => {
  const sample = MAIL_SAMPLES.find(({ id }) => id === 'intern-anfrage-preis')!;
  const priced = { ...sample, data: { ...sample.data, client_estimated_price: 1498.5 } };
  expect(renderMailSample(priced, SAMPLE_COMPANY, SITE).text).toContain(
    'hatte 1.498,50\u00a0€ berechnet',
  );
});

it('gives links of a talk and of the newsletter their whole address, in the text too', () => {
  const transcript = [
    { role: 'assistant', content: 'Siehe [Pakete](/pakete) und [dort](https://a.example/b).' },
  ];
  const { text } = renderMail('chat-transcript', { transcript, origin: SITE }, SAMPLE_COMPANY);
  expect(text).toContain(`Siehe Pakete (${SITE}/pakete) und dort (https://a.example/b).`);
  const body = 'Neu: [Bilder](/bilder "Galerie") und ![Foto](/foto.jpg), [mehr][1].\n\n[1]: /mehr';
  const issue = { subject: 'x', body, origin: SITE };
  expect(renderMail('newsletter-test', issue, SAMPLE_COMPANY).text).toContain(
    `[Bilder](${SITE}/bilder "Galerie") und ![Foto](${SITE}/foto.jpg), [mehr][1].\n\n[1]: ${SITE}/mehr`,
  );
});

it('writes the text of a newsletter without signs that only Markdown needs', () => {
  const body = '1\\. *Punkt*, \\*Stern\\*, **„Wort“**&#115;\\\nneue Zeile';
  const { text } = renderMail(
    'newsletter-test',
    { subject: 'x', body, origin: SITE },
    SAMPLE_COMPANY,
  );
  expect(text).toContain('1. *Punkt*, *Stern*, **„Wort“**s\nneue Zeile');
});

it.each(AUTH_TEMPLATES)('says how long its link and code hold: %s', (template) => {
  const data = { code: '907253', actionLink: `${SITE}/auth/v1/verify` };
  expect(renderMail(template, data, SAMPLE_COMPANY).text).toMatch(/(gilt|gelten) eine Stunde/);
});

it('promises of the link to an offer what it does: with a second factor it decides nothing', () => {
  const textOf = (id: string): string =>
    renderMailSample(
      MAIL_SAMPLES.find((sample) => sample.id === id)!,
      SAMPLE_COMPANY,
      SITE,
    ).text;
  expect(textOf('angebot')).toContain('Annehmen können Sie bis 31. Dezember 2026.');
  expect(textOf('angebot')).toContain('Ein Konto brauchen Sie dafür nicht.');
  expect(textOf('angebot-faktor')).toContain('Zum Annehmen oder Ablehnen melden Sie sich bitte an');
  expect(textOf('angebot-faktor')).not.toMatch(/kann in Ihrem Namen|Ein Konto brauchen Sie/);
});

it.each([
  ['messages-customer', 'Das Ganze lesen Sie im Kundenportal.'],
  ['messages-agency', 'Das Ganze lesen Sie in der Verwaltung.'],
])('%s says that it holds the beginning alone, where that is so', (template, rest) => {
  const textOf = (changes: object): string =>
    renderMail(
      template,
      {
        origin: SITE,
        customerId: 'c',
        name: 'Ada',
        email: 'ada@firma.example',
        unread: 1,
        body: 'Der Entwurf …',
        ...changes,
      },
      SAMPLE_COMPANY,
    ).text;
  expect(textOf({})).not.toContain(rest);
  expect(textOf({ isCut: true })).toContain(rest);
  expect(textOf({ unread: 2 })).toContain(rest);
  expect(textOf({ unread: 2, body: '' })).not.toContain(rest);
});

it('tells whoever was erased what stays and for how long, if anything', () => {
  const tell = (kept: readonly string[]): string =>
    renderMail('person-erased', { kept, fiscalYears: 8, proofYears: 3 }, SAMPLE_COMPANY, false)
      .text;
  const some = tell(['invoices', 'payments', 'offer_events', 'offers', 'newsletter_events']);
  expect(some).toContain('Rechnungen und Zahlungen: 8 Jahre ab Ende des Jahres\n');
  expect(some).toContain('Angenommene Angebote: 8 Jahre');
  expect(some).toContain('ohne Ihre Adresse: 3 Jahre ab der Abmeldung');
  expect(some).not.toContain('Widerruf');
  expect(tell([])).toContain('wir haben gelöscht');
  expect(tell([])).not.toMatch(/Aufbewahren|Jahre/);
});

it('calls the total of an offer as the offer does, without what may be chosen', () => {
  const text = (id: string): string =>
    renderMailSample(
      MAIL_SAMPLES.find((sample) => sample.id === id)!,
      SAMPLE_COMPANY,
      SITE,
    ).text;
  expect(text('angebot')).toContain('Gesamtbetrag: ');
  expect(text('angebot-optionen')).toContain('Gesamtbetrag ohne Optionen: ');
});
