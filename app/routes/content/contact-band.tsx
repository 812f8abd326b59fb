import type { ReactNode } from 'react';
import { buildQuotePath, type QuotePrefill } from '#shared/quote/quote-link.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { ContactPerson } from '../marketing/contact-person.tsx';

/**
 * The way from a text to the agency: quote form with what the text is about
 * chosen, or a question; and who answers.
 */
export function ContactBand({
  title,
  children,
  wish = { projectType: 'website' },
  isQuestion = false,
  isSigned = true,
}: {
  title: string;
  children: ReactNode;
  wish?: QuotePrefill;
  /** Where one looks for an answer, the question stands first. */
  isQuestion?: boolean;
  /** False where the page has said before who answers. */
  isSigned?: boolean;
}) {
  const ways = [
    { to: buildQuotePath(wish), name: 'Angebot anfragen' },
    { to: '/kontakt', name: readTexts(OVERVIEW_TEXTS)['band.ask'] },
  ];
  const [first, second] = isQuestion ? ways.toReversed() : ways;
  return (
    <Section tone="accent" layout="side" title={title}>
      <div className="grid gap-10 lg:flex lg:items-center lg:justify-between">
        <div className="grid gap-6">
          <div className="max-w-[56ch] text-lead">{children}</div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={first!.to}>{first!.name}</ButtonLink>
            <ButtonLink to={second!.to} variant="quiet" className="max-sm:px-0">
              {second!.name}
            </ButtonLink>
          </div>
        </div>
        {isSigned && <ContactPerson className="shrink-0" />}
      </div>
    </Section>
  );
}
