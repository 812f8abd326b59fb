import { useCompany } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { RATING } from '#shared/business.ts';

export const RATING_TEXT = `${String(RATING.value).replace('.', ',')} von ${RATING.best}`;
export const REVIEWS_TEXT = `${RATING.count}+ Bewertungen`;

/** Rating with its number and its source: the badge opens the review page itself (FOOT-08, FOOT-09). */
export function ReviewBadge() {
  const { reviewUrl } = useCompany();
  return (
    <a
      href={reviewUrl}
      target="_blank"
      rel="noopener"
      className="group inline-flex min-h-14 items-center gap-4 rounded-control border border-line-strong px-4 py-2.5 hover:border-ink"
    >
      <span className="font-display text-[1.75rem] leading-none font-bold whitespace-nowrap">{RATING_TEXT}</span>
      <span className="text-fine leading-snug">
        <span className="block font-semibold">{REVIEWS_TEXT}</span>
        <span className="text-muted group-hover:underline">Bewertungen ansehen</span>
        <span className="sr-only"> (öffnet neuen Tab)</span>
      </span>
      <Icon name="external" size={18} />
    </a>
  );
}
