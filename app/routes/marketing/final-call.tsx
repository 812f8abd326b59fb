import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import type { Media } from '#shared/media/media.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { ContactPerson } from './contact-person.tsx';

/**
 * The last band of a page: one sentence, who answers, and one loud way on
 * beside two quieter ones.
 */
export function FinalCall({ portrait }: { portrait?: Media | undefined }) {
  const texts = readTexts(HOME_TEXTS);
  return (
    <section aria-labelledby="los" className="tone-accent">
      <Container className="grid gap-8 py-12 md:grid-cols-12 md:items-start md:py-24">
        <h2 id="los" className="text-display md:col-span-8">
          {texts['final.title']}
        </h2>
        <div className="grid gap-6 md:col-span-4 md:row-span-2">
          <p className="text-lead">{texts['final.text']}</p>
          <ContactPerson portrait={portrait} />
        </div>
        <div className="flex flex-wrap gap-3 md:col-span-8">
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
            variant="quiet"
            className="max-sm:px-0"
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
