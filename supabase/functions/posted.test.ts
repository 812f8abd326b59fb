import { expect, it } from 'vitest';
import { json, type FunctionContext } from './context.ts';
import { onForm, onlyPost } from './posted.ts';

const context = {} as FunctionContext;
const post = (body: string) => new Request('http://site.example/', { method: 'POST', body });
const handle = onForm(
  (body) =>
    body === 1
      ? { success: true, data: body }
      : { success: false, fieldErrors: { name: 'Name fehlt.' } },
  (data, _context, headers) => Promise.resolve(json({ data, type: headers.get('content-type') })),
);

it('takes POST alone', async () => {
  const answered = onlyPost(() => Promise.resolve(json({ success: true })));
  expect((await answered(post(''), context)).status).toBe(200);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const refused = await handle(new Request('http://site.example/', { method }), context);
    expect(refused.status).toBe(405);
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Diese Adresse nimmt nur POST an.',
    });
  }
});

it('hands on what a form holds, else says which field is wrong', async () => {
  expect(await (await handle(post('1'), context)).json()).toMatchObject({ data: 1 });
  for (const [body, answer] of [
    ['{"a":', { error: expect.stringContaining('JSON') }],
    ['2', { error: 'Bitte prüfen Sie Ihre Angaben.', fieldErrors: { name: 'Name fehlt.' } }],
  ] as const) {
    const refused = await handle(post(body), context);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ success: false, ...answer });
  }
});
