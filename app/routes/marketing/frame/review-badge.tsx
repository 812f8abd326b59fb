import { useCompany, useRating } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { readTexts } from '#content/texts.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';

/**
 * Rating with its number and its source: the badge opens the review page itself
 * (FOOT-08, FOOT-09).
 */
export function ReviewBadge() {
  const { reviewUrl } = useCompany();
  const { rating, reviews } = useRating();
  if (!reviewUrl) return null;
  return (
    <a
      href={reviewUrl}
      target="_blank"
      rel="noopener"
      className="group inline-flex min-h-14 flex-wrap items-center gap-x-4 rounded-control border border-line-strong px-4 py-2.5 hover:border-ink"
    >
      {rating && (
        <span className="font-display text-[1.75rem] leading-none font-bold">{rating}</span>
      )}
      <span className="text-fine leading-snug">
        {reviews && <span className="block font-semibold">{reviews}</span>}
        <span className="text-muted group-hover:underline">
          {readTexts(FRAME_TEXTS)['foot.reviews']}
        </span>
        <span className="sr-only"> (öffnet neuen Tab)</span>
      </span>
      <Icon name="external" size={18} />
    </a>
  );
}
