import * as z from 'zod/mini';
import { formatNumber } from '#shared/core/format.ts';
import { useAnswer } from '#app/lib/use-rows.ts';
import type { WayBack } from '#app/private/page-head.tsx';

const IssueRowSchema = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(['draft', 'sent']),
  recipients: z.number(),
  sent_at: z.nullable(z.string()),
  updated_at: z.string(),
  /** Mails still to leave, and mails given up. */
  waiting: z.number(),
  failed: z.number(),
});
export type IssueRow = z.infer<typeof IssueRowSchema>;

/** What the SQL function newsletter_summary returns. */
export const SummarySchema = z.object({
  requested: z.number(),
  confirmed: z.number(),
  unsubscribed: z.number(),
  issues: z.array(IssueRowSchema),
});

export const SUMMARY_KEY = ['admin-newsletter'];
export const useSummary = () =>
  useAnswer(SUMMARY_KEY, SummarySchema, (client) => client.rpc('newsletter_summary'));
/** Mails of an issue that have arrived. */
export const deliveredOf = ({ recipients, waiting, failed }: IssueRow): number =>
  Math.max(0, recipients - waiting - failed);
export const countAddresses = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'Adresse' : 'Adressen'}`;
export const SUBSCRIBERS_KEY = ['admin-newsletter-subscribers'];
export const issueKey = (id: string) => ['admin-newsletter-issue', id];

/** One issue as it is written and read again. */
export type Issue = {
  id: string;
  subject: string;
  body: string;
  status: 'draft' | 'sent';
  recipients: number;
  sent_at: string | null;
  updated_at: string;
};
export type Draft = Pick<Issue, 'subject' | 'body'>;
/** The list calls a draft by it until it has a subject. */
export const UNNAMED = 'Neue Ausgabe';

const SOURCES: Readonly<Record<string, string>> = {
  footer: 'Fußzeile',
  page: 'Newsletter-Seite',
  quote: 'Angebotsanfrage',
};
/** Where somebody ordered it. */
export const nameSource = (source: string): string => SOURCES[source] ?? source;

export const TO_NEWSLETTER: WayBack = ['/admin/newsletter', 'Newsletter'];
