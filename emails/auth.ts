import { keysOf } from '#shared/core/keys.ts';
import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';

export const AuthMailSchema = z.object({
  actionLink: z.string().optional(),
  code: z.string().optional(),
  newEmail: z.string().optional(),
  name: z.string().optional(),
  isProven: z.boolean().default(true),
});
type AuthMail = z.infer<typeof AuthMailSchema>;

type AuthText = {
  subject: string;
  intro: (mail: AuthMail) => string;
  button: string;
  close: string;
};

const IGNORE =
  'Haben Sie das nicht selbst angefordert? Dann ignorieren Sie diese E-Mail. Es ändert sich nichts.';

const TEXTS = {
  'auth-confirmation': {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    intro: () => 'Sie haben ein Konto angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse.',
    button: 'E-Mail-Adresse bestätigen',
    close:
      'Haben Sie das nicht selbst angefordert? Dann öffnen Sie den Link nicht und geben Sie den ' +
      'Code nicht weiter: Ohne Ihre Bestätigung entsteht kein Konto. Möchten Sie selbst eines, ' +
      'registrieren Sie sich bitte neu.',
  },
  'auth-invite': {
    subject: 'Ihre Einladung',
    intro: () =>
      'Für Sie wurde ein Konto angelegt. Nehmen Sie die Einladung an und vergeben Sie ein Passwort. Der Link gilt eine Stunde und nur einmal. Danach senden wir Ihnen gern einen neuen.',
    button: 'Einladung annehmen',
    close: 'Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.',
  },
  'auth-magic_link': {
    subject: 'Ihr Link zur Anmeldung',
    intro: () =>
      'Mit diesem Link melden Sie sich ohne Passwort an. Er gilt eine Stunde und nur einmal.',
    button: 'Jetzt anmelden',
    close: IGNORE,
  },
  'auth-recovery': {
    subject: 'Neues Passwort vergeben',
    intro: () =>
      'Sie möchten ein neues Passwort vergeben. Der Link gilt eine Stunde und nur einmal.',
    button: 'Neues Passwort vergeben',
    close: IGNORE,
  },
  'auth-email_change_current': {
    subject: 'Änderung Ihrer E-Mail-Adresse bestätigen',
    intro: ({ newEmail }) =>
      `Ihre E-Mail-Adresse soll in ${newEmail ?? 'eine andere'} geändert werden. Bitte bestätigen Sie das.`,
    button: 'Änderung bestätigen',
    close: 'Haben Sie das nicht selbst angefordert? Dann ändern Sie bitte Ihr Passwort.',
  },
  'auth-email_change_new': {
    subject: 'Ihre neue E-Mail-Adresse bestätigen',
    intro: () => 'Diese Adresse soll künftig zu Ihrem Konto gehören. Bitte bestätigen Sie das.',
    button: 'Adresse bestätigen',
    close: IGNORE,
  },
  'auth-reauthentication': {
    subject: 'Ihr Bestätigungscode',
    intro: () => 'Bitte bestätigen Sie die Änderung an Ihrem Konto mit diesem Code.',
    button: '',
    close: IGNORE,
  },
} satisfies Record<string, AuthText>;

export type AuthTemplate = keyof typeof TEXTS;
export const AUTH_TEMPLATES = keysOf(TEXTS);

/** Where our own pages let a mail link lead to. */
const OWN_TARGET =
  /^https?:\/\/[^/?#]+\/?(login(\/neues-passwort)?|portal|admin)?(\?bestaetigt=1)?$/;

/** Whoever asks for a mail also says where its link leads to: to a stranger goes nothing that he could read in there. */
function hideTarget({ actionLink = '', isProven }: AuthMail): string {
  const target = URL.parse(actionLink)?.searchParams.get('redirect_to') ?? '';
  if (isProven || target === '' || OWN_TARGET.test(target)) return actionLink;
  const url = new URL(actionLink);
  url.searchParams.delete('redirect_to');
  return `${url.href}&redirect_to=${escapeAll(target)}`;
}

const escapeAll = (text: string): string =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => `%${byte.toString(16).padStart(2, '0')}`,
  ).join('');

/** Mails of the authentication service: a link, a code, or both. */
export function buildAuthMail(template: AuthTemplate, mail: AuthMail, company: Company): Mail {
  const { subject, intro, button, close } = TEXTS[template];
  const parts: MailPart[] = [
    greet(mail.name),
    { kind: 'paragraph', text: intro(mail) },
    ...(mail.actionLink && button
      ? [{ kind: 'button', label: button, url: hideTarget(mail) } as const]
      : []),
    ...(mail.code
      ? [
          {
            kind: 'paragraph',
            text: mail.actionLink ? 'Oder geben Sie diesen Code ein:' : 'Ihr Code:',
          } as const,
          { kind: 'code', code: mail.code } as const,
        ]
      : []),
    { kind: 'paragraph', text: close },
  ];
  return buildMail(`${subject} – ${company.name}`, parts, company);
}
