import { useEffect, useRef } from 'react';
import { formatDeadline } from '#shared/agency/moment.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { ENQUIRY_LINK, leadToEnquiry } from './lead-to-enquiry.ts';
import { dropReceipt, useReceipt } from './receipt.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

/** Just sent, and not found again after a reload. */
const NEW_MS = 5_000;

const TALK = '/kontakt#termin';
const TALK_LINK = 'Termin dazu wählen';
/** What else one may do, beside the one button. */
const LINK = { variant: 'quiet', className: 'max-sm:px-0' } as const;

/**
 * Stands at the head of the page on which an enquiry was sent: what was
 * received, what comes, and what can be done meanwhile.
 */
export default function QuoteReceipt() {
  const receipt = useReceipt();
  const { audience, phone, phoneE164 } = useCompany();
  const box = useRef<HTMLElement>(null);
  const sentAt = receipt?.sentAt;
  useEffect(() => {
    if (!sentAt || Date.now() - Date.parse(sentAt) > NEW_MS) return;
    // The closed form gives the focus back first, which scrolls to its button.
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'start' }), 50);
    return () => clearTimeout(timer);
  }, [sentAt]);
  const texts = useTexts(NOTICE_TEXTS);
  const path = receipt?.token && `/anfrage/${receipt.token}`;
  useEffect(() => {
    if (path) return leadToEnquiry(path, box.current);
  }, [path]);
  if (!receipt) return null;
  const { reference, price, respondBy, token } = receipt;
  return (
    <section
      ref={box}
      role="status"
      aria-labelledby="quote-receipt-title"
      className="receipt tone-ink scroll-mt-[var(--header-height)] overflow-hidden"
    >
      <Container className="py-10 md:py-12">
        <h2 id="quote-receipt-title" className="flex items-center gap-3 text-title">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
          >
            <Icon name="check" />
          </span>
          {texts['receipt.title']}
        </h2>
        <dl className="mt-6 flex flex-wrap gap-x-14 gap-y-4">
          {respondBy && (
            <div className="w-full">
              <dt className="text-small text-muted">Ihr Angebot kommt bis</dt>
              <dd className="mt-1 font-display text-head font-semibold">
                {formatDeadline(respondBy)}
              </dd>
            </div>
          )}
          {price !== undefined && (
            <Fact
              label="Preis"
              value={formatWholePrice(price)}
              note={`${buildShortPriceNote(audience)}, unverbindlich`}
            />
          )}
          {reference && <Fact label="Vorgangsnummer" value={reference} />}
        </dl>
        <h3 className="mt-8 text-small font-semibold">{texts['receipt.next']}</h3>
        <Steps steps={[texts['receipt.1'], texts['receipt.2'], texts['receipt.3']]} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ButtonLink to={path ?? TALK} className="max-sm:w-full">
            {path ? ENQUIRY_LINK : TALK_LINK}
          </ButtonLink>
          {path && (
            <>
              <ButtonAnchor href={`/dokumente/anfrage/${token}.pdf`} {...LINK}>
                Zusammenfassung (PDF)
              </ButtonAnchor>
              <ButtonLink to={`${path}#termin`} {...LINK}>
                {TALK_LINK}
              </ButtonLink>
            </>
          )}
          <Button {...LINK} onClick={dropReceipt}>
            Ausblenden
          </Button>
        </div>
        <p className="mt-4 text-small text-muted">
          {texts['receipt.call']}{' '}
          <a className="whitespace-nowrap underline underline-offset-4" href={`tel:${phoneE164}`}>
            {phone}
          </a>
        </p>
      </Container>
    </section>
  );
}

type FactProps = { label: string; value: string; note?: string };

const Fact = ({ label, value, note }: FactProps) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd className="tabular text-title font-semibold">{value}</dd>
    {note && <dd className="text-fine text-muted">{note}</dd>}
  </div>
);

/** On the river, which has reached the first of them. */
const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="relative mt-8 grid gap-5 md:grid-cols-3 md:gap-0">
    {steps.map((step, index) => (
      <li key={step} className="flex gap-3 md:block md:pr-8">
        {index === 0 && (
          <>
            <Stretch
              viewBox="0 0 36 100"
              reached="M18 -12V2"
              ahead="M18 2C28 20 8 40 18 50S28 85 18 96"
              className="h-full w-9 md:hidden"
            />
            <Stretch
              viewBox="0 0 100 36"
              reached="M-100 18H1"
              ahead="M1 18C12 -14 24 -14 34.5 18S56 46 68 18S90 -14 102 18S140 46 160 18"
              className="h-9 w-full max-md:hidden"
            />
          </>
        )}
        <span
          aria-hidden="true"
          className={cx(
            'tabular relative grid size-9 shrink-0 place-items-center rounded-full border font-semibold',
            index === 0 ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-canvas',
          )}
        >
          {index + 1}
        </span>
        <span className="block md:mt-4">{step}</span>
      </li>
    ))}
  </ol>
);

type StretchProps = { viewBox: string; reached: string; ahead: string; className: string };

const Stretch = ({ viewBox, reached, ahead, className }: StretchProps) => (
  <svg
    viewBox={viewBox}
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    className={cx('absolute top-0 left-0 overflow-visible', className)}
  >
    <path
      d={ahead}
      stroke="var(--line-strong)"
      strokeWidth="2.5"
      strokeDasharray="2 7"
      vectorEffect="non-scaling-stroke"
    />
    <path d={reached} stroke="var(--accent)" strokeWidth="6" vectorEffect="non-scaling-stroke" />
  </svg>
);
