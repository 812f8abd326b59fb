import { expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '#emails/templates.ts';
import { MAIL_SAMPLES } from '#emails/samples.ts';
import { joinSource } from '#content/source-text.ts';
import { findTextGroup } from '#content/text-groups.ts';
import { createTextViews } from './text-views.ts';

const views = createTextViews(
  async (path) => path,
  () => 'https://agentur.example',
);

it.each(['mails', 'mails-konto', 'mails-intern'])(
  'every text of %s stands in a mail of its preview',
  async (group) => {
    const shown = new Set((await views.list(group)).flatMap(({ keys }) => keys));
    expect(Object.keys(findTextGroup(group)!.entries).filter((key) => !shown.has(key))).toEqual([]);
  },
);

it('every mail that says such a text has a sample', () => {
  const sampled = new Set(MAIL_SAMPLES.map(({ template }) => template));
  // Its receipt is worded by the law; both kinds of an issue are one text.
  const without = ['withdrawal-receipt', 'newsletter-issue'];
  expect(MAIL_TEMPLATES.filter((name) => !sampled.has(name)).toSorted()).toEqual(
    without.toSorted(),
  );
});

it('a mail is shown with the text that is being written, and with the others as they are', async () => {
  const write = (intro: string) => ({
    collection: 'texts',
    slug: 'mails',
    source: joinSource({ 'quote.intro': intro }, ''),
  });
  const typed = await views.show('anfrage', write('Bis {deadline} & <b>sicher</b>.'));
  expect(typed?.html).toMatch(/Bis .*\sUhr &amp; &lt;b&gt;sicher&lt;\/b&gt;\./);
  expect(typed?.mail?.text).toMatch(/Bis .*\sUhr & <b>sicher<\/b>\./);
  expect(typed?.mail?.subject).toBe('Ihre Anfrage MD-2026-MUSTER ist angekommen');
  expect(typed?.html).toContain('Maria Muster');
  expect((await views.show('anfrage', write('Anders.')))?.html).not.toContain('sicher');
  // A view belongs to its group.
  expect(await views.show('anfrage', { ...write(''), slug: 'mails-intern' })).toBeNull();
});

it('an unproven mailbox is shown as one', async () => {
  const text = { collection: 'texts', slug: 'mails', source: joinSource({}, '') };
  expect((await views.show('anfrage-offen', text))?.html).not.toContain('Maria Muster');
});
