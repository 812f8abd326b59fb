import { expect, it } from 'vitest';
import type { EditorAnswer, Intent } from './editor-call.ts';
import { handleEditorCall } from './save-text.server.ts';
import { findDelivered, toDraft } from './stored-text.server.ts';

const SLUG = 'bfsg-wer-ist-betroffen';
const MONDAY = '2126-11-30T08:00:00Z';

/** What the editor is told, and what is written, of a text that goes live on Monday by itself. */
async function press(intent: Intent, changes: Record<string, unknown> = {}) {
  let written: unknown;
  const rows = {
    select: () => rows,
    match: () => rows,
    eq: () => rows,
    update: (values: unknown) => {
      written = values;
      return rows;
    },
    maybeSingle: async () => ({ data: { publish_at: MONDAY, updated_at: 'b' }, error: null }),
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
      publishAt: '',
    },
  );
  return { answer: answer as EditorAnswer, written };
}

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
