import type { ReactNode, Ref } from 'react';
import { formatMoment } from '#shared/agency/moment.ts';
import { formatDay } from '#shared/core/format.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { cx } from '#app/ui/cx.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import type { SentOffer } from '#shared/offers/offer-call.ts';
import { findOfferState } from './offer-facts.ts';

type NoteProps = { offer: SentOffer; next: ReactNode; ref: Ref<HTMLDivElement> };

/** What became of an offer that cannot be ordered any more. */
export function OfferStateNote({ offer, next, ref }: NoteProps) {
  const texts = useTexts(LINK_PAGE_TEXTS);
  const state = findOfferState(offer);
  const decidedAt = offer.decided_at ? formatMoment(offer.decided_at) : '';
  const frame = (look: string, children: ReactNode) => (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className={cx(
        'mb-8 flex flex-wrap items-center gap-x-4 gap-y-3 scroll-mt-28 rounded-control border',
        'border-l-[3px] border-line bg-surface p-4',
        look,
      )}
    >
      {children}
    </div>
  );
  switch (state) {
    case 'accepted':
      return frame(
        'border-l-success',
        <>
          <p className="flex min-w-0 flex-1 basis-64 flex-wrap gap-x-3">
            <span className="font-semibold">Verbindlich beauftragt am {decidedAt}.</span>
            <span className="text-small">{texts['accepted.mail']}</span>
          </p>
          {next}
        </>,
      );
    case 'expired':
      return frame(
        'border-l-danger',
        fillText(texts['state.expired'], { day: formatDay(offer.valid_until) }),
      );
    case 'superseded':
      return frame(
        'border-l-line-strong',
        <>
          <p className="flex-1">Dieses Angebot haben wir durch eine neue Fassung ersetzt.</p>
          {next}
        </>,
      );
    case 'withdrawn':
      return frame(
        'border-l-line-strong',
        `Dieses Angebot haben wir am ${decidedAt} zurückgezogen.`,
      );
    case 'refused':
      return frame('border-l-line-strong', fillText(texts['state.refused'], { day: decidedAt }));
    default:
      return null;
  }
}
