import { expect, it } from 'vitest';
import type { EditorAnswer, Intent } from './editor-call.ts';
import { handleEditorCall } from './save-text.server.ts';
import { prune, type Draft, type EditorField, type Front } from './field-spec.ts';
import { listComponents } from './schema-fields.server.ts';
import {
  checkText,
  findDelivered,
  listFields,
  listMentions,
  toDraft,
  toSource,
  type StoredCollection,
} from './stored-text.server.ts';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { readCollection } from '#content/pages.ts';
import { configureContent, getContentSettings } from '#content/settings.ts';
import { joinSource, splitSource } from '#content/source-text.ts';
import { findTextGroup, TEXT_GROUPS } from '#content/text-groups.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { WHOLE, type Media } from '#shared/media/media.ts';

const SLUG = 'bfsg-wer-ist-betroffen';
const MONDAY = '2126-11-30T08:00:00Z';

/** What the editor is told, and what is written, of a text that goes live on Monday by itself. */
async function press(
  intent: Intent,
  changes: Record<string, unknown> = {},
  { planned = MONDAY as string | null, publishAt = '' } = {},
) {
  let written: unknown;
  const rows = {
    select: () => rows,
    match: () => rows,
    eq: () => rows,
    update: (values: unknown) => {
      written = values;
      return rows;
    },
    maybeSingle: async () => ({ data: { publish_at: planned, updated_at: 'b' }, error: null }),
  };
  const { front, body } = await toDraft('blog', SLUG, (await findDelivered('blog', SLUG)) ?? '');
  const answer = await handleEditorCall(
    { from: () => rows } as never,
    { refreshSiteContent: async () => {} },
    'blog',
    SLUG,
    {
      intent,
      slug: '',
      seen: 'a',
      front: { ...front, ...changes },
      body,
      publishAt,
    },
  );
  return { answer: answer as EditorAnswer, written };
}

it('has a German name for every part that a text can hold', () => {
  for (const collection of COLLECTION_NAMES)
    for (const [name, shown] of Object.entries(listComponents(collection)))
      expect(shown, name).toMatch(/^[A-ZÄÖÜ]/);
});

it('has a German name for every field of a text', () => {
  const list = (fields: readonly EditorField[]): EditorField[] =>
    fields.flatMap((field) => {
      const item = field.spec.kind === 'list' ? field.spec.item : field.spec;
      return [field, ...(item.kind === 'group' ? list(item.fields) : [])];
    });
  for (const collection of COLLECTION_NAMES)
    for (const { name, label, hint } of list(listFields(collection, ''))) {
      expect(label, `${collection}: ${name}`).toMatch(/^[A-ZÄÖÜ]/);
      expect(hint ?? '').not.toMatch(/[{}]/);
    }
});

it('stores what nobody has changed as it was written, to the last character', async () => {
  for (const collection of COLLECTION_NAMES) {
    const fields = listFields(collection, '');
    for (const { slug, source } of await readCollection(collection)) {
      const { front, body } = await toDraft(collection, slug, source);
      const sent = { front: prune(fields, front), body };
      expect(await toSource(collection, slug, sent, source), slug).toBe(source);
      const longer = await toSource(collection, slug, { ...sent, body: `${body}\n\nMehr` }, source);
      expect(longer, slug).toBe(`${source.trimEnd()}\n${body ? '\n' : ''}Mehr\n`);
    }
  }
});

it('keeps the moment of a planned text that is saved as a draft, and says so', async () => {
  const { answer, written } = await press('draft');
  expect(answer).toMatchObject({
    saved: { publishAt: MONDAY },
    title: expect.stringMatching(/^Gespeichert\. Geht von selbst online: 30\. November 2126/),
  });
  expect(written).toMatchObject({ status: 'draft', publish_at: MONDAY });
});

it('lets no planned text have gaps, unless its plan is taken back', async () => {
  expect(await press('draft', { title: '' })).toMatchObject({
    answer: { errors: { title: expect.any(String) } },
    written: undefined,
  });
  expect(await press('unplan', { title: '' })).toMatchObject({
    answer: { saved: { publishAt: null }, title: 'Planung aufgehoben' },
    written: { status: 'draft', publish_at: null },
  });
});

