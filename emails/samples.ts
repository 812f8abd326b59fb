import { MOST_SENT } from '#shared/chat/chat.ts';
import type { Company } from '#shared/agency/company.ts';
import type { Mail } from './layout.ts';
import { renderMail } from './templates.ts';

// Every mail with invented data, for whoever words its texts. Names and numbers
// are those of the sample documents (documents/samples.ts).

type Group = 'mails' | 'mails-konto' | 'mails-intern';
export type MailSample = {
  id: string;
  group: Group;
  /** What the labels of its texts begin with. */
  name: string;
  template: string;
  data: Readonly<Record<string, unknown>>;
  /** False: to a mailbox that may be a stranger's. */
  isProven?: false;
};

const NAME = 'Maria Muster';
const COMPANY = 'Malerbetrieb Muster GmbH';
const EMAIL = 'maria@muster.example';
const PHONE = '+49 2161 000000';
const ID = '00000000-0000-4000-8000-000000000000';
const TOKEN = 'muster';

const quote = {
  request_id: ID,
  reference: 'MD-2026-MUSTER',
  project_type: 'website',
  package: 'smart-business',
  package_price: 1_290,
  token: TOKEN,
  industry: 'Handwerk',
  urgency: '1month',
  name: NAME,
  company: COMPANY,
  email: EMAIL,
  phone: PHONE,
  location: 'Mönchengladbach',
  additional_services: ['seo'],
  message: 'Wir brauchen Platz für zwanzig Bilder unserer Arbeit.',
  newsletter_consent: false,
  estimated_price: 528,
  client_estimated_price: null,
  respond_by: '2026-12-01T12:00:00Z',
};
const contact = {
  reference: 'MK-2026-MUSTER',
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  message: 'Können Sie auch unsere alte Website übernehmen?',
};
const talk = {
  id: ID,
  reference: 'MT-2026-MUSTER',
  startsAt: '2026-12-02T09:00:00Z',
  endsAt: '2026-12-02T09:15:00Z',
  name: NAME,
  email: EMAIL,
  phone: PHONE,
  note: '',
  sequence: 0,
  changeUrl: `https://muster.example/termin/${TOKEN}`,
};
const offer = {
  offerId: ID,
  number: 'AN-2026-0001',
  title: 'Website mit Chatbot',
  name: NAME,
  token: TOKEN,
  version: 1,
  recipient: EMAIL,
  validUntil: '2026-12-31',
  grossCents: 183_141,
  hasAccount: false,
  body: 'Ist die Pflege im ersten Jahr enthalten?',
  reason: '',
};
const order = {
  ...offer,
  projectId: ID,
  projectNumber: 'PR-2026-0001',
  company: COMPANY,
  kind: 'business',
  netCents: 153_900,
  acceptedAt: '2026-12-03T10:00:00Z',
  withdrawal: '',
};
const invoice = {
  invoiceId: ID,
  number: 'RE-2026-0001',
  heading: 'Rechnung',
  name: NAME,
  title: offer.title,
  grossCents: offer.grossCents,
  openCents: offer.grossCents,
  dueOn: '2026-12-17',
  url: 'https://muster.example/portal/rechnungen',
  cancelled: 'RE-2026-0001',
  payBy: '2027-01-04',
  customer: COMPANY,
};
const milestone = {
  projectId: ID,
  number: 'PR-2026-0001',
  project: offer.title,
  milestone: 'Entwurf der Startseite',
  name: NAME,
  hasAccount: true,
  comment: 'Bitte das Logo größer.',
};
const unread = {
  customerId: ID,
  name: NAME,
  email: EMAIL,
  unread: 1,
  body: 'Der Entwurf liegt bereit.',
};
const transcript = [
  { role: 'user', content: 'Was kostet ein Shop?' },
  { role: 'assistant', content: 'Den Preis nennt die Seite [Pakete](/pakete).' },
];
const account = {
  name: NAME,
  newEmail: 'neu@muster.example',
  code: '123456',
  actionLink: 'https://muster.example/auth/v1/verify?token=muster',
};

const toCustomer = (
  id: string,
  name: string,
  template: string,
  data: MailSample['data'],
): MailSample => ({ id, group: 'mails', name, template, data });
const aboutTalk = (id: string, name: string, changes: object): MailSample =>
  toCustomer(`termin-${id}`, name, 'booking-visitor', { ...talk, ...changes });
const toAgency = (
  id: string,
  name: string,
  template: string,
  data: MailSample['data'],
): MailSample => ({ id: `intern-${id}`, group: 'mails-intern', name, template, data });
const aboutAccount = (template: string, name: string): MailSample => ({
  id: `konto-${template}`,
  group: 'mails-konto',
  name,
  template,
  data: account,
});

