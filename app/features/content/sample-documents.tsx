import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { SAMPLE_DOCUMENTS, samplePath } from '#shared/offers/sample-documents.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { arePictured } from './are-pictured.ts';
import { SamplePicture } from './sample-picture.tsx';

/**
 * What the customer will get, to be read before asking: PDF with invented names
 * and today's prices. Where they are as wide as the page, their heads are shown.
 */
export function SampleDocuments({ isLow = false }: { isLow?: boolean }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const isPictured = arePictured(useCompany(), usePrices());
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-6">
      {SAMPLE_DOCUMENTS.map((sample) => (
        <li key={sample.id}>
          <a
            href={samplePath(sample.id)}
            className="group block h-full rounded-control border border-line bg-surface hover:border-line-strong"
          >
            {isPictured && (
              <SamplePicture
                sample={sample}
                sizes={isLow ? '(width < 64rem) 45vw, 38rem' : '(width < 40rem) 45vw, 22rem'}
                className={cx(
                  'rounded-t-control border-b border-line object-cover object-top',
                  isLow ? 'aspect-video' : 'max-sm:aspect-video',
                )}
              />
            )}
            <span className="flex items-start justify-between gap-4 p-3 sm:p-5">
              <span className="min-w-0">
                <span className="block hyphens-auto max-sm:text-small text-title font-semibold underline decoration-line-strong underline-offset-[0.22em] group-hover:decoration-accent group-hover:decoration-[3px]">
                  {sample.title} (PDF)
                </span>
                <span className="mt-1 block text-small text-muted max-sm:hidden">
                  {texts[`samples.${sample.id}`]}
                </span>
              </span>
              <Icon name="arrow" size={20} className="mt-1 shrink-0 max-sm:hidden" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
