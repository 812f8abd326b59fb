import { useEffect, type SubmitEvent } from 'react';
import { endFailures, showToast } from '#app/ui/feedback/toast.ts';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PageDialog } from '#app/ui/overlay/page-dialog.tsx';
import { QUOTE_DIALOG } from './dialog-id.ts';
import { usePrices } from '#app/lib/use-site.ts';
import {
  listStepErrors,
  priceForm,
  QUOTE_STEPS,
  type QuoteForm,
  type QuoteStep,
} from './quote-form.ts';
import { QuoteActions } from './quote-actions.tsx';
import { dispatchQuote, useQuote } from './quote-store.ts';
import { giveUpFiles } from './quote-files.ts';
import { prepareSending } from './send-quote.ts';
import { StepConfirmation } from './step-confirmation.tsx';
import { StepContact } from './step-contact.tsx';
import { StepProject } from './step-project.tsx';
import { fieldId } from './step-props.ts';
import { submitQuote } from './submit-quote.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WaitingNotice } from './waiting-notice.tsx';
import { FormNotice } from './form-notice.tsx';

const STEP_TITLES: Record<QuoteStep, string> = {
  1: 'Ihr Projekt',
  2: 'Ihre Kontaktdaten',
  3: 'Prüfen und absenden',
};

const STEPS = { 1: StepProject, 2: StepContact, 3: StepConfirmation } as const;

const FORM_ID = 'quote-form';

/** The quote request in three steps; its state lives in quote-store.ts. */
export function QuoteModal({ onClose }: { onClose: () => void }) {
  const { form, step, errors, refusals, sending, draftSaved, requestId, ...state } = useQuote();
  const prices = usePrices();
  const problems = listStepErrors(errors, step).map(({ field, message }) => ({
    fieldId: fieldId(field),
    message,
  }));
  const heading = useStepFocus(step, refusals, problems[0]?.fieldId);

  useEffect(() => {
    if (step === 1) return;
    prepareSending(requestId);
    // Should the connection be gone by then, what waits is sent by the next page.
    void import('./waiting-quotes.island.tsx').catch(() => undefined);
  }, [step, requestId]);

  const change = (part: Partial<QuoteForm>) => {
    // What is being put right needs no message above it any more.
    if (problems.length > 0) endFailures();
    dispatchQuote({ type: 'changed', change: part });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (step === QUOTE_STEPS) {
      // Enter in a field sends too, and the form loses the focus while it is inert.
      (event.nativeEvent.submitter as HTMLElement | null)?.focus();
      void submitQuote(onClose);
    } else dispatchQuote({ type: 'continued' });
  };
  const discard = () => {
    giveUpFiles();
    dispatchQuote({ type: 'emptied' });
    void showToast({
      title: 'Entwurf verworfen',
      description: 'Ihre Angaben sind auf diesem Gerät gelöscht.',
    });
  };

  const Step = STEPS[step];
  return (
    <PageDialog
      id={QUOTE_DIALOG}
      title="Angebot anfordern"
      banner={
        <div>
          <p className="flex justify-between gap-4 px-5 py-2 text-small sm:px-7 lying:py-0">
            <span>
              Schritt {step} von {QUOTE_STEPS}
            </span>
            {step < QUOTE_STEPS && (
              <span className="text-muted">danach: {STEP_TITLES[(step + 1) as QuoteStep]}</span>
            )}
          </p>
          <Progress value={step} max={QUOTE_STEPS} label="Fortschritt der Anfrage" />
        </div>
      }
      footer={
        <>
          {state.refusal && (
            <p
              role="alert"
              className="mb-2.5 border border-danger bg-danger-wash px-3.5 py-1.5 text-small"
            >
              {state.refusal}
            </p>
          )}
          <WaitingNotice />
          <QuoteActions
            formId={FORM_ID}
            form={form}
            step={step}
            sending={sending}
            draftSaved={draftSaved}
          />
        </>
      }
    >
      {/* What is typed or discarded meanwhile would change nothing of what arrives. */}
      <form id={FORM_ID} noValidate onSubmit={submit} inert={sending} className="grid gap-5">
        <h3 ref={heading} tabIndex={-1} className="text-title">
          {STEP_TITLES[step]}
        </h3>
        <ErrorSummary attempt={refusals} problems={problems} />
        <FormNotice
          elsewhere={state.elsewhere}
          oldPrice={state.oldPrice}
          newPrice={priceForm(form, prices).shown}
        />
        <Step form={form} errors={errors} onChange={change} />
        {draftSaved && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-4 justify-self-start"
            onClick={discard}
          >
            Entwurf verwerfen
          </Button>
        )}
      </form>
    </PageDialog>
  );
}
