import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import type { OfferAnswer, SentOffer } from '#shared/offers/offer-call.ts';
import { Way } from '#app/private/way.tsx';
import { AcceptForm, type SignedOrder } from './accept-form.tsx';
import { CUSTOMER_EVENT_LABELS, findOfferState, takesNotes } from './offer-facts.ts';
import { describeWay } from './offer-way.ts';
import { OfferLetter } from './offer-letter.tsx';
import { OfferNotes, type LeaveGuard, type SendNote } from './offer-notes.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OfferPositions } from './offer-positions.tsx';
import { OfferSums } from './offer-sums.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { OfferStateNote } from './offer-state-note.tsx';

/** What the customer can do with his offer. `ask` throws when it fails. */
export type OfferActions = {
  accept: (order: SignedOrder) => Promise<OfferAnswer>;
  refuse: (reason: string) => Promise<OfferAnswer>;
  ask: SendNote;
};

type Props = {
  offer: SentOffer;
  actions: OfferActions;
  /** Where it goes on after the order. */
  next?: ReactNode;
  /** Stands in place of signing and refusing where this way does not do. */
  blocked?: ReactNode;
  guard?: LeaveGuard;
};

/**
 * An offer as its customer reads, asks about, signs or refuses it; the same in
 * the portal and by the link of its mail.
 */
export function OfferSheet({ offer, actions, next, blocked, guard }: Props) {
  const { content, tax, terms } = offer.snapshot;
  const texts = useTexts(LINK_PAGE_TEXTS);
  const isOpen = findOfferState(offer) === 'sent';
  const [chosen, setChosen] = useState<string[]>([]);
  const options = offer.accepted_options ?? chosen;
  const note = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The pressed button has gone with its form: reading goes on at what became of the offer.
  useEffect(() => {
    if (wasOpen.current && !isOpen) note.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const isOrdered = offer.accepted_options !== null;
  const { grossCents } = offerTotals(content, tax, options);
  const order = (
    <div
      className={cx(
        'grid content-start gap-6 lg:col-start-2 lg:row-start-1',
        isOpen && 'lg:row-span-2',
      )}
    >
      <Card id="summe" title={texts[isOrdered ? 'accepted.order' : 'offer.price']}>
        <OfferSums content={content} tax={tax} options={options} isOrdered={isOrdered} />
        {terms && !isOpen && <OfferTerms terms={terms} />}
      </Card>
      {isOpen &&
        (blocked ?? (
          <>
            <AcceptForm offer={offer} options={chosen} accept={actions.accept} />
            <RefuseForm refuse={actions.refuse} guard={guard} />
          </>
        ))}
    </div>
  );

  return (
    <>
      <OfferStateNote offer={offer} next={next} ref={note} />
      {isOpen && !blocked && (
        // On phones the form is three screens below.
        <p
          className={cx(
            SURFACE,
            'mb-6 flex items-center justify-between gap-4 px-5 py-3 lg:hidden',
          )}
        >
          <span className="tabular font-display text-title font-bold">
            {formatCents(grossCents)}
          </span>
          <a href="#annehmen" className={buttonClass({ size: 'small', variant: 'secondary' })}>
            {texts['offer.accept']}
          </a>
        </p>
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        {/* Once decided, what counts comes first, on phones too. */}
        {!isOpen && order}
        <div
          className={cx(
            'grid content-start gap-6 lg:col-start-1 lg:row-start-1',
            !isOpen && 'lg:row-span-2',
          )}
        >
          {isOpen && <OfferLetter text={content.introduction} />}
          <Card id="leistungen" title={texts['offer.positions']}>
            <OfferPositions
              content={content}
              tax={tax}
              options={options}
              isOrdered={isOrdered}
              {...(isOpen && { onOptions: setChosen })}
            />
            <p className="mt-4 text-fine text-muted">{texts['offer.net']}</p>
            {!isOpen && (
              <OfferLetter isFolded text={`${content.introduction}\n\n${content.closing}`.trim()} />
            )}
          </Card>
          {isOpen && <OfferLetter text={content.closing} />}
          {isOpen && (
            // On phones the payments stand below anyhow, and the form is far enough.
            <Card id="weg" title={texts['offer.next']} className="max-lg:hidden">
              <Way steps={describeWay({ content, grossCents, validUntil: offer.valid_until })} />
            </Card>
          )}
        </div>
        {isOpen && order}
        {/* Once decided there is room below the sum. */}
        <Card
          id="fragen"
          title={texts['offer.course']}
          className={cx('self-start', isOpen ? 'lg:col-start-1' : 'lg:col-start-2')}
        >
          <OfferNotes
            events={offer.offer_events.filter(({ kind }) => !INTERNAL.has(kind))}
            names={CUSTOMER_EVENT_LABELS}
            send={actions.ask}
            label={texts[isOrdered ? 'accepted.question' : 'offer.question']}
            submitLabel={texts['offer.ask']}
            done="Frage gesendet"
            canWrite={takesNotes(offer)}
            guard={guard}
          />
        </Card>
      </div>
    </>
  );
}

/** In the portal that of its lists. */
const SURFACE = 'rounded-control border border-line bg-surface in-[.area]:panel';

type CardProps = { id: string; title: string; className?: string; children: ReactNode };

const Card = ({ id, title, className, children }: CardProps) => (
  <section aria-labelledby={id} className={cx(SURFACE, 'min-w-0', className)}>
    <h2 id={id} className="border-b border-line px-5 py-3 text-title in-[.area]:text-body">
      {title}
    </h2>
    <div className="px-5 py-4">{children}</div>
  </section>
);

/** Kinds of the trail that only the agency reads. */
const INTERNAL: ReadonlySet<string> = new Set(['viewed', 'link_sent', 'link_revoked']);
