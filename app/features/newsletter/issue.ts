export type IssueRow = {
  id: string;
  subject: string;
  status: 'draft' | 'sent';
  recipients: number;
  sent_at: string | null;
  updated_at: string;
  /** Mails still to leave, and mails given up. */
  waiting: number;
  failed: number;
};

/** What the SQL function newsletter_summary returns. */
export type NewsletterSummary = {
  requested: number;
  confirmed: number;
  unsubscribed: number;
  issues: IssueRow[];
};

export const SUMMARY_KEY = ['admin-newsletter'];
export const SUBSCRIBERS_KEY = ['admin-newsletter-subscribers'];
export const issueKey = (id: string) => ['admin-newsletter-issue', id];
