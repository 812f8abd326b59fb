import { expect, it } from 'vitest';
import type { Front } from './field-spec.ts';
import { previewText } from './preview-text.server.ts';
import { findDelivered, toDraft, type StoredCollection } from './stored-text.server.ts';

it('says why there is no preview of a text that is longer than any can be', async () => {
  const call = { slug: '', front: {}, body: 'a'.repeat(190_001), view: '' };
  expect(await previewText({} as never, 'blog', 'ein-text', call)).toEqual({
    preview: null,
    problem: 'Der Text ist zu lang oder unvollständig.',
    hints: [],
  });
});

it('shows a text whose links lead nowhere yet: they are still being written', async () => {
  const show = async (collection: StoredCollection, slug: string, changes: Front) => {
    const text = await toDraft(collection, slug, (await findDelivered(collection, slug)) ?? '');
    const call = { slug: '', body: text.body, front: { ...text.front, ...changes }, view: '' };
    const server = { renderPreview: async () => 'Seite' } as never;
    return (await previewText(server, collection, slug, call)).preview;
  };
  const answer = 'Siehe [Preise](/prei).';
  const steps = [{ question: 'Betroffen?', yes: 'Ja.', no: answer }];
  expect(await show('blog', 'bfsg-wer-ist-betroffen', { decision: steps })).not.toBeNull();
  expect(await show('texts', 'fragen', { 'answer.1': answer })).not.toBeNull();
  expect(await show('texts', 'fragen', { 'answer.1': '' })).toBeNull();
});
