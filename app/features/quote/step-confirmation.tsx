import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { PHONE_INVALID } from '#shared/forms/form-messages.ts';
import { QUOTE_LIMITS } from '#shared/quote/quote-messages.ts';
import { Button } from '#app/ui/button.tsx';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { SignatureField } from '#app/ui/form/signature-field.tsx';
import { FilesField } from './files-field.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { ServicesField } from './services-field.tsx';
import { dispatchQuote } from './quote-store.ts';
import { fieldId, type StepProps } from './step-props.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { useWrongPhone } from './use-wrong-phone.ts';

/** What changes the price comes before what is signed for it; the consent is the last thing above the button. */
export function StepConfirmation({ form, errors, onChange }: StepProps) {
  return (
    <div className="grid gap-5">
      <QuoteSummary form={form} />
      <PhoneDoubt phone={form.phone} />
      <ServicesField id={fieldId('additionalServices')} form={form} onChange={onChange} />
      <Field label="Bemerkungen" id={fieldId('message')} error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={1}
            className="[field-sizing:content] max-h-60"
            placeholder="Ziele, Beispiele, bestehende Website"
            maxLength={QUOTE_LIMITS.message}
            value={form.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
      <FilesField files={form.files} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <SignatureField
          id={fieldId('signature')}
          value={form.signature}
          error={errors.signature}
          onChange={(signature) => onChange({ signature })}
        />
        <div className="max-md:border-t max-md:border-line">
          <Checkbox
            id={fieldId('privacyConsent')}
            required
            checked={form.privacyConsent}
            error={errors.privacyConsent}
            onChange={(event) => onChange({ privacyConsent: event.target.checked })}
            label={<ConsentLabel consent={CONSENT_TEXTS.privacy} />}
          />
          <Checkbox
            id={fieldId('newsletterConsent')}
            checked={form.newsletterConsent}
            error={errors.newsletterConsent}
            onChange={(event) => onChange({ newsletterConsent: event.target.checked })}
            label={
              <>
                <ConsentLabel consent={CONSENT_TEXTS.newsletter} />{' '}
                <span className="text-muted">(optional)</span>
              </>
            }
          />
          <p className="mt-1 text-small text-muted">{useTexts(NOTICE_TEXTS)['quote.promise']}</p>
        </div>
      </div>
    </div>
  );
}

/** Before the visitor signs and the server refuses. */
function PhoneDoubt({ phone }: { phone: string }) {
  if (!useWrongPhone(phone, true)) return null;
  return (
    <div role="status" className="border-l-[6px] border-accent bg-surface p-3 text-small">
      <p>
        Ihre Telefonnummer <strong className="wrap-anywhere">{phone}</strong> kann nicht stimmen. So
        können wir die Anfrage nicht annehmen.
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        onClick={() => dispatchQuote({ type: 'failed', fieldErrors: { phone: PHONE_INVALID } })}
      >
        Nummer ändern
      </Button>
    </div>
  );
}