export const MAIL_SAMPLES: readonly MailSample[] = [
  toCustomer('anfrage', 'Anfrage eingegangen', 'quote-confirmation', quote),
  {
    ...toCustomer('anfrage-offen', 'Anfrage, Adresse unbestätigt', 'quote-confirmation', quote),
    isProven: false,
  },
  toCustomer('nachricht', 'Nachricht eingegangen', 'contact-confirmation', contact),
  toCustomer('nachricht-antwort', 'Antwort auf eine Nachricht', 'contact-answer', {
    ...contact,
    body: 'Ja. Schicken Sie uns die Adresse, dann sehen wir sie uns an.',
  }),
  aboutTalk('bestaetigen', 'Termin bestätigen', { kind: 'requested' }),
  aboutTalk('gebucht', 'Termin gebucht', { kind: 'booked' }),
  aboutTalk('gebucht-agentur', 'Termin gebucht, von Ihnen', { kind: 'booked', by: 'agency' }),
  aboutTalk('verschoben', 'Termin verschoben', { kind: 'moved' }),
  aboutTalk('verschoben-agentur', 'Termin verschoben, von Ihnen', { kind: 'moved', by: 'agency' }),
  aboutTalk('abgesagt', 'Termin abgesagt', { kind: 'cancelled' }),
  aboutTalk('abgesagt-agentur', 'Termin abgesagt, von Ihnen', { kind: 'cancelled', by: 'agency' }),
  aboutTalk('erinnerung', 'Erinnerung an Termin', { kind: 'reminder' }),
  aboutTalk('video', 'Termin per Video', {
    kind: 'booked',
    talk: 'video',
    place: 'https://muster.example/raum',
  }),
  aboutTalk('ohne-nummer', 'Termin, ohne Telefonnummer', { kind: 'booked', phone: '' }),
  { ...aboutTalk('offen', 'Termin, Adresse unbestätigt', { kind: 'booked' }), isProven: false },
  toCustomer('angebot', 'Angebot', 'offer-sent', offer),
  toCustomer('angebot-optionen', 'Angebot mit Optionen', 'offer-sent', {
    ...offer,
    hasOptions: true,
  }),
  toCustomer('angebot-konto', 'Angebot an Kunden mit Konto', 'offer-sent', {
    ...offer,
    hasAccount: true,
  }),
  toCustomer('angebot-faktor', 'Angebot an Konten mit zweitem Faktor', 'offer-sent', {
    ...offer,
    hasAccount: true,
    needsSignIn: true,
  }),
  toCustomer('angebot-neu', 'Angebot, neue Fassung', 'offer-sent', { ...offer, version: 2 }),
  toCustomer('angebot-antwort', 'Antwort auf eine Frage', 'offer-answer', {
    ...offer,
    body: 'Ja, zwölf Monate lang.',
  }),
  toCustomer('angebot-zurueck', 'Angebot zurückgezogen', 'offer-withdrawn', offer),
  toCustomer('auftrag', 'Auftrag bestätigt', 'offer-accepted', { ...order, token: '' }),
  toCustomer('auftrag-ohne-konto', 'Auftrag bestätigt, ohne Konto', 'offer-accepted', order),
  toCustomer('rechnung', 'Rechnung', 'invoice-issued', invoice),
  toCustomer('rechnung-ohne-konto', 'Rechnung an Kunden ohne Konto', 'invoice-issued', {
    ...invoice,
    hasAccount: false,
  }),
  toCustomer('storno', 'Stornorechnung', 'invoice-cancelled', {
    ...invoice,
    number: 'RE-2026-0002',
    grossCents: -invoice.grossCents,
  }),
  toCustomer('erinnerung', 'Zahlungserinnerung', 'invoice-reminder', { ...invoice, level: 1 }),
  toCustomer('mahnung', 'Mahnung', 'invoice-reminder', {
    ...invoice,
    level: 2,
    openCents: 17_540,
  }),
  toCustomer('letzte-mahnung', 'Letzte Mahnung', 'invoice-reminder', { ...invoice, level: 3 }),
  toCustomer('mahnung-bank', 'Mahnung nach einem Wechsel der Bank', 'invoice-reminder', {
    ...invoice,
    level: 2,
    iban: 'NL07 XXXX 0000 0000 01',
  }),
  toCustomer('freigabe', 'Freigabe', 'milestone-awaiting', milestone),
  toCustomer('freigabe-ohne-konto', 'Freigabe, ohne Konto', 'milestone-awaiting', {
    ...milestone,
    hasAccount: false,
  }),
  toCustomer('newsletter', 'Newsletter bestätigen', 'newsletter-confirmation', { token: TOKEN }),
  toCustomer('newsletter-ausgabe', 'Newsletter', 'newsletter-test', {
    subject: 'Neues aus dem Dezember',
    body: 'Guten Tag,\n\nin diesem Monat geht es um **Bilder**.',
  }),
  toCustomer('ungelesen', 'Ungelesene Nachricht: eine', 'messages-customer', unread),
  toCustomer('ungelesen-mehrere', 'Ungelesene Nachricht: mehrere', 'messages-customer', {
    ...unread,
    unread: 3,
  }),
  toCustomer('chat', 'Gespräch aus dem Chat', 'chat-transcript', { transcript }),
  toCustomer('chat-lang', 'Langes Gespräch aus dem Chat', 'chat-transcript', {
    transcript: Array.from({ length: MOST_SENT + 1 }, (_, at) => transcript[at % 2]),
  }),
  toCustomer('chat-knopf', 'Gespräch aus dem Chat, hinter einem Knopf', 'chat-transcript', {
    transcript: [],
    url: 'https://muster.example/chat',
  }),
  aboutAccount('auth-confirmation', 'Adresse bestätigen'),
  aboutAccount('auth-invite', 'Einladung'),
  aboutAccount('auth-magic_link', 'Link zur Anmeldung'),
  aboutAccount('auth-recovery', 'Neues Passwort'),
  aboutAccount('auth-email_change_current', 'Adresse ändern, an die alte'),
  aboutAccount('auth-email_change_new', 'Adresse ändern, an die neue'),
  aboutAccount('auth-reauthentication', 'Code'),
  aboutAccount('factors-removed', 'Zweiter Faktor entfernt'),
  {
    ...aboutAccount('factors-removed', 'Zweiter Faktor mit Code entfernt'),
    id: 'konto-factors-removed-code',
    data: { ...account, by_code: true },
  },
  {
    ...aboutAccount('person-erased', 'Daten gelöscht'),
    data: { kept: ['invoices', 'offers'], fiscalYears: 7, proofYears: 3 },
  },
  toAgency('anfrage', 'Neue Angebotsanfrage', 'quote-notification', quote),
  toAgency('anfrage-preis', 'Neue Angebotsanfrage, mit anderem Preis', 'quote-notification', {
    ...quote,
    client_estimated_price: 498,
  }),
  toAgency('nachricht', 'Nachricht über das Kontaktformular', 'contact-notification', contact),
  ...Object.entries({
    booked: 'Neuer Termin',
    moved: 'Termin verschoben',
    cancelled: 'Termin abgesagt',
  }).map(([kind, name]) => toAgency(`termin-${kind}`, name, 'booking-agency', { ...talk, kind })),
  toAgency('chat', 'Website-Chat: Antwort gewünscht', 'chat-handover', {
    contact: EMAIL,
    session: TOKEN,
    transcript,
  }),
  toAgency('ungelesen', 'Ungelesene Kundennachricht', 'messages-agency', unread),
  toAgency('ungelesen-mehrere', 'Ungelesene Kundennachricht: mehrere', 'messages-agency', {
    ...unread,
    unread: 3,
  }),
  toAgency('frage', 'Frage zum Angebot', 'offer-question', offer),
  toAgency('auftrag', 'Auftrag', 'offer-accepted-agency', order),
  toAgency('abgelehnt', 'Angebot abgelehnt', 'offer-refused', offer),
  toAgency('freigegeben', 'Schritt freigegeben', 'milestone-decided', {
    ...milestone,
    decision: 'approved',
    comment: '',
  }),
  toAgency('aenderungen', 'Änderungen gewünscht', 'milestone-decided', {
    ...milestone,
    decision: 'changes_requested',
  }),
  toAgency('ueberfaellig', 'Rechnung überfällig', 'invoice-overdue', { ...invoice, level: 1 }),
  toAgency('widerruf', 'Widerruf', 'withdrawal-notification', {
    reference: 'WI-2026-MUSTER',
    name: NAME,
    email: EMAIL,
    contract: offer.number,
    receivedAt: order.acceptedAt,
  }),
  toAgency('loeschung', 'Löschung beantragt', 'deletion-requested', {
    name: NAME,
    email: EMAIL,
    comment: '',
  }),
  toAgency('loeschung-zurueck', 'Löschantrag zurückgenommen', 'deletion-withdrawn', {
    name: NAME,
    email: EMAIL,
    askedAt: order.acceptedAt,
  }),
];

export const renderMailSample = (
  { template, data, isProven }: MailSample,
  company: Company,
  origin: string,
): Mail => renderMail(template, { origin, ...data }, company, isProven ?? true);