it('dates a text on the day when it goes online, unless its writer has named another', async () => {
  const today = findToday();
  const dayOf = async (...call: Parameters<typeof press>) => {
    const { answer, written } = await press(...call);
    const { date } = splitSource((written as { source: string }).source).data;
    return { date, told: 'saved' in answer ? answer.saved.front?.['date'] : answer };
  };
  const open = { date: '' };
  expect(await dayOf('publish', open, { planned: null })).toEqual({ date: today, told: today });
  const later = { planned: null, publishAt: '2126-12-05T08:00:00Z' };
  expect(await dayOf('schedule', open, later)).toEqual({ date: '2126-12-05', told: '2126-12-05' });
  // Planned anew, published at once, or not planned any more.
  const monday = { date: '2126-11-30' };
  expect(await dayOf('schedule', monday, { ...later, planned: MONDAY })).toMatchObject({
    date: '2126-12-05',
  });
  expect(await dayOf('publish', monday)).toMatchObject({ date: today });
  expect(await dayOf('unplan', monday)).toMatchObject({ date: '' });
  expect(await dayOf('draft', open)).toMatchObject({ date: '2126-11-30' });
  const named = { date: '2026-03-01' };
  expect(await dayOf('publish', named)).toEqual({ date: '2026-03-01', told: undefined });
});

it('tells who saves over a text that is gone what there is now: as delivered', async () => {
  const gone = {
    from: () => gone,
    match: () => gone,
    eq: () => gone,
    select: () => gone,
    update: () => gone,
    delete: () => gone,
    maybeSingle: async () => ({ data: null, error: null }),
  };
  const draft = await toDraft('blog', SLUG, (await findDelivered('blog', SLUG)) ?? '');
  const ask = async (intent: Intent): Promise<unknown> =>
    handleEditorCall(gone as never, { refreshSiteContent: async () => {} }, 'blog', SLUG, {
      ...draft,
      intent,
      slug: '',
      seen: 'a',
      publishAt: '',
    });
  const now = { draft, seen: '', publishAt: null };
  expect(await ask('draft')).toMatchObject({ theirs: now });
  expect(await ask('remove')).toEqual({ reset: now, title: 'Text zurückgesetzt' });
});

it('knows a text whose answer was lost when it is sent again, a new one too', async () => {
  const draft = await toDraft('blog', SLUG, (await findDelivered('blog', SLUG)) ?? '');
  const source = await toSource('blog', SLUG, draft);
  const send = async (wanted: string, stored: object): Promise<unknown> => {
    const slug = wanted === 'neu' ? 'neuer-text' : wanted;
    const planned = { status: 'draft', publish_at: '2126-12-05T08:00:00+00:00' };
    const row = { slug, source, ...planned, ...stored };
    const rows = {
      from: () => rows,
      select: () => rows,
      match: () => rows,
      maybeSingle: async () => ({ data: { ...row, updated_at: 'b' }, error: null }),
    };
    return handleEditorCall(rows as never, { refreshSiteContent: async () => {} }, 'blog', wanted, {
      ...draft,
      intent: 'schedule',
      slug: 'neuer-text',
      seen: wanted === 'neu' ? '' : 'a',
      publishAt: '2126-12-05T08:00:00Z',
    });
  };
  expect(await send('neu', {})).toEqual({ goTo: '/admin/inhalte/blog/neuer-text' });
  expect(await send(SLUG, {})).toMatchObject({ saved: { seen: 'b' }, title: 'Vorgemerkt' });
  for (const other of [{ source: 'anders' }, { status: 'published' }, { publish_at: null }])
    expect(await send('neu', other)).toMatchObject({
      errors: { slug: 'Diesen Kurznamen gibt es schon.' },
    });
});

