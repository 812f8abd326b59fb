import { useEffect, useRef } from 'react';
import { formatDeadline } from '#shared/agency/moment.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { ENQUIRY_LINK, leadToEnquiry } from './lead-to-enquiry.ts';
import { dropReceipt, useReceipt } from './receipt.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

/** Just sent, and not found again after a reload. */
const NEW_MS = 5_000;

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
      className="receipt scroll-mt-[var(--header-height)] border-b border-line bg-surface shadow-[inset_0_6px_0_var(--accent)]"
    >
      <Container className="grid gap-x-14 gap-y-6 py-8 md:grid-cols-12 md:py-10">
        <h2 id="quote-receipt-title" className="flex items-center gap-3 text-title md:col-span-12">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
          >
            <Icon name="check" />
          </span>
          {texts['receipt.title']}
        </h2>
        <div className="md:col-span-6">
          <dl className="border-t border-line">
            {reference && <Fact label="Vorgangsnummer">{reference}</Fact>}
            {price !== undefined && (
              <Fact label="Preis">
                {formatWholePrice(price)}
                <span className="block text-fine font-normal text-muted">
                  {buildShortPriceNote(audience)}, unverbindlich
                </span>
              </Fact>
            )}
            {respondBy && <Fact label="Angebot bis">{formatDeadline(respondBy)}</Fact>}
          </dl>
        </div>
        <div className="text-small md:col-span-6">
          <h3 className="border-y border-line py-2 font-semibold">{texts['receipt.next']}</h3>
          <ol className="mt-3 grid gap-2 [counter-reset:step]">
            {[texts['receipt.1'], texts['receipt.2'], texts['receipt.3']].map((step) => (
              <li
                key={step}
                className="flex gap-3 [counter-increment:step] before:w-4 before:shrink-0 before:font-semibold before:content-[counter(step)'.']"
              >
                {step}
              </li>
            ))}
            <li className="mt-1 list-none text-muted">
              {texts['receipt.call']}{' '}
              <a
                className="whitespace-nowrap underline underline-offset-4"
                href={`tel:${phoneE164}`}
              >
                {phone}
              </a>
            </li>
          </ol>
        </div>
        <div className="grid gap-3 md:col-span-12 md:flex md:flex-wrap">
          {path && (
            <>
              <ButtonLink to={path} size="small">
                {ENQUIRY_LINK}
              </ButtonLink>
              <ButtonAnchor
                href={`/dokumente/anfrage/${token}.pdf`}
                size="small"
                variant="secondary"
              >
                Zusammenfassung (PDF)
              </ButtonAnchor>
            </>
          )}
          <ButtonLink
            to={path ? `${path}#termin` : '/kontakt#termin'}
            size="small"
            variant="secondary"
          >
            Termin dazu wählen
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={dropReceipt}>
            Ausblenden
          </Button>
        </div>
      </Container>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="tabular text-right font-semibold">{children}</dd>
  </div>
);
