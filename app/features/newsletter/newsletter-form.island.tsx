import { useState, type FormEvent } from 'react';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { findEmailProblem } from '#shared/forms/email-address.ts';
import { NEWSLETTER_LIMITS, type NewsletterSource } from '#shared/newsletter/newsletter.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { requestNewsletter } from './request-newsletter.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

/**
 * Asks for an address; the mail that follows asks once more. Without script the
 * form goes to the same function and ends on /newsletter.
 */
export default function NewsletterForm({ source }: { source: NewsletterSource }) {
  const texts = useTexts(NOTICE_TEXTS);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const [email = '', website = ''] = [fields.get('email'), fields.get('website')].map((value) =>
      typeof value === 'string' ? value.trim() : '',
    );
    const problem = findEmailProblem(email);
    if (problem) {
      setError(problem);
      event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus();
      return;
    }
    setError('');
    setState('sending');
    const answer = await requestNewsletter({ email, source, website });
    setState(answer.success ? 'sent' : 'idle');
    if (!answer.success) setError(answer.error);
  }

  if (state === 'sent') {
    return (
      <p role="status" className="border border-success p-4 text-small">
        {texts['newsletter.sent']}
      </p>
    );
  }
  return (
    <form
      method="post"
      action="/api/newsletter"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={source === 'footer' ? 'Newsletter' : 'Newsletter bestellen'}
    >
      <input type="hidden" name="source" value={source} />
      {/* Trap for programs that fill in every field; people neither see nor reach it. */}
      <div aria-hidden="true" className="absolute -left-[9999px] h-0 overflow-hidden">
        <label>
          Website
          <input tabIndex={-1} name="website" autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Ihre Mailadresse"
          required
          error={error || undefined}
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              // Not of type email: the form of the page above stays the one
              // whose address is filled in by itself.
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="name@firma.de"
              autoComplete="email"
              maxLength={NEWSLETTER_LIMITS.email}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant={source === 'page' ? 'primary' : 'secondary'}
          busy={state === 'sending'}
          className={cx('max-sm:w-full', error && 'self-center')}
        >
          {texts['newsletter.order']}
        </Button>
      </div>
      <p className="mt-3 max-w-[60ch] text-small text-muted">
        {CONSENT_TEXTS.newsletter.text}{' '}
        <a href="/datenschutz#newsletter" className="underline underline-offset-4">
          {texts['newsletter.privacy']}
        </a>
      </p>
    </form>
  );
}
