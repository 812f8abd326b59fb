import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const PUBLIC_URL = 'https://maasbogen.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL } });
});
afterAll(() => server.stop());

/** As a proxy in front sends it on: plain HTTP, with what the browser said. */
const send = (path: string, origin: string) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { origin, 'x-forwarded-proto': 'https', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'token=unbekannt',
  });

it.each(['/newsletter/bestaetigen', '/newsletter/abmelden'])('%s takes a form that comes through a proxy which ends TLS', async (path) => {
  const answer = await send(path, PUBLIC_URL);
  // Taken, read and found to be no known link.
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('unvollständig, abgelaufen oder unbekannt');
  expect(await (await send(`${path}.data`, PUBLIC_URL)).text()).toContain('unknown');
  expect((await send(path, 'https://fremd.example')).status).toBe(400);
});
