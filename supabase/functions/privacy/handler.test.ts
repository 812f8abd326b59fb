// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { renderMail } from '#emails/templates.ts';
import { companyFromEnv } from '#content/company.ts';
import type { ErasureAnswer } from '#shared/privacy/privacy.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createTestContext } from '#tests/support/function-context.ts';
import { handlePrivacy } from './handler.ts';

const owner = asOwner('test: rows');
const [ADMIN, STAFF, CUSTOMER, OTHER] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const EMAIL = 'weg@kunde.example';
let platform: TestPlatform;
const PROJECT = randomUUID();

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(owner, async (tx) => {
    await tx.query(
      `insert into auth.users (id, email, email_confirmed_at)
       values ($1, 'admin@maasbogen.example', now()), ($2, 'staff@maasbogen.example', now()),
       ($3, $4, now()), ($5, 'bleibt@kunde.example', now())`,
      [ADMIN, STAFF, CUSTOMER, EMAIL, OTHER],
    );
    await tx.query(
      `update public.profiles set role = case id when $1 then 'admin' else 'staff' end
       where id in ($1, $2)`,
      [ADMIN, STAFF],
    );
    await tx.query(
      `insert into public.projects (id, customer_email, title) values ($1, $2, 'Website')`,
      [PROJECT, EMAIL],
    );
  });
  const service = platform.service();
  for (const [bucket, path] of [
    ['project-files', `${PROJECT}/entwurf`],
    ['message-files', `${CUSTOMER}/logo`],
    ['message-files', `${OTHER}/logo`],
  ] as const) {
    const { error } = await service.storage
      .from(bucket)
      .upload(path, Buffer.from(`bytes of ${path}`), { contentType: 'text/plain' });
    expect(error).toBeNull();
  }
});
afterAll(() => platform.close());

async function erase(userId: string, body: object): Promise<ErasureAnswer & { status: number }> {
  const context = createTestContext(platform.service(), {
    user: { id: userId, email: null },
    supabase: platform.client(await platform.userToken(userId)),
  });
  const response = await handlePrivacy(
    new Request('http://localhost/functions/v1/privacy', {
      method: 'POST',
      body: JSON.stringify(body),
    }),
    context,
  );
  return { ...((await response.json()) as ErasureAnswer), status: response.status };
}
const objects = async () => {
  const rows = await platform.db.transaction(owner, (tx) =>
    tx.query<{ name: string }>('select name from storage.objects order by name'),
  );
  return rows.map(({ name }) => name);
};
/** Their bytes are removed five minutes later (platform/storage/discard.ts). */
const countDiscarded = async () =>
  (
    await platform.db.transaction(owner, (tx) =>
      tx.query('select version from storage.discarded_versions'),
    )
  ).length;

it('erases nothing without the right or the confirmation', async () => {
  expect(await erase(STAFF, { email: EMAIL, confirmation: EMAIL })).toMatchObject({
    status: 403,
    success: false,
  });
  expect(await erase(CUSTOMER, { email: EMAIL, confirmation: EMAIL })).toMatchObject({
    status: 403,
  });
  expect(await erase(ADMIN, { email: EMAIL, confirmation: 'weg@kunde.exampl' })).toMatchObject({
    status: 400,
  });
  expect(
    await erase(ADMIN, {
      email: 'staff@maasbogen.example',
      confirmation: 'staff@maasbogen.example',
    }),
  ).toMatchObject({ status: 409 });
  expect(await objects()).toHaveLength(3);
});

it('erases rows, account and files of one person, and nobody else', async () => {
  expect(await erase(ADMIN, { email: EMAIL, confirmation: ' WEG@kunde.example' })).toMatchObject({
    status: 200,
    success: true,
    erased: { account: 1, profiles: 1, projects: 1, files: 2 },
    kept: {},
  });
  expect(await objects()).toEqual([`${OTHER}/logo`]);
  expect(await countDiscarded()).toBe(2);
  const { data } = await platform.service().auth.admin.getUserById(CUSTOMER);
  expect(data.user).toBeNull();
  // A second time finds nothing more.
  expect(await erase(ADMIN, { email: EMAIL, confirmation: EMAIL })).toMatchObject({
    status: 200,
    erased: {},
  });
});

it('tells the agency who asked for it', () => {
  const mail = renderMail(
    'deletion-requested',
    {
      origin: 'https://agentur.example',
      name: 'Karin',
      email: EMAIL,
      comment: 'Bitte alles löschen.',
    },
    companyFromEnv({}),
  );
  expect(mail.subject).toBe('Löschung beantragt von Karin');
  expect(mail.text).toContain('Bitte alles löschen.');
  expect(mail.text).toContain('https://agentur.example/admin/datenschutz');
});

it('tells the agency who has taken his request back, and of which day it was', () => {
  const mail = renderMail(
    'deletion-withdrawn',
    { name: 'Karin', email: EMAIL, askedAt: '2026-11-20T09:30:00Z' },
    companyFromEnv({}),
  );
  expect(mail.subject).toBe('Antrag auf Löschung zurückgenommen von Karin');
  expect(mail.text).toContain('20. November 2026 um 10:30');
});
