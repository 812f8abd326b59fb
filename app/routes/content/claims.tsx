import { getContentSettings } from '#content/settings.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { listVisibleClaims } from '#shared/agency/claims.ts';
import { formatDay } from '#shared/core/format.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { cx } from '#app/ui/cx.ts';
import { ExternalLink } from '#app/ui/link.tsx';
import type { Route } from './+types/claims.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/angaben';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Angaben und Belege', path: PATH },
];

export function loader({ context }: Route.LoaderArgs) {
  const { claims, onlyProven } = getContentSettings();
  const visible = listVisibleClaims(claims, onlyProven, findToday());
  return {
    origin: context.get(serverContext).publicUrl,
    claims: visible.map(({ id, text, definition, evidence, asOf }) => ({
      id,
      text,
      definition,
      asOf,
      // Proof may also be a place in the agency's files; only an address helps a visitor.
      link: evidence?.startsWith('https://') ? evidence : null,
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return buildMeta({
    title: 'Angaben und Belege',
    description:
      'Jede Zahl und jede Zusage dieser Website: was gezählt oder versprochen wird, von ' +
      'welchem Tag sie ist und wo der Beleg liegt.',
    origin: loaderData.origin,
    path: PATH,
    image: 'page/angaben',
    crumbs: CRUMBS,
  });
}

/**
 * What the numbers and promises of the other pages mean, one press away from
 * each (claim register).
 */
export default function Claims({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts['claims.title']}
        lead={texts['claims.lead']}
      />
      <Section space="first">
        <dl className="border-t border-line-strong">
          {loaderData.claims.map((claim) => (
            <div
              key={claim.id}
              className={cx(GRID, 'items-center gap-y-2 border-b border-line py-6')}
            >
              <dt id={claim.id} className={cx(MARGIN, 'scroll-mt-28 text-title')}>
                <Wording text={claim.text} />
              </dt>
              <dd className={cx(TEXT, 'max-w-[60ch]')}>
                <p>{claim.definition}</p>
                {/* Without either the lead says what is missing. */}
                {(claim.asOf || claim.link) && (
                  <p className="mt-2 text-small text-muted">
                    {claim.asOf && `Stand: ${formatDay(claim.asOf)}`}
                    {claim.asOf && claim.link && ' · '}
                    {claim.link && <ExternalLink href={claim.link}>Beleg ansehen</ExternalLink>}
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** A claim with its figure, where it has one, as large as what it claims. */
function Wording({ text }: { text: string }) {
  const [figure] = /\d[\d,/-]*[+%]?/.exec(text) ?? [];
  if (!figure) return <span className="font-display font-semibold">{text}</span>;
  const [before, after] = text.split(figure);
  return (
    <>
      {before}
      <span className="tabular font-display text-head font-semibold">{figure}</span>
      {after}
    </>
  );
}
