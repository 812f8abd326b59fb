import { redirect, redirectDocument, UNSAFE_ErrorResponseImpl as Failure } from 'react-router';
import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const send = (call: () => Promise<string>) => keepTyped(call, (message) => message);
const failed = (error: unknown) => () => Promise.reject(error as Error);

it.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a proxy before a server that starts again', new Failure(502, 'Bad Gateway', '')],
])('answers for %s, and has nothing read anew', async (_, error) => {
  expect(await send(failed(error))).toMatchObject({
    data: 'Die Verbindung ist abgebrochen. Ihre Eingaben sind noch da.',
    init: { status: 503 },
  });
});

it('says that a session has ended, and leads nowhere else', async () => {
  expect(await send(failed(redirectDocument('/login?weiter=%2Fadmin')))).toMatchObject({
    data: expect.stringContaining('Ihre Sitzung ist zu Ende.'),
    init: { status: 401 },
  });
});

it('leaves alone what came back, other ways, and what there is no form for', async () => {
  expect(await send(async () => 'gespeichert')).toBe('gespeichert');
  for (const final of [redirect('/admin/medien'), new Failure(404, '', null)])
    await expect(send(failed(final))).rejects.toBe(final);
});
