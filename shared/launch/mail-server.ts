import * as z from 'zod';

/**
 * How mails leave: 'tls' from the first byte, 'starttls' before the password,
 * 'none' for a server in the same house.
 */
export const MailServerSchema = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)
    .max(253),
  port: z.coerce.number().int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  user: z.string().trim().max(200),
});
export type MailServer = z.infer<typeof MailServerSchema>;

/** As SMTP_URL has it. */
export function buildSmtpUrl({ host, port, security, user }: MailServer, password: string): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  return `${scheme}://${login}${host}:${port}${security === 'starttls' ? '?requireTLS=true' : ''}`;
}

export function readSmtpUrl(text: string): { server: MailServer; password: string } {
  const url = new URL(text);
  const isTls = url.protocol === 'smtps:';
  return {
    server: {
      host: url.hostname,
      port: Number(url.port) || (isTls ? 465 : 587),
      security: isTls ? 'tls' : url.searchParams.get('requireTLS') === 'true' ? 'starttls' : 'none',
      user: decodeURIComponent(url.username),
    },
    password: decodeURIComponent(url.password),
  };
}

const FAULTS: Readonly<Record<string, string>> = {
  EAUTH: 'Der Mailserver lehnt Benutzer oder Passwort ab.',
  EDNS: 'Diesen Mailserver gibt es nicht. Bitte prüfen Sie den Namen.',
  ENOTFOUND: 'Diesen Mailserver gibt es nicht. Bitte prüfen Sie den Namen.',
  ECONNECTION: 'Der Mailserver nimmt keine Verbindung an. Bitte prüfen Sie Name und Port.',
  ECONNREFUSED: 'Der Mailserver nimmt keine Verbindung an. Bitte prüfen Sie Name und Port.',
  ESOCKET: 'Die Verbindung zum Mailserver bricht ab. Bitte prüfen Sie Port und Verschlüsselung.',
  ETLS: 'Die verschlüsselte Verbindung kommt nicht zustande. Bitte prüfen Sie die Verschlüsselung.',
  ETIMEDOUT: 'Der Mailserver antwortet nicht. Bitte prüfen Sie Name und Port.',
  EENVELOPE: 'Der Mailserver nimmt Absender oder Empfänger nicht an.',
};

/** What a mail server's refusal means, with its own words behind. */
export function describeMailFault(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  // What went wrong below SMTP stands in the message alone.
  const below = Object.keys(FAULTS).find((name) => cause.message.includes(name));
  const meaning = FAULTS[below ?? code];
  if (!meaning) return `Der Mailserver sagt: ${cause.message}`;
  // The library's file names and line numbers tell nobody anything.
  return /:error:[\dA-F]+:/i.test(cause.message) ? meaning : `${meaning} (${cause.message})`;
}
