import type { SupabaseClient } from '@supabase/supabase-js';
import type { ServerContext } from '#app/lib/contexts.ts';
import type { Database } from '#shared/database-types.ts';
import { findEmailProblem } from '#shared/forms/email-address.ts';
import { describeMailFault, MailServerSchema } from '#shared/launch/mail-server.ts';
import { textOf } from './site-fields.ts';

type FieldName = 'host' | 'port' | 'security' | 'user' | 'password' | 'to';
type Errors = Partial<Record<FieldName, string>>;
export type MailServerAnswer = { title: string; problem?: string; errors?: Errors };
type Client = SupabaseClient<Database>;
type Desks = Pick<ServerContext, 'launch' | 'server' | 'refreshSiteContent'>;

const ERRORS: Readonly<Errors> = {
  host: 'Bitte geben Sie den Namen des Servers ein, zum Beispiel smtp.anbieter.nl.',
  port: 'Ein Port ist eine Zahl, meist 465 oder 587.',
  security: 'Bitte wählen Sie eine Verschlüsselung.',
  user: 'Der Benutzer ist zu lang.',
};
const PASSWORD_AGAIN = 'Neuer Server oder Benutzer: Bitte geben Sie das Passwort noch einmal ein.';
const PASSWORD_MISSING = 'Bitte geben Sie das Passwort dieses Benutzers ein.';

const refuse = (title: string, errors: Errors): MailServerAnswer => ({
  title,
  problem: 'Bitte prüfen Sie die markierten Felder.',
  errors,
});

/** What the buttons of the page 'Mailserver' do: save and test, test alone, or remove. */
export async function changeMailServer(
  client: Client,
  desks: Desks,
  form: FormData,
): Promise<MailServerAnswer> {
  const what = textOf(form, 'what');
  const { source } = desks.server.read().mail;
  const isOwn = source === 'none' || source === 'stored';
  if (what === 'forget' && isOwn)
    return (await store(client, desks, '')) ?? { title: 'Mailserver entfernt' };
  const saves = what === 'save' && isOwn;
  const { url, errors } = saves ? readServer(desks, form, source === 'stored') : { errors: {} };
  const to = textOf(form, 'to');
  // Nothing is stored that cannot be tried at once.
  const problem = findEmailProblem(to);
  if (problem) errors.to = problem;
  if (Object.keys(errors).length > 0)
    return refuse(saves ? 'Nicht gespeichert' : 'Keine Testmail', errors);
  const failed = url !== undefined && (await store(client, desks, url));
  return failed || testMail(client, desks, to, saves);
}

/** The server as the form has it, or what is wrong with it. */
function readServer(
  { server }: Desks,
  form: FormData,
  isStored: boolean,
): { url?: string; errors: Errors } {
  const parsed = MailServerSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path[0] as FieldName);
    return { errors: Object.fromEntries(names.map((name) => [name, ERRORS[name]])) };
  }
  const password = form.get('password');
  const url = server.buildSmtpUrl(parsed.data, typeof password === 'string' ? password : '');
  if (url === null) return { errors: { password: isStored ? PASSWORD_AGAIN : PASSWORD_MISSING } };
  return { url, errors: {} };
}

/** In force at once; gives what to say when it is not stored. */
async function store(
  client: Client,
  { refreshSiteContent }: Desks,
  content: string,
): Promise<MailServerAnswer | undefined> {
  const { error } = await client.rpc('save_server_setting', { setting: 'smtp_url', content });
  if (error) return { title: 'Nicht gespeichert', problem: 'Bitte versuchen Sie es erneut.' };
  await refreshSiteContent();
  return undefined;
}

/** Sends one and notes that it went out. */
async function testMail(
  client: Client,
  { launch, refreshSiteContent }: Desks,
  to: string,
  isSaved: boolean,
): Promise<MailServerAnswer> {
  try {
    const value = await launch.sendTestMail(to);
    const { error } = await client.from('site_settings').upsert({ id: 'mail_test', value });
    await refreshSiteContent();
    await launch.readState();
    const title = `Testmail an ${to} übergeben`;
    return error
      ? { title, problem: 'Das ließ sich nicht festhalten. Bitte schicken Sie noch eine.' }
      : { title };
  } catch (cause) {
    return {
      title: isSaved ? 'Gespeichert, aber die Testmail ging nicht hinaus' : 'Keine Testmail',
      problem: describeMailFault(cause),
    };
  }
}
