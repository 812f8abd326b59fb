import type { NewsletterAnswer, NewsletterSource } from '#shared/newsletter.ts';

const FAILED: NewsletterAnswer = {
  success: false,
  error: 'Die Anmeldung wurde nicht gesendet. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};

/** Never throws: a lost connection is an answer too. */
export async function requestNewsletter(request: { email: string; source: NewsletterSource; website: string }): Promise<NewsletterAnswer> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'request', ...request }),
    });
    const answer = (await response.json()) as Partial<NewsletterAnswer>;
    return typeof answer.success === 'boolean' ? (answer as NewsletterAnswer) : FAILED;
  } catch (error) {
    console.warn('Newsletter request not sent:', error);
    return FAILED;
  }
}
