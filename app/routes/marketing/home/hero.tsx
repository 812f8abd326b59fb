import { Island } from '#app/islands/island.tsx';
import { useClaims, useCompany, usePrices, useRating } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { QuoteAction } from '../frame/quote-action.tsx';
import PriceEstimate from './price-estimate.island.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

export function Hero() {
  const { packages } = usePrices();
  const [cheapest] = packages;
  const texts = readTexts(HOME_TEXTS);
  return (
    <div className="border-b border-line">
      <Container className="grid gap-x-10 gap-y-12 pt-8 pb-12 low-phone:pt-5 md:pt-14 md:pb-20 lg:grid-cols-12 lg:pt-20 laptop:py-9 laptop:max-xl:pt-6">
        <div className="lg:col-span-7 lg:pr-4">
          {/* On phones the longest line, 'KI-Chatbot inklusive', fills the column. */}
          <h1 className="text-display max-sm:text-[max(2rem,(100vw-2.5rem)/9.7)] lg:text-[clamp(3rem,5vw,5.25rem)] min-[100rem]:text-[clamp(5.25rem,5.6vw,7rem)]">
            {`Website erstellen lassen ab ${formatNumber(cheapest.price)}€, `}
            <span className="whitespace-nowrap">KI-Chatbot</span> inklusive
          </h1>
          <p className="mt-5 max-w-[54ch] text-lead text-muted low-phone:mt-3 md:mt-6 low-phone:text-[1rem] laptop:max-xl:mt-4 laptop:max-xl:text-[1.125rem]">
            {texts['hero.lead']} <TextLink to="/pakete">{texts['hero.packages']}</TextLink>
          </p>
          <div
            data-first-action=""
            className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 low-phone:mt-4 low-phone:gap-x-2 laptop:max-xl:mt-5"
          >
            <QuoteAction className="max-sm:flex-1 max-sm:px-2" />
            <ButtonLink
              to="/login"
              variant="quiet"
              className="max-sm:flex-1 max-sm:px-2"
              data-track-name="button_click"
              data-track-category="registration"
              data-track-label="hero"
            >
              Jetzt registrieren
            </ButtonLink>
          </div>
          <TrustLine />
        </div>
        <div className="lg:col-span-5">
          <Island of={PriceEstimate} when="idle" />
        </div>
      </Container>
    </div>
  );
}

function TrustLine() {
  const { reviewUrl } = useCompany();
  const claims = useClaims();
  const texts = readTexts(HOME_TEXTS);
  const { rating, reviews } = useRating();
  const figures = (
    <>
      <strong className="font-semibold">{rating}</strong> {reviews}
    </>
  );
  const others = [claims.projects, claims.satisfaction, claims.experience].filter(
    (text) => text !== undefined,
  );
  return (
    <ul className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 text-fine md:flex md:flex-wrap sm:gap-x-5 sm:text-[0.9375rem] md:mt-6">
      {rating && (
        <li>
          {reviewUrl ? (
            <a
              href={reviewUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-accent hover:decoration-[3px]"
            >
              <span>
                {figures}
                <span className="sr-only"> (öffnet neuen Tab)</span>
              </span>
            </a>
          ) : (
            figures
          )}
        </li>
      )}
      {others.map((text) => (
        <li key={text} className="text-muted">
          {text}
        </li>
      ))}
      {(rating || others.length > 0) && (
        <li>
          <TextLink to="/angaben" className="inline-flex min-h-11 items-center text-muted">
            {texts['hero.claims']}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
