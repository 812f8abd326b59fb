import type { ReactNode } from 'react';
import { buildQuotePath, type QuotePrefill } from '#shared/quote/quote-link.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { Sign } from '#app/ui/scene/sign.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

/**
 * The way from a text to the agency: quote form with what the text is about
 * chosen, or a question.
 */
export function ContactBand({
  title,
  children,
  wish = { projectType: 'website' },
  sign,
}: {
  title: string;
  children: ReactNode;
  wish?: QuotePrefill;
  /** What its page is known by. */
  sign?: Tool;
}) {
  return (
    <Section tone="accent" layout="side" title={title}>
      <div className="flex items-center justify-between gap-10">
        <div className="grid gap-6">
          <div className="max-w-[56ch] text-lead">{children}</div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={buildQuotePath(wish)}>Angebot anfragen</ButtonLink>
            <ButtonLink to="/kontakt" variant="quiet" className="max-sm:px-0">
              {readTexts(OVERVIEW_TEXTS)['band.ask']}
            </ButtonLink>
          </div>
        </div>
        {sign && <Sign tool={sign} className="w-40 shrink-0 max-lg:hidden" />}
      </div>
    </Section>
  );
}
