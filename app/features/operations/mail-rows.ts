import { useMemo } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { USERS_KEY, type User } from '#app/private/user.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';
import { FAILED_MAILS } from './failed-mails.tsx';
import { recipientLabel } from './mail-title.ts';

export type Mail = {
  id: string;
  template: string;
  recipient: string;
  status: string;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  /** From then on it is not sent. */
  valid_until: string | null;
  created_at: string;
  sent_at: string | null;
  subject: string | null;
  files: readonly string[] | null;
  resent_from: string | null;
  /** No mail server took it: it lies in a file, in the demo only here. */
  kept: true | null | undefined;
};
// Never `data`: it holds links to offers and enquiries.
export const MAIL_COLUMNS =
  'id,template,recipient,status,attempts,next_attempt_at,last_error,valid_until,created_at,sent_at,resent_from,subject:sent->>subject,files:sent->files,kept:sent->isOnlyKept';
export const MAIL_KEY = ['admin-mails'];
const NEWEST = 500;

const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Wartet', tone: 'neutral' },
  sending: { label: 'Wird gesendet', tone: 'neutral' },
  sent: { label: 'Gesendet', tone: 'success' },
  dead: { label: 'Gescheitert', tone: 'danger' },
  held: { label: 'Zurückgehalten', tone: 'danger' },
};
const KEPT = { label: 'Nur gespeichert', tone: 'neutral' } as const;
const RETRYING = { label: 'Neuer Versuch folgt', tone: 'danger' } as const;

export const hasFailed = (mail: Pick<Mail, 'status' | 'last_error'>): boolean =>
  mail.status === 'dead' ||
  mail.status === 'held' ||
  (mail.status === 'pending' && mail.last_error !== null);
/** Whether `retry_failed_mails` takes it: not what is held back, nor what nobody needs any more. */
export const canRetry = (mail: Pick<Mail, 'status' | 'last_error' | 'valid_until'>): boolean =>
  hasFailed(mail) &&
  mail.status !== 'held' &&
  (mail.valid_until === null || Date.parse(mail.valid_until) > Date.now());
export function stateOf(mail: Pick<Mail, 'status' | 'kept' | 'last_error'>): {
  label: string;
  tone: BadgeTone;
} {
  if (mail.status === 'sent' && mail.kept) return KEPT;
  if (mail.status === 'pending' && hasFailed(mail)) return RETRYING;
  return STATES[mail.status] ?? { label: mail.status, tone: 'neutral' };
}

const GROUPS = [
  { title: 'Nicht gesendet', has: hasFailed },
  {
    title: 'Wartet',
    has: (mail: Mail) =>
      mail.status === 'sending' || (mail.status === 'pending' && !hasFailed(mail)),
  },
  { title: 'Verlauf', has: (mail: Mail) => mail.status === 'sent' },
];

/** When it left, or was written. */
export const momentOf = (mail: Mail): string => mail.sent_at ?? mail.created_at;

/** What asks for something first; in each group the newest. */
export const groupMails = (mails: readonly Mail[]): { title: string; rows: Mail[] }[] =>
  GROUPS.map(({ title, has }) => ({
    title,
    rows: mails.filter(has).toSorted((a, b) => Date.parse(momentOf(b)) - Date.parse(momentOf(a))),
  })).filter(({ rows }) => rows.length > 0);

/** Names of accounts by address: a list of people, not of addresses. */
export function useNamesOfMail(): (recipient: string) => string {
  const { data = [] } = useRows<User[]>(USERS_KEY, (client) => client.rpc('list_users'));
  const names = useMemo(
    () => new Map(data.map(({ email, full_name: name }) => [email.toLowerCase(), name])),
    [data],
  );
  return (recipient) => names.get(recipient.toLowerCase()) || recipientLabel(recipient);
}

/** Those that have failed, however old they are; then the newest. */
export const useMails = () =>
  useRows<Mail[]>(MAIL_KEY, async (client) => {
    const rows = () =>
      client
        .from('outbox_mails')
        .select(MAIL_COLUMNS)
        .order('created_at', { ascending: false })
        .limit(NEWEST);
    const [newest, failed] = await Promise.all([rows(), rows().or(FAILED_MAILS)]);
    if (newest.error) return newest;
    if (failed.error) return failed;
    const others = newest.data.filter(({ id }) => failed.data.every((mail) => mail.id !== id));
    return { data: [...failed.data, ...others], error: null };
  });
