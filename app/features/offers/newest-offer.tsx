import { Link } from 'react-router';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Way } from '#app/private/way.tsx';
import { CustomerBadge } from './customer-badge.tsx';
import { FormerVersions, type FormerVersion } from './former-versions.tsx';
import { describeWay, type OfferOnItsWay } from './offer-way.ts';

type Project = { id: string; status: string };

export type PortalOffer = {
  id: string;
  number: string | null;
  version: number;
  content: OfferContent;
  gross_cents: number | null;
  accepted_gross_cents: number | null;
  accepted_options: string[] | null;
  valid_until: string | null;
  decided_at: string | null;
  projects: Project | Project[] | null;
  invoices: NonNullable<OfferOnItsWay['invoices']>;
};

type Props = {
  offer: PortalOffer;
  state: 'sent' | 'accepted';
  former: readonly FormerVersion[];
};

/** The offer that is to be decided or has been ordered: for how much, and how it goes on. */
export function NewestOffer({ offer, state, former }: Props) {
  const { id, number, version, content, projects, valid_until: validUntil } = offer;
  const texts = useTexts(LINK_PAGE_TEXTS);
  const isOpen = state === 'sent';
  const project = Array.isArray(projects) ? projects[0] : projects;
  const grossCents = offer.accepted_gross_cents ?? offer.gross_cents ?? 0;
  const options = content.positions.filter(({ optional }) => optional);
  const included = content.positions.filter(
    ({ id: position, optional }) =>
      !optional || (!isOpen && offer.accepted_options?.includes(position)),
  );
  const hasTax = taxRuleFor(content.customer).category === 'S';
  const path = `/portal/angebote/${id}`;
  const steps = describeWay({
    content,
    grossCents,
    validUntil,
    invoices: offer.invoices,
    ...(!isOpen && {
      decidedAt: offer.decided_at,
      // Its project ends before the order does.
      projectStatus: project?.status ?? 'cancelled',
    }),
  });
  return (
    <section
      aria-labelledby="angebot"
      className={cx(
        'mb-8 grid gap-x-12 gap-y-6 p-5 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        // The accent is for what is the reader's to do.
        isOpen ? 'notice' : 'panel',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <CustomerBadge state={state} />
          <span className="whitespace-nowrap">
            Angebot {number}
            {version > 1 && `, Fassung ${version}`}
          </span>
        </p>
        <h2 id="angebot" className="mt-3 text-[1.375rem] leading-tight break-words">
          {content.title}
        </h2>
        <p className="mt-1 max-w-[60ch] text-small break-words text-muted">
          {included.map(({ title }) => title).join(', ')}
          {isOpen &&
            options.length > 0 &&
            `; ${options.length === 1 ? 'eine Option' : `${options.length} Optionen`} dazu wählbar`}
        </p>
        <p className="tabular mt-5 font-display text-[2.25rem] leading-none font-bold">
          {formatCents(grossCents)}
        </p>
        <p className="mt-2 text-small text-muted">
          Gesamtbetrag{hasTax ? ' einschließlich Umsatzsteuer' : ', Umsatzsteuer 0 %'}
          {isOpen && options.length > 0 && ', ohne Optionen'}
          {isOpen && validUntil && `, gültig bis ${formatNumericDay(validUntil)}`}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
          {isOpen && (
            <ButtonLink to={path} size="small">
              Ansehen und entscheiden<span className="sr-only"> {content.title}</span>
            </ButtonLink>
          )}
          {project && (
            <ButtonLink to={`/portal/projekte/${project.id}`} size="small">
              Zum Projekt
            </ButtonLink>
          )}
          <ButtonAnchor href={`/dokumente/angebote/${id}.pdf`} size="small" variant="secondary">
            PDF öffnen
          </ButtonAnchor>
          {!isOpen && (
            <Link
              to={path}
              className="inline-flex min-h-11 items-center text-small sm:px-1 underline underline-offset-4"
            >
              Angebot ansehen<span className="sr-only"> {content.title}</span>
            </Link>
          )}
        </div>
        <FormerVersions versions={former} />
      </div>
      <div className="border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
        <h3 className="mb-3 text-body font-semibold">{texts['offer.next']}</h3>
        <Way steps={steps} />
      </div>
    </section>
  );
}
