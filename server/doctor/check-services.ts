import nodemailer from 'nodemailer';
import { findPlaceholders } from '#content/company.ts';
import { openDriver } from '#platform/db/postgres-address.ts';
import { AS_REPLICA } from '#platform/db/dump.ts';
import type { Config } from '../config.ts';
import { fail, hint, ok, type Check, type Finding } from './finding.ts';
import { UNKNOWN, type KnownSettings } from './read-settings.ts';

const TIMEOUT_MS = 10_000;

export type DatabaseRights = {
  /** server_version_num */
  version: number;
  mayMakeRoles: boolean;
  /** Its owner, or a member of it. */
  owns: boolean;
  mayRestore: boolean;
};

/** What the migrations need, and what a restore needs besides. */
export function judgeRights({ version, mayMakeRoles, owns, mayRestore }: DatabaseRights): Finding {
  const major = Math.floor(version / 10_000);
  if (major < 15) return fail(`PostgreSQL ${major}: gebraucht wird 15 oder neuer.`);
  const lacks = [
    ...(mayMakeRoles
      ? []
      : [
          'die Rolle darf service_role nicht anlegen: sie braucht CREATEROLE und BYPASSRLS (unter ' +
            'PostgreSQL 15 legt ein Administrator service_role an)',
        ]),
    ...(owns ? [] : ['die Datenbank gehört ihr nicht']),
  ];
  const text = `PostgreSQL ${major}`;
  if (lacks.length > 0)
    return fail(
      `${text}: ${lacks.join('; ')}. Wo ein Dienst das nicht gibt, läuft die Website dort nicht.`,
    );
  return mayRestore
    ? ok(text)
    : hint(
        `${text}: eine Sicherung lässt sich nicht zurückspielen und npm run upgrade geht nicht, bis ` +
          'ein Administrator des Servers das erlaubt: GRANT SET ON PARAMETER ' +
          'session_replication_role TO <diese Rolle>;',
      );
}

/** The role must be able to create the schemas and roles that the migrations make. */
export const checkDatabase = ({ DATABASE_URL, SUPABASE_URL }: Config): Check => ({
  name: 'Datenbank',
  run: async () => {
    if (SUPABASE_URL) return ok(`Supabase-Projekt ${SUPABASE_URL}`);
    if (!DATABASE_URL) return ok('eingebaut');
    const sql = openDriver(DATABASE_URL, { max: 1, connect_timeout: TIMEOUT_MS / 1000 });
    try {
      // Before 16 a superuser alone gives BYPASSRLS; a service_role that is there needs nobody.
      const [row] = await sql<Omit<DatabaseRights, 'mayRestore'>[]>`
        select current_setting('server_version_num')::int as version,
          rolsuper or (rolcreaterole and (
            (rolbypassrls and current_setting('server_version_num')::int >= 160000)
            or exists (select from pg_roles where rolname = 'service_role' and rolbypassrls)
          )) as "mayMakeRoles",
          pg_has_role((select datdba from pg_database where datname = current_database()), 'usage')
            as owns
        from pg_roles where rolname = current_user`;
      if (!row) return fail('Die Rolle der Verbindung steht nicht in pg_roles.');
      const mayRestore = await sql.unsafe(`begin; ${AS_REPLICA} rollback`).then(
        () => true,
        () => false,
      );
      return judgeRights({ ...row, mayRestore });
    } finally {
      await sql.end({ timeout: 1 });
    }
  },
});

/** Signs in at the mail server; with `testRecipient` a mail goes there. */
export const checkMail = (
  { settings, company, isKnown }: KnownSettings,
  testRecipient: string | null,
): Check => ({
  name: 'Mail',
  run: async () => {
    const { smtpUrl } = settings;
    if (!smtpUrl)
      return hint(
        isKnown
          ? 'kein Mailserver, weder SMTP_URL noch /admin/mailserver: Mails werden nur als Datei abgelegt.'
          : `SMTP_URL ist nicht gesetzt. Was unter /admin/mailserver steht, ${UNKNOWN}`,
      );
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    try {
      await transport.verify();
      if (!testRecipient) return ok('angemeldet; eine Probe sendet -- --mail <Adresse>');
      await transport.sendMail({
        from: { name: company.name, address: company.email },
        to: testRecipient,
        subject: 'Probe der Website',
        text: 'Diese Mail hat `npm run doctor` gesendet.',
      });
      return ok(`Probe an ${testRecipient} übergeben`);
    } finally {
      transport.close();
    }
  },
});

/** Text only: this machine may see another DNS than the world does. */
export const checkDns = ({ company }: KnownSettings): Check => ({
  name: 'DNS',
  run: async () => {
    const domain = company.email.split('@')[1] ?? '';
    return hint(
      `Beim Anbieter von ${domain} prüfen: SPF (TXT „v=spf1 …“ nennt den Mailserver), ` +
        `DKIM (TXT <Selektor>._domainkey.${domain}), DMARC (TXT _dmarc.${domain} „v=DMARC1; …“).`,
    );
  },
});

export const checkPlaceholders = ({ company, isKnown }: KnownSettings): Check => ({
  name: 'Firmenangaben',
  run: async () => {
    const open = findPlaceholders(company);
    const where = isKnown ? '' : ' in der Umgebung';
    if (open.length === 0) return ok(`keine Muster mehr${where}`);
    const text = `noch Muster${where}: ${open.join(', ')}.`;
    return hint(isKnown ? text : `${text} Was unter /admin/firma steht, ${UNKNOWN}`);
  },
});