/** A new text was stored as `erster-titel` and its answer lost; what its form then sends. */
async function goOn(stored: { updated_by: string; live?: string }) {
  const id = '0a20f929-17bb-42b9-8172-e73da089db4b';
  const { front, body } = await toDraft('blog', SLUG, (await findDelivered('blog', SLUG)) ?? '');
  const state = { source: 'zuvor', status: 'draft', publish_at: null, live: null };
  const row = { id, slug: 'erster-titel', ...state, updated_at: 'b', ...stored };
  let asked: Record<string, unknown> = {};
  const written: unknown[] = [];
  const rows = {
    select: () => rows,
    match: (key: Record<string, unknown>) => {
      asked = key;
      return rows;
    },
    eq: () => rows,
    update: (values: unknown) => {
      written.push(values);
      return rows;
    },
    maybeSingle: async () => ({
      data: asked['id'] === id || asked['slug'] === row.slug ? row : null,
      error: null,
    }),
  };
  const auth = { getUser: async () => ({ data: { user: { id: 'ich' } } }) };
  const save = async (slug: string, seen = ''): Promise<unknown> =>
    handleEditorCall(
      { from: () => rows, auth } as never,
      { refreshSiteContent: async () => {} },
      'blog',
      'neu',
      { intent: 'draft', front, body, seen, publishAt: '', id, slug },
    );
  return { save, written };
}

it('goes on from a new text whose answer was lost, under the address that is typed now', async () => {
  const { save, written } = await goOn({ updated_by: 'ich' });
  expect(await save('zweiter-titel')).toEqual({ goTo: '/admin/inhalte/blog/zweiter-titel' });
  expect(written).toMatchObject([{ slug: 'zweiter-titel', status: 'draft' }]);
  expect(await save(SLUG)).toMatchObject({
    errors: { slug: 'Diesen Kurznamen gibt es schon.' },
  });
});

it('leaves the address of a new text that went live though the answer was lost', async () => {
  const { save } = await goOn({ updated_by: 'ich', live: 'zuvor' });
  expect(await save('zweiter-titel')).toEqual({ goTo: '/admin/inhalte/blog/erster-titel' });
});

it('shows what another has made of a new text whose answer was lost, and then goes on from it', async () => {
  const { save, written } = await goOn({ updated_by: 'jemand' });
  for (const slug of ['erster-titel', 'zweiter-titel'])
    expect(await save(slug)).toMatchObject({ theirs: { seen: 'b' } });
  expect(written).toEqual([]);
  expect(await save('zweiter-titel', 'b')).toEqual({ goTo: '/admin/inhalte/blog/zweiter-titel' });
});

it('knows which texts lead to one that is deleted', async () => {
  const { findOverrides, texts } = getContentSettings();
  const source = joinSource(
    {
      title: 'Wer verweist',
      description: 'Ein Text mit Verweis.',
      date: '2026-11-20',
      tags: ['Planung'],
      related: [],
      sources: [],
    },
    'Siehe [dort](/blog/weg#teil) und [hier](/blog/wegweiser).',
  );
  configureContent({
    findOverrides: async (name) =>
      name === 'blog' ? [{ origin: 'Probe', slug: 'wer-verweist', source }] : [],
    texts: { fragen: { a: 'Mehr [dazu](/blog/weg).' }, pakete: { a: 'Nichts.' } },
  });
  try {
    expect(await listMentions('/blog/weg')).toEqual([
      'Wer verweist',
      findTextGroup('fragen')?.name,
    ]);
    // Entries of the glossary name each other by slug.
    expect(await listMentions('/glossar/cms')).toContain('Backup');
  } finally {
    configureContent({ findOverrides, texts });
  }
});

it('takes no empty text in place of a delivered one, which would stay', async () => {
  const [key, entry] = Object.entries(TEXT_GROUPS[0]!.entries)[0]!;
  expect(entry.text).not.toBe('');
  const { errors } = await checkText('texts', TEXT_GROUPS[0]!.id, joinSource({ [key]: ' ' }, ''));
  expect(errors).toEqual({ [key]: 'Bitte füllen Sie dieses Feld aus.' });
});

it('takes no sign behind an amount, which brings its own', async () => {
  const check = async (text: string) =>
    (await checkText('texts', 'mails-intern', joinSource({ 'quote.difference': text }, ''))).errors;
  expect(await check('Im Browser {amount} €.')).toEqual({
    'quote.difference': 'Bitte ohne „€“: In {amount} steht es schon.',
  });
  expect(await check('Im Browser {amount}, hier weniger.')).toEqual({});
  for (const { id } of TEXT_GROUPS) {
    const { errors } = await checkText('texts', id, (await findDelivered('texts', id)) ?? '');
    expect(Object.values(errors).filter((error) => error.startsWith('Bitte ohne'))).toEqual([]);
  }
});

