// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderMail } from '#emails/templates.ts';
import { companyFromEnv } from '#content/company.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

// send_auth_mail takes the payload of Supabase Auth's "Send Email" hook
// (supabase/auth, internal/mailer EmailData).

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const company = companyFromEnv({});
const EMAIL = 'karin@firma.example';
type Queued = {
  template: string;
  recipient: string;
  data: { actionLink?: string; code?: string; newEmail?: string; name?: string };
};

async function createUser(): Promise<Record<string, unknown>> {
  const admin = platform.service().auth.admin;
  const { data } = await admin.createUser({
    email: EMAIL,
    email_confirm: true,
    user_metadata: { full_name: 'Karin Küster' },
  });
  return (data.user ??
    (await admin.listUsers()).data.users.find(({ email }) => email === EMAIL)) as unknown as Record<
    string,
    unknown
  >;
}

async function sendMail(user: object, email_data: object): Promise<Queued[]> {
  const service = platform.service();
  await service.from('outbox_mails').delete().neq('template', '');
  const { data, error } = await service.rpc('send_auth_mail', { event: { user, email_data } });
  expect({ data, error }).toEqual({ data: {}, error: null });
  const { data: mails } = await service
    .from('outbox_mails')
    .select('template, recipient, data, secrets')
    .order('template');
  // As the worker reads them.
  return mails!.map(({ secrets, ...mail }) => ({ ...mail, data: { ...mail.data, ...secrets } }));
}

it('queues the German mail with a link that works', async () => {
  const user = await createUser();
  const { data } = await platform
    .service()
    .auth.admin.generateLink({ type: 'recovery', email: EMAIL });
  const redirect = 'http://localhost/login/neues-passwort?weiter=/portal&ä=1';
  const [mail, ...others] = await sendMail(user, {
    token: data.properties!.email_otp,
    token_hash: data.properties!.hashed_token,
    redirect_to: redirect,
    email_action_type: 'recovery',
    site_url: 'http://localhost/auth/v1',
    token_new: '',
    token_hash_new: '',
  });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: 'auth-recovery',
    recipient: EMAIL,
    data: { code: data.properties!.email_otp, name: 'Karin Küster' },
  });
  const link = new URL(mail!.data.actionLink!);
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost/auth/v1/verify');
  expect(link.searchParams.get('redirect_to')).toBe(redirect);
  const answer = await platform.fetch(new Request(link));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(
    /^http:\/\/localhost\/login\/neues-passwort\?.*#access_token=/,
  );
  expect(renderMail(mail!.template, mail!.data, company).subject).toMatch(
    /^Neues Passwort vergeben/,
  );
});

it.each([
  'http://localhost',
  'http://localhost/',
  'http://localhost/auth/v1',
  'http://localhost/auth/v1/',
])('finds the door of Auth from %s', async (site_url) => {
  const [mail] = await sendMail(
    { id: 'x', email: EMAIL },
    { token: '1', token_hash: 'h', redirect_to: '', email_action_type: 'signup', site_url },
  );
  expect(mail).toMatchObject({
    template: 'auth-confirmation',
    data: { actionLink: 'http://localhost/auth/v1/verify?token=h&type=signup&redirect_to=' },
  });
});

it('mails a change of address to both mailboxes, or to the new one alone', async () => {
  const user = { id: 'x', email: EMAIL, new_email: 'neu@firma.example' };
  const email = {
    email_action_type: 'email_change',
    redirect_to: '',
    site_url: 'http://localhost',
  };
  const both = await sendMail(user, {
    ...email,
    token: '111111',
    token_new: '222222',
    token_hash: 'of-new',
    token_hash_new: 'of-current',
  });
  expect(
    both.map(({ template, recipient, data }) => [
      template,
      recipient,
      data.code,
      /token=([\w-]+)/.exec(data.actionLink!)![1],
    ]),
  ).toEqual([
    ['auth-email_change_current', EMAIL, '111111', 'of-current'],
    ['auth-email_change_new', 'neu@firma.example', '222222', 'of-new'],
  ]);
  const one = await sendMail(user, {
    ...email,
    token: '333333',
    token_new: '',
    token_hash: 'of-new',
    token_hash_new: '',
  });
  expect(one.map(({ template, recipient, data }) => [template, recipient, data.code])).toEqual([
    ['auth-email_change_new', 'neu@firma.example', '333333'],
  ]);
});

it('sends a code without a link for a reauthentication, and nothing for notices without a template', async () => {
  const user = { id: 'x', email: EMAIL };
  const [mail] = await sendMail(user, {
    token: '444444',
    token_hash: 'h',
    email_action_type: 'reauthentication',
    site_url: 'http://localhost',
  });
  expect(mail).toMatchObject({ template: 'auth-reauthentication', data: { code: '444444' } });
  expect(mail!.data.actionLink).toBeUndefined();
  expect(
    await sendMail(user, {
      token: '',
      token_hash: '',
      email_action_type: 'password_changed_notification',
      site_url: 'http://localhost',
    }),
  ).toEqual([]);
});

it('is closed to everybody but the service and Auth', async () => {
  const { error } = await platform.client().rpc('send_auth_mail', { event: {} });
  expect(error?.code).toBe('42501');
});
