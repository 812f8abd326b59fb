import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { sayOfAccount } from './say.ts';

export const AuthMailSchema = z.object({
  actionLink: z.string().optional(),
  code: z.string().optional(),
  newEmail: z.string().optional(),
  name: z.string().optional(),
  isProven: z.boolean().default(true),
});
type AuthMail = z.infer<typeof AuthMailSchema>;

const NAMES = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const;
type AuthName = (typeof NAMES)[number];
export type AuthTemplate = `auth-${AuthName}`;
export const AUTH_TEMPLATES: readonly AuthTemplate[] = NAMES.map((name) => `auth-${name}` as const);

/** Where our own pages let a mail link lead to. */
const OWN_TARGET =
  /^https?:\/\/[^/?#]+\/?(login(\/neues-passwort)?|portal|admin)?(\?bestaetigt=1)?$/;

/**
 * Whoever asks for a mail also says where its link leads to: to a stranger goes
 * nothing that he could read in there.
 */
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

/** These are asked for on pages that have a field for the code. */
const WITH_CODE: readonly AuthName[] = [
  'confirmation',
  'magic_link',
  'recovery',
  'reauthentication',
];

/** Mails of the authentication service: a link, a code, or both. */
export function buildAuthMail(template: AuthTemplate, mail: AuthMail, company: Company): Mail {
  // A template is a name with its prefix.
  const name = template.slice('auth-'.length) as AuthName;
  const button = name === 'reauthentication' ? '' : sayOfAccount(`${name}.button`);
  const parts: MailPart[] = [
    greet(mail.name),
    {
      kind: 'paragraph',
      text: sayOfAccount(`${name}.intro`, { address: mail.newEmail ?? 'eine andere' }),
    },
    ...(mail.actionLink && button
      ? [{ kind: 'button', label: button, url: hideTarget(mail) } as const]
      : []),
    ...(mail.code && WITH_CODE.includes(name)
      ? [
          {
            kind: 'paragraph',
            text: mail.actionLink
              ? 'Oder geben Sie diesen Code ein. Geben Sie ihn an niemanden weiter:'
              : 'Ihr Code:',
          } as const,
          { kind: 'code', code: mail.code } as const,
        ]
      : []),
    { kind: 'paragraph', text: sayOfAccount(`${name}.close`) },
  ];
  return buildMail(`${sayOfAccount(`${name}.subject`)} – ${company.name}`, parts, company);
}
