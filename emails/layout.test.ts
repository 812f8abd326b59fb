import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { configureContent } from '#content/settings.ts';
import { buildMail, greet, type MailPart } from './layout.ts';
import { renderMail } from './templates.ts';

// What visitors write is text in every mail (SEC-04); in a browser the same
// names are tried by tests/e2e/areas.spec.ts.

const HOSTILE = `"><img src=x onerror='alert(1)'>&amp;`;
const AS_TEXT = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;';

const parts: Record<Exclude<MailPart['kind'], 'markup'>, MailPart> = {
  paragraph: { kind: 'paragraph', text: HOSTILE },
  heading: { kind: 'heading', text: HOSTILE },
  rows: { kind: 'rows', rows: [[HOSTILE, HOSTILE]] },
  button: { kind: 'button', label: HOSTILE, url: HOSTILE },
  code: { kind: 'code', code: HOSTILE },
  quote: { kind: 'quote', text: HOSTILE },
  notice: { kind: 'notice', text: HOSTILE, label: HOSTILE, url: HOSTILE },
};

it.each(Object.entries(parts))(
  'shows text as text in a %s, in the subject and in the sender’s name',
  (_, part) => {
    const { html, text } = buildMail(HOSTILE, [part], { ...SAMPLE_COMPANY, name: HOSTILE });
    expect(html).not.toContain('<img');
    expect(html.split(AS_TEXT).length).toBeGreaterThanOrEqual(5);
    expect(text).toContain(HOSTILE);
  },
);

const quote = {
  request_id: 'a',
  reference: 'MD-2026-ABCDEF',
  project_type: 'website',
  industry: HOSTILE,
  urgency: 'asap',
  name: HOSTILE,
  company: HOSTILE,
  email: 'jana@firma.example',
  phone: HOSTILE,
  location: HOSTILE,
  additional_services: [],
  message: HOSTILE,
  newsletter_consent: false,
  estimated_price: 378,
  client_estimated_price: null,
  respond_by: '2026-11-24T12:00:00Z',
};

it.each([
  ['quote-confirmation', quote],
  ['quote-notification', quote],
])('shows a hostile name as text: %s', (template, data) => {
  const { html, subject } = renderMail(template, data, SAMPLE_COMPANY);
  expect(html).not.toContain('<img');
  expect(html).toContain(AS_TEXT);
  expect(subject).not.toMatch(/[\r\n]/);
});

it('has the accent of the brand, with letters that can be read on it', () => {
  const part = { kind: 'button', label: 'Ansehen', url: 'https://agentur.example' } as const;
  const read = () => buildMail('Betreff', [part], SAMPLE_COMPANY).html;
  expect(read()).toContain('background:#ffc91f;color:#131a1a');
  configureContent({ accent: '#0b6b3f' });
  expect(read()).toContain('background:#0b6b3f;color:#ffffff');
  expect(read()).not.toContain('#ffc91f');
  configureContent({ accent: null });
});

// BUDGET-01: whoever writes an address where a name belongs wants it clicked by somebody else.
it.each([
  ['Käthe van der Maas-Böhm', 'Guten Tag Käthe van der Maas-Böhm,'],
  ['Dr. J.P. Ó Súilleabháin', 'Guten Tag Dr. J.P. Ó Súilleabháin,'],
  ['Dr.med. Hans Müller', 'Guten Tag Dr.med. Hans Müller,'],
  ['Prof.Dr.rer.nat. A.Müller-Lüdenscheidt', 'Guten Tag Prof.Dr.rer.nat. A.Müller-Lüdenscheidt,'],
  ['Müller & Söhne GmbH', 'Guten Tag Müller & Söhne GmbH,'],
  ['Max https://boese.example', 'Guten Tag,'],
  ['Max boese.example', 'Guten Tag,'],
  ['GEWINN.COM', 'Guten Tag,'],
  ['Gewinn.Com', 'Guten Tag,'],
  ['Max BIT.LY', 'Guten Tag,'],
  ['X.COM', 'Guten Tag,'],
  ['amazon.DE', 'Guten Tag,'],
  ['Dr.Gewinn.Com', 'Guten Tag,'],
  ['gewinn-Dr.Com', 'Guten Tag,'],
  ['dr.shop', 'Guten Tag,'],
  ['www.boese', 'Guten Tag,'],
  ['WWW.BOESE', 'Guten Tag,'],
  ['<a href=boese>Max</a>', 'Guten Tag,'],
  [HOSTILE, 'Guten Tag,'],
  ['max@boese.example', 'Guten Tag,'],
  [undefined, 'Guten Tag,'],
])('greets %j with a name alone', (name, text) => {
  expect(greet(name)).toEqual({ kind: 'paragraph', text });
});