it('knows where a text may lead: the talks, documents of the library, no other file', async () => {
  const id = '5f0cb2c3-2b62-4a0a-9d9b-6a9f7cf0a001';
  const { front, body } = await toDraft('blog', SLUG, (await findDelivered('blog', SLUG)) ?? '');
  const check = async (target: string) =>
    (await checkText('blog', SLUG, joinSource({ ...front }, `${body}\n\n[hier](${target})`)))
      .errors['body'];
  expect(await check('/termin')).toBeUndefined();
  expect(await check(`medien:${id}`)).toContain(`medien:${id}`);
  const { media } = getContentSettings();
  configureContent({ media: new Map([[id, { id, type: 'application/pdf' } as Media]]) });
  try {
    expect(await check(`medien:${id}`)).toBeUndefined();
  } finally {
    configureContent({ media });
  }
});

/** What is wrong with a delivered text in which something is written differently. */
async function checkWith(collection: StoredCollection, slug: string, changes: Partial<Draft>) {
  const draft = await toDraft(collection, slug, (await findDelivered(collection, slug)) ?? '');
  const front = { ...draft.front, ...changes.front };
  return (await checkText(collection, slug, joinSource(front, changes.body ?? draft.body))).errors;
}

it('says of every answer and every text of a group, too, where its links lead nowhere', async () => {
  const dead = (place: string) => `${place}: Diese Verweise führen nirgendwohin: /preise`;
  const answer = 'Siehe [Preise](/preise).';
  const { front } = await toDraft('help', 'recht', (await findDelivered('help', 'recht')) ?? '');
  const faq = (front['faq'] as Front[]).with(2, { ...(front['faq'] as Front[])[2], answer });
  expect(await checkWith('help', 'recht', { front: { faq } })).toEqual({
    'faq.2.answer': dead('Frage 3'),
  });
  const decision = [{ question: 'Betroffen?', yes: 'Ja.', no: answer }];
  expect(await checkWith('blog', SLUG, { front: { decision } })).toEqual({
    'decision.0.no': dead('Frage 1'),
  });
  expect(await checkWith('texts', 'fragen', { front: { 'answer.4': answer } })).toEqual({
    'answer.4': dead('Antwort 4'),
  });
});

it('takes no address that its page would read as one of its own', async () => {
  const check = async (target: string) =>
    (await checkWith('legal', 'agb', { body: `[hier](${target})` }))['body'];
  for (const dead of ['www.example.de', 'pakete', 'medien:x', '//example.de', ''])
    expect(await check(dead), dead).toContain(dead || '(leer)');
  for (const living of ['https://example.de', 'mailto:a@example.de', 'tel:+31', '#a', '/pakete'])
    expect(await check(living), living).toBeUndefined();
});

it('takes no picture that is gone from the library', async () => {
  const id = '5f0cb2c3-2b62-4a0a-9d9b-6a9f7cf0a001';
  const check = () => checkWith('legal', 'agb', { body: `![Der Hof](medien:${id})` });
  expect(await check()).toEqual({ body: 'Diese Bilder sind nicht in den Medien: Der Hof' });
  const { media } = getContentSettings();
  const picture = { id, type: 'image/svg+xml', size: { width: 9, height: 9 }, crop: WHOLE };
  configureContent({ media: new Map([[id, picture as Media]]) });
  try {
    expect(await check()).toEqual({});
  } finally {
    configureContent({ media });
  }
});

it('says which list lacks entries, and how many it takes', async () => {
  const slug = 'tischlerei-aachen-startpaket';
  const { data, body } = splitSource((await findDelivered('case-studies', slug))!);
  const { errors } = await checkText(
    'case-studies',
    slug,
    joinSource({ ...data, facts: [] }, body),
  );
  expect(errors['facts']).toBe('Eckdaten: mindestens 2.');
  expect(listFields('case-studies', slug).find(({ name }) => name === 'facts')?.spec).toMatchObject(
    { min: 2 },
  );
});

it('finds nothing wrong with what is delivered', async () => {
  for (const collection of COLLECTION_NAMES)
    for (const { slug, source } of await readCollection(collection))
      expect((await checkText(collection, slug, source)).errors, slug).toEqual({});
  for (const { id } of TEXT_GROUPS) expect(await checkWith('texts', id, {}), id).toEqual({});
});
