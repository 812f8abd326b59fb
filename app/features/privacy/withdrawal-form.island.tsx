import { useState, type FormEvent } from 'react';
import { postForm } from '#app/lib/post-form.ts';
import { importCheck } from '#app/lib/import-check.ts';
import { useFieldErrors } from '#app/lib/field-errors.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary, problemsOf } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import { formatExactMoment } from '#shared/agency/moment.ts';
import type { WithdrawalAnswer, WithdrawalErrors } from '#shared/privacy/withdrawal.ts';

const FIELD_IDS = {
  name: 'widerruf-name',
  contract: 'widerruf-vertrag',
  email: 'widerruf-email',
} as const;
type Values = Record<keyof typeof FIELD_IDS, string>;
export const WITHDRAWAL_FAILED: Extract<WithdrawalAnswer, { success: false }> = {
  success: false,
  error:
    'Ihr Widerruf wurde nicht gesendet. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.',
};

type Receipt = Omit<Extract<WithdrawalAnswer, { success: true }>, 'success'>;

/** Where the form goes on when the browser has sent it by itself, without script. */
export type PostedWithdrawal = {
  step: 'enter' | 'confirm' | 'done';
  values: Values;
  requestId?: string;
  fieldErrors?: WithdrawalErrors;
  error?: string;
  receipt?: Receipt;
};

const Declaration = ({ values }: { values: Values }) => (
  <dl className="mt-4 border-t border-line">
    {(
      [
        ['Name', values.name],
        ['Vertrag', values.contract],
        ['E-Mail', values.email],
      ] as const
    ).map(([label, value]) => (
      <div key={label} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]">
        <dt className="text-small text-muted">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);

/**
 * Two steps: say what is withdrawn, then confirm it. The receipt follows at
 * once, here with the whole declaration and by mail. Without script the page itself takes both steps
 * (post-withdrawal.server.ts).
 */
export default function WithdrawalForm({ posted }: { posted?: PostedWithdrawal }) {
  const [values, setValues] = useState(posted?.values ?? { name: '', contract: '', email: '' });
  const { errors, attempt, ...marks } = useFieldErrors<keyof WithdrawalErrors>(posted?.fieldErrors);
  const [step, setStep] = useState(posted?.step ?? 'enter');
  const [state, setState] = useState({ busy: false, error: posted?.error ?? '' });
  const [receipt, setReceipt] = useState<Receipt>(
    posted?.receipt ?? { reference: '', receivedAt: '' },
  );
  const [requestId, setRequestId] = useState(posted?.requestId);

  const set = (field: keyof Values, value: string): void => {
    setValues((now) => ({ ...now, [field]: value }));
    marks.forget({ [field]: value });
    // Other words are another declaration.
    setRequestId(undefined);
  };

  const field = (name: keyof Values) => ({
    id: FIELD_IDS[name],
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });

  const refuse = (found: WithdrawalErrors): void => {
    marks.refuse(found);
    setStep('enter');
  };

  async function review(event: FormEvent): Promise<void> {
    event.preventDefault();
    const check = await importCheck(() => import('#shared/privacy/withdrawal.ts'));
    const id = requestId ?? createUuid();
    setRequestId(id);
    const parsed = check?.parseWithdrawal({ ...values, requestId: id });
    if (parsed?.success === false) refuse(parsed.fieldErrors);
    else setStep('confirm');
  }

  function changeAgain(): void {
    setStep('enter');
    setTimeout(() => document.getElementById(FIELD_IDS.name)?.focus());
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState({ busy: true, error: '' });
    const answer = await postForm<WithdrawalAnswer>(
      '/api/withdrawal',
      { ...values, requestId },
      WITHDRAWAL_FAILED,
    );
    setState({ busy: false, error: answer.success ? '' : answer.error });
    if (answer.success) {
      setReceipt(answer);
      setStep('done');
    } else if (answer.fieldErrors) refuse(answer.fieldErrors);
  }

  if (step === 'done') {
    return (
      <>
        <div
          ref={takeFocus}
          tabIndex={-1}
          role="status"
          className="border border-success bg-success-wash p-5"
        >
          <p className="font-semibold">Ihr Widerruf ist eingegangen.</p>
          <p className="mt-1">
            Vorgang {receipt.reference}, {formatExactMoment(receipt.receivedAt)}.
            {!receipt.isMailLate && ` Die Bestätigung geht an ${values.email}.`}
          </p>
        </div>
        <Declaration values={values} />
        <p className="mt-4">
          Drucken oder speichern Sie diese Seite. Ist Ihre Adresse bei uns nicht bestätigt, nennt
          die Mail nur die Nummer des Vertrags.
        </p>
      </>
    );
  }
  if (step === 'confirm') {
    return (
      <section aria-labelledby="widerruf-pruefen">
        <h2 ref={takeFocus} tabIndex={-1} id="widerruf-pruefen" className="text-title">
          Bitte prüfen und bestätigen
        </h2>
        <Declaration values={values} />
        <p className="mt-4">Hiermit widerrufe ich den genannten Vertrag.</p>
        {state.error && (
          <p role="alert" className="mt-4 border border-danger bg-danger-wash p-4 text-small">
            {state.error}
          </p>
        )}
        <form
          method="post"
          action="/vertrag-widerrufen"
          onSubmit={(event) => void send(event)}
          className="mt-6 flex flex-wrap gap-3"
        >
          {Object.entries({ ...values, requestId, confirmed: 'ja' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" busy={state.busy}>
            Widerruf bestätigen
          </Button>
          <Button
            variant="secondary"
            className="scriptless:hidden"
            disabled={state.busy}
            onClick={changeAgain}
          >
            Angaben ändern
          </Button>
        </form>
      </section>
    );
  }
  return (
    <form
      method="post"
      action="/vertrag-widerrufen"
      noValidate
      onSubmit={(event) => void review(event)}
      className="grid gap-5"
      aria-label="Vertrag widerrufen"
    >
      <ErrorSummary attempt={attempt} problems={problemsOf(errors, FIELD_IDS)} />
      <TextField {...field('name')} label="Name" required autoComplete="name" maxLength={120} />
      <TextField
        {...field('contract')}
        label="Vertrag"
        required
        rows={3}
        maxLength={500}
        hint="Nummer des Angebots oder der Rechnung, oder was Sie wann bestellt haben"
      />
      <TextField
        {...field('email')}
        label="E-Mail"
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="Dorthin geht die Bestätigung"
      />
      <div>
        <Button type="submit">Vertrag widerrufen</Button>
      </div>
    </form>
  );
}
