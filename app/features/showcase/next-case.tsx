import type { Example } from '#content/examples/examples.ts';
import { readTexts } from '#content/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { ExampleStage } from './example-picture.tsx';

export type NextCaseData = { path: string; title: string; example: Example | undefined };

/** Where the last line of a case leads: the next piece of work, shown and not only named. */
export const NextCase = ({ path, title, example }: NextCaseData) => (
  <section
    aria-labelledby="naechster-fall"
    className="tone-surface border-t border-line py-14 md:py-24"
  >
    <Container className={cx(GRID, 'group relative items-end gap-y-6')}>
      <div className={MARGIN}>
        <p className="text-small font-semibold text-muted">
          {readTexts(OVERVIEW_TEXTS)['case.next']}
        </p>
        <h2 id="naechster-fall" className="mt-3 text-head">
          <SiteLink
            to={path}
            className="after:absolute after:inset-0 after:z-1 group-hover:underline group-hover:decoration-accent group-hover:decoration-[4px] group-hover:underline-offset-[0.16em]"
          >
            {title}
            <Icon name="arrow" size={28} className="ml-3 inline" />
          </SiteLink>
        </h2>
      </div>
      <div className={TEXT}>
        {example && (
          <ExampleStage
            example={example}
            sizes="(width < 40rem) 56vw, (width < 64rem) 80vw, 42rem"
            className="rounded-control"
          />
        )}
      </div>
    </Container>
  </section>
);
