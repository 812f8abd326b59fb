import { SitePicture } from '#app/features/media/site-picture.tsx';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { useCompany } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import type { Media } from '#shared/media/media.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

/**
 * The last band of a page: one sentence, three ways on. The portrait stands
 * beside the offer to talk, once the library has one.
 */
export function FinalCall({ portrait }: { portrait?: Media | undefined }) {
  const { phone, phoneE164 } = useCompany();
  const texts = readTexts(HOME_TEXTS);
  return (
    <section aria-labelledby="los" className="tone-accent">
      <Container className="grid gap-8 py-16 md:grid-cols-12 md:items-end md:py-24">
        <h2 id="los" className="text-display md:col-span-8">
          {texts['final.title']}
        </h2>
        <div className="flex items-center gap-5 md:col-span-4">
          {portrait && (
            <SitePicture
              media={portrait}
              ratio="1 / 1"
              sizes="6rem"
              className="w-24! shrink-0 rounded-full"
            />
          )}
          <p className="text-lead">
            {texts['final.text']}{' '}
            <a
              href={`tel:${phoneE164}`}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {phone}
            </a>
            {texts['final.call']}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:col-span-12">
          <QuoteButton />
          <ButtonLink
            to="/login"
            variant="secondary"
            data-track-name="button_click"
            data-track-category="final_cta"
            data-track-label="login"
          >
            {texts['final.login']}
          </ButtonLink>
          <ButtonLink
            to="/kontakt"
            variant="secondary"
            data-track-name="button_click"
            data-track-category="final_cta"
            data-track-label="kontakt"
          >
            {texts['final.contact']}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
