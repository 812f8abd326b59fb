import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import type { Media } from '#shared/media/media.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { ContactPerson } from './contact-person.tsx';

/**
 * The last band of a page: one sentence, one loud way on beside two quieter
 * ones, and who answers.
 */
export function FinalCall({ portrait }: { portrait?: Media | undefined }) {
  const texts = readTexts(HOME_TEXTS);
  return (
    <section aria-labelledby="los" className="tone-accent">
      <Container className="grid gap-8 py-12 md:grid-cols-12 md:items-start md:py-24">
        <h2 id="los" className="text-display md:col-span-8">
          {texts['final.title']}
        </h2>
        <p className="text-lead md:col-span-4">{texts['final.text']}</p>
        <div className="flex flex-wrap gap-3 max-sm:grid md:col-span-8">
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
            data-track-name="button_click"
            data-track-category="final_cta"
            data-track-label="kontakt"
          >
            {texts['final.contact']}
          </ButtonLink>
        </div>
        <ContactPerson portrait={portrait} className="md:col-span-4" />
      </Container>
    </section>
  );
}
