import type { ReactNode, Ref } from 'react';
import { formatMoment } from '#shared/agency/moment.ts';
import { formatDay } from '#shared/core/format.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { fillText } from '#shared/texts/text-group.ts';
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
      className={`mb-8 scroll-mt-28 rounded-control border border-l-[3px] border-line bg-surface p-4 ${look}`}
    >
      {children}
    </div>
  );
  switch (state) {
    case 'accepted':
      return frame(
        'border-l-success',
        <>
          <p className="font-semibold">
            Sie haben dieses Angebot am {decidedAt} verbindlich beauftragt.
          </p>
          <p className="mt-1 text-small">{texts['accepted.mail']}</p>
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
          <p>Dieses Angebot haben wir durch eine neue Fassung ersetzt.</p>
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
