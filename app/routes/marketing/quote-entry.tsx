import { ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';

/** The way into the quote request, with the project type already chosen. */
export function QuoteEntry({ projectType = 'website', variant }: { projectType?: string; variant?: ButtonVariant }) {
  return (
    <ButtonLink to={`/?angebot=${projectType}`} variant={variant}>
      Kostenloses Angebot anfordern
    </ButtonLink>
  );
}
