import { useCompany, useRating } from '#app/lib/use-site.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

type Testimonial = { name: string; rating: number; text: string; service: string; age: string };
type ReviewsProps = { testimonials: readonly Testimonial[]; ratingDefinition: string };

export function Reviews({ testimonials, ratingDefinition }: ReviewsProps) {
  const { reviewUrl } = useCompany();
  const texts = readTexts(HOME_TEXTS);
  const { rating } = useRating();
  const [first, ...others] = testimonials;
  if (!first && !rating && !reviewUrl) return null;
  return (
    <Section
      id="bewertungen"
      title={first ? texts['reviews.title'] : 'Bewertungen'}
      space={first ? 'wide' : 'regular'}
    >
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-12 lg:gap-x-16">
        <div className="flex flex-col gap-12 md:col-span-7 md:pr-6 lg:pr-0">
          {first && <Review entry={first} large />}
          <Rating definition={ratingDefinition} />
        </div>
        <div className="grid content-start gap-10 md:col-span-5 md:pt-4">
          {others.map((entry) => (
            <Review key={entry.name} entry={entry} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** What all of them say, with the way to each. */
function Rating({ definition }: { definition: string }) {
  const { reviewUrl } = useCompany();
  const texts = readTexts(HOME_TEXTS);
  const { rating, reviews } = useRating();
  return (
    <div className="mt-auto grid gap-4">
      {rating && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-head font-bold whitespace-nowrap">{rating}</span>
          {reviews && <span className="text-small text-muted">aus {reviews}</span>}
        </p>
      )}
      {rating && <p className="max-w-[60ch] text-fine text-muted">{definition}</p>}
      {reviewUrl && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <ButtonAnchor href={reviewUrl} variant="secondary" size="small">
            {texts['reviews.all']}
            <Icon name="external" size={18} />
            <span className="sr-only">(öffnet neuen Tab)</span>
          </ButtonAnchor>
          <ButtonAnchor href={reviewUrl} variant="quiet" size="small" className="px-0!">
            {texts['reviews.write']}
            <span className="sr-only">(öffnet neuen Tab)</span>
          </ButtonAnchor>
        </div>
      )}
    </div>
  );
}

const Review = ({ entry, large = false }: { entry: Testimonial; large?: boolean }) => (
  <figure className={large ? '' : 'border-t border-line pt-6'}>
    <blockquote
      className={
        large
          ? 'font-display text-[clamp(1.75rem,1rem+2vw,3rem)] leading-[1.08] ' +
            'tracking-[-0.025em]'
          : 'text-lead'
      }
    >
      „{entry.text}“
    </blockquote>
    <figcaption className="mt-5 text-small">
      <span className="font-semibold">{entry.name}</span>
      <span className="mt-1 flex flex-wrap gap-x-4 text-muted">
        <span>{entry.rating} von 5 Sternen</span>
        <span>{entry.service}</span>
        <span>{entry.age}</span>
      </span>
    </figcaption>
  </figure>
);
