import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import { TableOfContents, type Entry } from './table-of-contents.tsx';

type ArticleProps = {
  /** From the start page to this page, which is the last one. */
  crumbs: readonly Crumb[];
  /** Where it is not the language of the site. */
  lang?: string | undefined;
  title: string;
  /** With this the title begins; it stands small in a line of its own, the rest below. */
  label?: string;
  /** The title as the thing that a list has shown before (ui/same-thing.ts). */
  thing?: CSSProperties;
  lead?: ReactNode;
  isLeadLarge?: boolean;
  actions?: ReactNode;
  /** Panel beside the title. */
  facts?: ReactNode;
  /** Between title and text, in full width. */
  stage?: ReactNode;
  /** Sections listed beside the text; without any, the column stays free for `margin`. */
  contents?: readonly Entry[];
  margin?: ReactNode;
  /** The children take the margin as well: chapters with their headings in it. */
  isWide?: boolean;
  children: ReactNode;
  /** Bands below the text, in full width. */
  after?: ReactNode;
};

/**
 * Page built of one long text: head, table of contents in the margin, text
 * beside it.
 */
export function Article({
  crumbs,
  lang,
  title,
  label,
  thing,
  lead,
  isLeadLarge,
  actions,
  facts,
  stage,
  contents = [],
  margin,
  isWide = false,
  children,
  after,
}: ArticleProps) {
  return (
    <>
      <article lang={lang}>
        <PageHead
          above={<Breadcrumbs crumbs={crumbs} />}
          title={<Title text={title} label={label} thing={thing} />}
          lead={lead}
          isLeadLarge={isLeadLarge}
          actions={actions}
          aside={facts}
        />
        {stage}
        <Container className={cx(GRID, 'gap-y-8 md:py-14 lg:py-24', stage ? 'py-10' : 'py-6')}>
          {!isWide && (
            <div className={cx(MARGIN, 'lg:pr-10')}>
              {/* What is higher than the screen scrolls by itself. */}
              <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto">
                {contents.length > 2 && <TableOfContents entries={contents} />}
                {margin}
              </div>
            </div>
          )}
          <div className={isWide ? 'min-w-0 lg:col-span-12' : TEXT}>{children}</div>
        </Container>
      </article>
      {after}
    </>
  );
}

const LONGEST_WORD_AT_FULL_SIZE = 15;
const LONG = 'block text-[min(1em,8vw)] leading-none hyphens-auto';

/**
 * German compounds like 'Geschäftsbedingungen' (eleven times as wide as high) are wider than a
 * telephone at full size: such titles are set so that they fit, also into one of 320 px.
 */
function Title({
  text,
  label,
  thing,
}: {
  text: string;
  label: string | undefined;
  thing: CSSProperties | undefined;
}) {
  if (label && text.startsWith(label)) {
    // The sign that ends the label is heard, not seen: the whole is still one sentence.
    const [, sign = '', claim = ''] = /^(\S?)\s+(.+)$/.exec(text.slice(label.length)) ?? [];
    if (claim)
      return (
        <>
          <span style={thing} className="mb-2 block w-fit text-lead font-semibold tracking-normal">
            {label}
            {sign && <span className="sr-only">{sign}</span>}{' '}
          </span>
          <span className="block first-letter:uppercase">
            <Title text={claim} label={undefined} thing={undefined} />
          </span>
        </>
      );
  }
  const longest = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  const isLong = longest > LONGEST_WORD_AT_FULL_SIZE;
  if (!isLong && !thing) return text;
  return (
    <span style={thing} className={isLong ? LONG : 'block w-fit'}>
      {text}
    </span>
  );
}
