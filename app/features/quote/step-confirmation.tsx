import { PROMISES } from '#shared/agency/business.ts';
import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { estimatePrice } from '#shared/pricing/price.ts';
import { QUOTE_LIMITS } from '#shared/quote/quote-messages.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { ConsentLabel } from '#app/lib/consent-label.tsx';
import { FilesField } from './files-field.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { SignatureField } from '#app/ui/form/signature-field.tsx';
import { fieldId, type StepProps } from './step-props.ts';

export function StepConfirmation({ form, errors, onChange }: StepProps) {
  const prices = usePrices();
  const toggleService = (id: string, chosen: boolean) =>
    onChange({
      additionalServices: prices.services
        .map((service) => service.id as string)
        .filter((known) => (known === id ? chosen : form.additionalServices.includes(known))),
    });
  return (
    <div className="grid gap-7">
      <QuoteSummary form={form} estimate={estimatePrice(form, prices)} />
      <fieldset id={fieldId('additionalServices')} className="min-w-0">
        <legend className="text-small font-semibold">
          Zusatzleistungen<span className="font-normal text-muted"> (optional)</span>
        </legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {prices.services.map((service) => (
            <Checkbox
              key={service.id}
              value={service.id}
              checked={form.additionalServices.includes(service.id)}
              onChange={(event) => toggleService(service.id, event.target.checked)}
              label={
                <>
                  {service.label}{' '}
                  <span className="tabular font-semibold whitespace-nowrap">+{service.price}€</span>
                </>
              }
            />
          ))}
        </div>
      </fieldset>
      <Field
        label="Bemerkungen"
        id={fieldId('message')}
        error={errors.message}
        hint="Ziele, Beispiele, bestehende Website: alles, was die Schätzung genauer macht."
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={QUOTE_LIMITS.message}
            value={form.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
      <FilesField files={form.files} />
      <SignatureField
        id={fieldId('signature')}
        value={form.signature}
        error={errors.signature}
        onChange={(signature) => onChange({ signature })}
      />
      <div className="border-t border-line pt-3">
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
      </div>
      <p className="text-small text-muted">
        Sie erhalten an Werktagen innerhalb von {PROMISES.offerHours} Stunden ein ausführliches
        Angebot, kostenlos und unverbindlich.
      </p>
    </div>
  );
}
