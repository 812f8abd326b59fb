import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { LaunchDesk } from '#app/lib/contexts.ts';
import { findPlaceholders } from '#content/company.ts';
import { listPages } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { findShownReviews, isRealSite } from '#content/testimonials.ts';
import { buildMail } from '#emails/layout.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { DELIVERED_NAME } from '#shared/agency/company.ts';
import { isProven, listVisibleClaims } from '#shared/agency/claims.ts';
import type { Database } from '#shared/database-types.ts';
import {
  LegalConfirmationsSchema,
  listLaunchPoints,
  MailTestSchema,
  type LaunchFacts,
} from '#shared/launch/launch-points.ts';
import { readDrill } from './backup/drill.ts';
import { isBackupFresh } from './backup/nightly.ts';
import type { Config } from './config.ts';
import type { ServerSettings } from './server-settings.ts';
import type { MailTransport } from './worker/mail-transport.ts';

type Options = {
  /** Acts as service_role. */
  client: SupabaseClient<Database>;
  config: Config;
  settings: ServerSettings;
  transport: MailTransport;
  /** Rendered pages carry another header now. */
  onChange: () => void;
};

const shorten = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Knows whether search engines may take the site up: with a public address only
 * without open points, or expressly overruled.
 */
export function createLaunch({ client, config, settings, transport, onChange }: Options) {
  const nameServer = (): string | null => (settings.smtpUrl ? shorten(settings.smtpUrl) : null);
  let isHeldBack = settings.isPublic;

  const readState = async () => {
    const { isPublic } = settings;
    const server = nameServer();
    const { data, error } = await client.from('site_settings').select('id,value');
    if (error) throw new Error(`settings not read: ${error.message}`);
    const valueOf = (id: string): unknown => data.find((row) => row.id === id)?.value;
    const legal = await listLegal(valueOf('legal_confirmations'));
    const test = MailTestSchema.safeParse(valueOf('mail_test')).data;
    const mailTest = test?.server === server ? test : null;
    const facts: LaunchFacts = {
      ...(await readContentFacts()),
      reviews: findShownReviews(isRealSite(settings.publicUrl, config.DEMO)),
      unconfirmed: legal.filter(({ confirmed }) => !confirmed).map(({ title }) => title),
      mail: server === null ? 'files' : mailTest ? 'tested' : 'untested',
      hasAddress: isPublic,
      hasBackup:
        config.SUPABASE_URL !== undefined ||
        (config.backupDir !== null && (await isBackupFresh(config.backupDir))),
      adminsWithoutFactor: await countAdminsWithoutFactor(client),
    };
    const points = listLaunchPoints(facts);
    const drill = await readDrill(config.backupDir);
    const isOverruled = valueOf('launch_overruled') !== undefined;
    const isOpen = points.some(({ isDone }) => !isDone);
    const held = isPublic && isOpen && !isOverruled;
    if (held !== isHeldBack) {
      isHeldBack = held;
      onChange();
    }
    return { isPublic, isOverruled, isHeldBack, points, legal, mailTest, drill };
  };

  const desk: LaunchDesk = {
    readState,
    isHeldBack: () => isHeldBack,
    async sendTestMail(to) {
      const { company } = getContentSettings();
      const mail = buildMail(
        'Testmail Ihrer Website',
        [{ kind: 'paragraph', text: 'Ihre Website kann Mails verschicken.' }],
        company,
      );
      const messageId = `<test.${crypto.randomUUID()}@${company.email.split('@')[1]}>`;
      await transport.deliver(mail, { recipient: to, messageId }, company);
      return { at: new Date().toISOString(), to, server: nameServer() ?? '' };
    },
  };
  return desk;
}

type ContentFacts = Pick<LaunchFacts, 'placeholders' | 'isSampleAbout' | 'unproven'>;

async function readContentFacts(): Promise<ContentFacts> {
  const { company, claims, onlyProven, findOverrides } = getContentSettings();
  const edited = await findOverrides('company');
  const today = findToday();
  return {
    placeholders: findPlaceholders(company),
    isSampleAbout:
      company.name !== DELIVERED_NAME && !edited.some(({ slug }) => slug === 'ueber-uns'),
    unproven: listVisibleClaims(claims, onlyProven, today)
      .filter((claim) => !isProven(claim, today))
      .map(({ text }) => text),
  };
}

/** The legal pages, and who has confirmed the wording that they have now. */
async function listLegal(stored: unknown) {
  const confirmations = LegalConfirmationsSchema.safeParse(stored).data ?? {};
  const pages = await listPages('legal');
  return pages.map(({ slug, path, data, markdown }) => {
    const hash = shorten(markdown);
    const known = confirmations[slug];
    return {
      slug,
      path,
      title: data.h1,
      hash,
      confirmed: known?.hash === hash ? { name: known.name, day: known.day } : null,
    };
  });
}

async function countAdminsWithoutFactor(client: SupabaseClient<Database>): Promise<number> {
  const { data, error } = await client.from('profiles').select('id').eq('role', 'admin');
  if (error) throw new Error(`admins not read: ${error.message}`);
  const found = await Promise.all(data.map(({ id }) => client.auth.admin.getUserById(id)));
  // Nobody can sign in yet with an invitation that is still open.
  const admins = found.flatMap(({ data: { user } }) => (user?.email_confirmed_at ? [user] : []));
  const without = admins.filter(
    ({ factors = [] }) => !factors.some(({ status }) => status === 'verified'),
  );
  // Nobody is no account with a second factor.
  return admins.length === 0 ? 1 : without.length;
}
