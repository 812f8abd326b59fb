import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import type { Party, Position } from '#shared/billing/billing.ts';
import { COUNTRY_NAMES } from '#shared/billing/countries.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { formatCents, formatQuantity } from '#shared/pricing/money.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { LogoMark } from '#app/ui/brand/logo.tsx';
import { cx } from '#app/ui/cx.ts';

type Props = {
  /** 'Angebot', 'Rechnung'. */
  kind: string;
  /** What it is a picture of, where it is no draft. */
  label?: string;
  facts: readonly (readonly [label: string, value: string])[];
  customer: Party;
  title: string;
  introduction: string;
  positions: readonly Position[];
  /** The last one is what is to be paid. */
  sums: readonly (readonly [label: string, cents: number])[];
  note: string;
  /** What asks for the money. */
  payment: string;
  closing: string;
};

/** Where something is still to be written. */
const Blank = ({ className = 'w-[12em]' }: { className?: string }) => (
  <span
    className={cx(
      'inline-block h-[0.85em] max-w-full border border-dashed border-line-strong align-baseline',
      className,
    )}
  />
);
const NO_ADDRESS = ['w-[13em]', 'w-[10em]', 'w-[11em]'].map((width) => (
  <Blank key={width} className={width} />
));

/**
 * The sheet as it will reach the customer, drawn anew with each letter, and in the portal as it
 * has reached him. The PDF (documents/) says what exactly is on it; this one shows beside the
 * fields what they do. A picture: whoever cannot see it reads the fields and the PDF.
 */
export function Paper({
  kind,
  label = `Vorschau: ${kind}, wie es der Kunde sieht`,
  facts,
  customer,
  title,
  introduction,
  positions,
  sums,
  note,
  payment,
  closing,
}: Props) {
  const company = useCompany();
  const address = [
    customer.company,
    customer.name,
    customer.street,
    `${customer.postalCode} ${customer.city}`.trim(),
  ].filter(Boolean);
  const country = customer.country === company.country ? '' : COUNTRY_NAMES[customer.country];
  return (
    <div
      role="img"
      aria-label={label}
      className="paper tabular grid aspect-[1/1.414] min-h-full content-start gap-[1.4em] p-[2.6em] text-[clamp(0.5625rem,0.78vw,0.75rem)] leading-[1.45]"
    >
      <div className="flex items-center gap-[0.7em] border-b border-line pb-[1em]">
        <LogoMark size={22} />
        <span className="text-[1.15em] font-semibold">{company.name}</span>
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-[2em]">
        <Part of="customer" className="min-h-[6em] wrap-anywhere">
          {(address.length === 0 ? NO_ADDRESS : [...address, country]).map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </Part>
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-[1.2em]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right">{value || <Blank className="w-[6em]" />}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Part of="title" className="font-display text-[1.9em] leading-tight font-bold wrap-anywhere">
        {title || <Blank />}
      </Part>
      <Paragraph of="introduction" text={introduction} />
      <div>
        {positions.map((position, index) => (
          <Part
            key={position.id}
            of={`positions.${index}`}
            className="grid grid-cols-[1.6em_minmax(0,1fr)_auto] gap-x-[0.6em] border-t border-line py-[0.7em]"
          >
            <span className="text-muted">{index + 1}</span>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{position.title || <Blank />}</span>
              <span className="block text-muted">
                {formatQuantity(position.quantity, position.unit)}
                {position.optional && ' · optional, zählt erst, wenn gewählt'}
              </span>
              <span className="block whitespace-pre-line text-muted">{position.description}</span>
            </span>
            <span className="text-right whitespace-nowrap">
              {position.optional && '+ '}
              {formatCents(positionCents(position))}
            </span>
          </Part>
        ))}
        <Part of="discountPercent" className="border-t border-line-strong pt-[0.5em]">
          {sums.map(([name, cents], index) => (
            <div
              key={name}
              className={
                index === sums.length - 1
                  ? 'mt-[0.5em] flex justify-between gap-[1em] bg-accent px-[0.8em] py-[0.6em] ' +
                    'text-[1.15em] font-bold text-on-accent'
                  : 'ml-auto flex w-[60%] justify-between gap-[1em] py-[0.2em]'
              }
            >
              <span>{name}</span>
              <span className="whitespace-nowrap">{formatCents(cents)}</span>
            </div>
          ))}
          {note && <p className="mt-[0.8em] text-muted">{note}</p>}
        </Part>
      </div>
      <Paragraph of="paymentPlan" text={payment} />
      <Paragraph of="closing" text={closing} />
    </div>
  );
}

const Paragraph = ({ of, text }: { of: string; text: string }) =>
  text && (
    <Part of={of} className="wrap-anywhere whitespace-pre-line">
      {text}
    </Part>
  );

/** Path of the field that has the focus: its part of the sheet is marked and in view. */
export const EditedPath = createContext('');

function reveal(part: HTMLElement): void {
  const sheet = part.closest('[data-sheet]');
  if (!sheet) return;
  const [own, frame] = [part.getBoundingClientRect(), sheet.getBoundingClientRect()];
  if (own.top < frame.top || own.bottom > frame.bottom)
    sheet.scrollTop += own.top - frame.top - frame.height / 4;
}

function Part({ of, className, children }: { of: string; className: string; children: ReactNode }) {
  const edited = use(EditedPath);
  const isEdited = edited === of || edited.startsWith(`${of}.`);
  const part = useRef<HTMLDivElement>(null);
  // With each letter: what is written may grow out of the window of the sheet.
  useEffect(() => {
    if (isEdited && part.current) reveal(part.current);
  });
  return (
    <div
      ref={part}
      data-edited={isEdited || undefined}
      className={cx(
        className,
        isEdited && 'shadow-[-0.5em_0_0_var(--surface),-0.8em_0_0_var(--accent)]',
      )}
    >
      {children}
    </div>
  );
}
