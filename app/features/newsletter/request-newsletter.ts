import { postForm } from '#app/lib/post-form.ts';
import type { NewsletterAnswer, NewsletterSource } from '#shared/newsletter/newsletter.ts';

const FAILED: NewsletterAnswer = {
  success: false,
  error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
};

export const requestNewsletter = (request: {
  email: string;
  source: NewsletterSource;
  website: string;
}): Promise<NewsletterAnswer> =>
  postForm('/api/newsletter', { action: 'request', ...request }, FAILED);
