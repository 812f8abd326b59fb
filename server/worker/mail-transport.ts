import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Nodemailer from 'nodemailer';
import type { Mail } from '#emails/layout.ts';
import type { Company } from '#shared/agency/company.ts';
import type { Config } from '../config.ts';
import type { ServerSettings } from '../server-settings.ts';
import { keptMailFolder } from './kept-mails.ts';

type Envelope = {
  recipient: string;
  messageId: string;
  replyTo?: string;
  /** A file would not do: it leaves once, and is not kept to be sent again. */
  needsServer?: boolean;
};
/** Whether a mail server took it, or nobody did. */
export type Delivery = 'sent' | 'kept';
export type MailTransport = {
  deliver: (mail: Mail, envelope: Envelope, company: Company) => Promise<Delivery>;
  close: () => void;
};

const compose = (
  { subject, text, html, attachments, headers }: Mail,
  { recipient, messageId, replyTo }: Envelope,
  company: Company,
) => ({
  from: { name: company.name, address: company.email },
  to: recipient,
  subject,
  text,
  html,
  messageId,
  ...(replyTo ? { replyTo } : {}),
  ...(attachments ? { attachments: [...attachments] } : {}),
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

/**
 * How long a server may be silent, and how long a mail may take in all: well
 * below the worker's lease, so that nobody else takes it up meanwhile.
 */
const SILENCE_MS = 10_000;
const DELIVERY_MS = 60_000;

/**
 * SMTP when configured; else one `.eml` a mail in DATA_DIR/mail, named by its
 * event, so that a repeated send replaces the same file.
 */
export function createMailTransport(
  config: Config,
  settings: Pick<ServerSettings, 'smtpUrl'>,
): MailTransport {
  // Nobody is there to read it.
  if (config.DEMO) return { deliver: () => Promise.resolve('kept'), close: () => undefined };
  const timeouts = {
    dnsTimeout: SILENCE_MS,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: 2 * SILENCE_MS,
  };
  const connect = ({ createTransport }: typeof Nodemailer, url: string) => ({
    url,
    smtp: createTransport({ url, pool: true, ...timeouts }),
  });
  let connected: ReturnType<typeof connect> | undefined;
  /** The pool of the server that is set now. */
  const findPool = (library: typeof Nodemailer, url: string) => {
    if (connected?.url !== url) {
      connected?.smtp.close();
      connected = connect(library, url);
    }
    return connected.smtp;
  };
  const folder = keptMailFolder(config.dataDir);
  return {
    async deliver(mail, envelope, company) {
      const { default: library } = await import('nodemailer');
      if (settings.smtpUrl) {
        await findPool(library, settings.smtpUrl).sendMail({
          ...compose(mail, envelope, company),
          signal: AbortSignal.timeout(DELIVERY_MS),
        });
        return 'sent';
      }
      if (envelope.needsServer) throw new Error('Es ist kein Mailserver eingetragen.');
      const writer = library.createTransport({ streamTransport: true, buffer: true });
      const { message } = await writer.sendMail(compose(mail, envelope, company));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${envelope.messageId.replace(/[^\w-]+/g, '_').slice(1, 120)}.eml`);
      await writeFile(`${file}.draft`, message, { mode: 0o600, flush: true });
      await rename(`${file}.draft`, file);
      return 'kept';
    },
    close: () => connected?.smtp.close(),
  };
}
