import { formatWholePrice } from '#shared/core/format.ts';
import { findPackage } from '#shared/agency/business.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { priceForm, QUOTE_STEPS, type QuoteForm, type QuoteStep } from './quote-form.ts';
import { dispatchQuote } from './quote-store.ts';

type Props = {
  formId: string;
  form: QuoteForm;
  step: QuoteStep;
  sending: boolean;
  draftSaved: boolean;
};

/** Foot of the modal: live estimate, state of the draft, the step's buttons. Always in view. */
export function QuoteActions({ formId, form, step, sending, draftSaved }: Props) {
  const { estimate, ofPackage } = priceForm(form, usePrices());
  const texts = useTexts(NOTICE_TEXTS);
  const isLast = step === QUOTE_STEPS;
  return (
    <div className="grid gap-2.5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 sm:justify-start">
        <output className="text-small" aria-live="polite">
          {ofPackage === null ? (
            estimate > 0 ? (
              <>
                Geschätzter Preis{' '}
                <strong className="tabular text-title">{formatWholePrice(estimate)}</strong>
              </>
            ) : (
              <span className="text-muted">{texts['quote.noPrice']}</span>
            )
          ) : (
            <>
              {findPackage(form.package)?.name}{' '}
              <strong className="tabular text-title">{formatWholePrice(ofPackage)}</strong>
            </>
          )}
        </output>
        {draftSaved && (
          <p className="flex items-baseline gap-1 text-fine text-muted">
            <Icon name="check" size={16} className="self-center" />
            Entwurf gespeichert
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {step > 1 && (
          <Button
            variant="secondary"
            disabled={sending}
            onClick={() => dispatchQuote({ type: 'went-back' })}
          >
            Zurück
          </Button>
        )}
        {/* Own keys: the same element as 'Weiter' and then 'Anfrage senden'
            would send on a double click. */}
        {isLast ? (
          <Button
            key="send"
            type="submit"
            form={formId}
            busy={sending}
            className="flex-1 sm:min-w-44"
          >
            {sending ? 'Wird gesendet...' : 'Anfrage senden'}
          </Button>
        ) : (
          <Button key="next" type="submit" form={formId} className="flex-1 sm:min-w-44">
            Weiter
          </Button>
        )}
      </div>
    </div>
  );
}
