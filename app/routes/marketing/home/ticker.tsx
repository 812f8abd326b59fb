import { useClaims, useRating } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FINANCING } from '#shared/agency/business.ts';

/**
 * Scrolls by itself, stops on request (islands/frame/toggles.ts), under the
 * pointer and for visitors who asked for less motion (TICKER-06).
 */
export function Ticker() {
  const claims = useClaims();
  const { rating } = useRating();
  const texts = [
    claims.projects,
    claims.satisfaction,
    claims.support,
    rating && `5-Sterne-Bewertung: ${rating}`,
    `Finanzierung ab ${FINANCING.downPaymentShare * 100}% Anzahlung`,
  ].filter((text) => text !== undefined);
  return (
    <section aria-label="Kurz gesagt" className="tone-ink relative flex items-center">
      <div className="ticker min-w-0 flex-1 overflow-hidden">
        <div className="ticker-track flex w-max">
          {[0, 1, 2, 3].map((copy) => (
            <ul key={copy} aria-hidden={copy > 0} className="flex shrink-0">
              {texts.map((text) => (
                <li
                  key={text}
                  className="flex items-center py-4 font-display text-[1.0625rem] font-medium whitespace-nowrap before:mx-7 before:h-1.5 before:w-7 before:bg-accent"
                >
                  {text}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button
        type="button"
        aria-pressed="false"
        data-frame="toggle"
        aria-label="Laufband anhalten"
        className="group grid size-14 shrink-0 place-items-center border-l border-line bg-canvas hover:bg-surface"
      >
        <Icon name="pause" className="group-aria-pressed:hidden" />
        <Icon name="play" className="hidden group-aria-pressed:block" />
      </button>
    </section>
  );
}
