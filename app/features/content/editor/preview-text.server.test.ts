import { expect, it } from 'vitest';
import { previewText } from './preview-text.server.ts';

it('says why there is no preview of a text that is longer than any can be', async () => {
  const call = { slug: '', front: {}, body: 'a'.repeat(190_001), view: '' };
  expect(await previewText({} as never, 'blog', 'ein-text', call)).toEqual({
    preview: null,
    problem: 'Der Text ist zu lang oder unvollständig.',
    hints: [],
  });
});
