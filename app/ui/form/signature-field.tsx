import { CONSENT_TEXTS } from '#shared/consent/consent-texts.ts';
import { QUOTE_LIMITS } from '#shared/quote/quote-messages.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Field, Input } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { EMPTY_SIGNATURE, type Signature, type SignatureKind } from './signature.ts';
import { SignatureCanvas } from './signature-canvas.tsx';
import { renderTypedSignature } from './typed-signature.ts';
import { useEarlyValue } from './use-early-value.ts';
import { useHydrated } from '../use-hydrated.ts';

const KINDS: readonly { kind: SignatureKind; label: string }[] = [
  { kind: 'drawn', label: 'Zeichnen' },
  { kind: 'typed', label: 'Tippen' },
];

type Props = {
  id: string;
  value: Signature;
  error: string | undefined;
  onChange: (value: Signature) => void;
  /** What the signature means here. */
  note?: string;
};

/** Drawn or typed, both of equal rank: whichever is open counts. */
export function SignatureField({
  id,
  value,
  error,
  onChange,
  note = CONSENT_TEXTS.signature.text,
}: Props) {
  return (
    <fieldset
      id={id}
      className="min-w-0"
      aria-describedby={cx(`${id}-note`, error && `${id}-error`)}
    >
      <legend id={`${id}-label`} className="mb-2 text-small font-semibold">
        Unterschrift<span aria-hidden="true"> *</span>
        <span className="font-normal text-muted"> (Pflichtfeld)</span>
      </legend>
      <div className="max-w-[22.625rem]">
        <div
          className="grid grid-cols-2 gap-1 rounded-control border border-line-strong p-1"
          role="radiogroup"
          aria-label="Art der Unterschrift"
        >
          {KINDS.map(({ kind, label }) => (
            <label
              key={kind}
              className="relative grid min-h-11 cursor-pointer place-items-center rounded-control text-small font-medium transition-colors hover:bg-sunken has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <KindRadio
                name={`${id}-kind`}
                checked={value.kind === kind}
                onChoose={() => onChange({ ...value, kind })}
              />
              {label}
            </label>
          ))}
        </div>
        {value.kind === 'drawn' ? (
          <DrawnSignature id={id} value={value} error={error} onChange={onChange} />
        ) : (
          <TypedSignature id={id} value={value} error={error} onChange={onChange} />
        )}
      </div>
      <p id={`${id}-note`} className="mt-2 text-fine text-muted">
        {note}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

type KindProps = { name: string; checked: boolean; onChoose: () => void };

function KindRadio({ name, checked, onChoose }: KindProps) {
  const ref = useEarlyValue<HTMLInputElement>({
    checked,
    onChange: ({ target }) => target.checked && onChoose(),
  });
  return (
    <input
      ref={ref}
      type="radio"
      name={name}
      className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      checked={checked}
      onChange={onChoose}
    />
  );
}

function DrawnSignature({ id, value, error, onChange }: Props) {
  const isEmpty = value.drawn === '';
  // A stroke drawn before the code is there would be lost.
  const isReady = useHydrated();
  return (
    <div className="mt-2.5">
      {/* As wide as the area and its border (SIGN-01), on phones of 390 px beyond the margin. */}
      <div
        className={cx(
          'relative rounded-control border bg-surface max-[25rem]:-mx-1.5',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        <SignatureCanvas
          strokes={value.strokes}
          labelledBy={`${id}-label`}
          onCapture={(strokes, drawn) => onChange({ ...value, strokes, drawn })}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-6 border-b border-dashed border-line-strong"
        />
        {isEmpty && (
          <span className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 text-center text-small text-muted">
            {isReady ? 'Bitte hier unterschreiben' : 'Einen Moment, das Feld wird vorbereitet'}
          </span>
        )}
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <output className="text-fine text-muted">
          {isEmpty ? 'Maus, Finger oder Stift' : 'Unterschrift erfasst'}
        </output>
        <Button
          variant="quiet"
          size="small"
          disabled={isEmpty}
          onClick={() => onChange({ ...value, strokes: EMPTY_SIGNATURE.strokes, drawn: '' })}
        >
          Löschen
        </Button>
      </div>
    </div>
  );
}

function TypedSignature({ id, value, error, onChange }: Props) {
  return (
    <div className="mt-2.5 grid gap-2.5">
      <Field label="Ihr Name als Unterschrift" id={`${id}-name`} required>
        {(control) => (
          <Input
            {...control}
            {...(error && { 'aria-invalid': true })}
            autoComplete="name"
            maxLength={QUOTE_LIMITS.name}
            value={value.typedName}
            onChange={(event) =>
              onChange({
                ...value,
                typedName: event.target.value,
                typed: renderTypedSignature(event.target.value),
              })
            }
          />
        )}
      </Field>
      <div className="grid aspect-[3/1] place-items-center rounded-control border border-line-strong bg-surface">
        {value.typed ? (
          <img
            src={value.typed}
            alt={`Unterschrift: ${value.typedName}`}
            width={360}
            height={120}
            className="size-full object-contain dark:[filter:invert(1)]"
          />
        ) : (
          <span className="text-small text-muted">So sieht Ihre Unterschrift aus</span>
        )}
      </div>
    </div>
  );
}
