import { Link } from 'react-router';
import { agencyDay } from '#shared/agency/agency-day.ts';
import type { TaxRule } from '#shared/billing/billing.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import { chosenPositions, offerTotals } from '#shared/offers/offer-totals.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { countDays } from '#app/private/days.ts';
import { Way } from '#app/private/way.tsx';
import { CustomerBadge } from './customer-badge.tsx';
import { FormerVersions, type FormerVersion } from './former-versions.tsx';
import { OfferPaper } from './offer-paper.tsx';
import { notesOf } from './offer-positions.tsx';
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
  sent_at: string | null;
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
  const {
    id,
    number,
    version,
    content,
    projects,
    valid_until: validUntil,
    sent_at: sentAt,
  } = offer;
  const texts = useTexts(LINK_PAGE_TEXTS);
  const isOpen = state === 'sent';
  const project = Array.isArray(projects) ? projects[0] : projects;
  const grossCents = offer.accepted_gross_cents ?? offer.gross_cents ?? 0;
  const ordered = isOpen ? undefined : (offer.accepted_options ?? []);
  const positions = ordered ? chosenPositions(content, ordered) : content.positions;
  const options = content.positions.filter(({ optional }) => optional);
  const tax = taxRuleFor(content.customer);
  const { discountCents } = offerTotals(content, tax, ordered);
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
        'mb-8 grid items-start gap-x-12 gap-y-6 p-5 sm:px-6',
        'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
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
        <dl className={cx('mt-5 grid gap-x-8 gap-y-4', isOpen && 'sm:grid-cols-2')}>
          <Figure
            label="Gesamtbetrag"
            value={formatCents(grossCents)}
            note={[
              tellTax(tax, content.customer.vatId),
              isOpen &&
                options.length > 0 &&
                `${options.length === 1 ? 'eine Option' : `${options.length} Optionen`} dazu wählbar`,
            ]
              .filter(Boolean)
              .join(', ')}
          />
          {isOpen && validUntil && (
            <Figure
              label="Gültig bis"
              value={formatNumericDay(validUntil)}
              note={tellLeft(validUntil)}
            />
          )}
        </dl>
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
      <a
        href={`/dokumente/angebote/${id}.pdf`}
        target="_blank"
        rel="noopener"
        className="group block min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {/* On phones its head: it opens whole. */}
        <span className="block overflow-hidden border border-line-strong *:aspect-auto *:text-[0.625rem] max-lg:max-h-80 max-lg:[mask-image:linear-gradient(#000_70%,transparent)]">
          <OfferPaper
            number={number}
            content={content}
            tax={tax}
            {...(sentAt && { sent: { on: agencyDay(sentAt), validUntil } })}
            {...(ordered && { ordered })}
            label={`Angebot ${number ?? ''} als Dokument`}
          />
        </span>
        <span className="flex min-h-11 items-center text-small font-semibold underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
          PDF öffnen
        </span>
      </a>
      <div className="border-t border-line pt-5">
        {/* What is ordered stands on the paper; there it is a picture, and on phones only its head. */}
        <div className={isOpen ? '' : 'lg:sr-only'}>
          <h3 className="mb-1 text-body font-semibold">{texts['offer.positions']}</h3>
          <dl className="mb-2 divide-y divide-line text-small">
            {positions.map((position) => (
              <div key={position.id} className="flex justify-between gap-x-6 py-1.5">
                <dt className="min-w-0 break-words">
                  {position.title}
                  {position.optional && <span className="text-muted"> (Option)</span>}
                  {notesOf(content, tax, position).map((note) => (
                    <span key={note} className="block text-muted">
                      {note}
                    </span>
                  ))}
                </dt>
                <dd className="tabular whitespace-nowrap">
                  {formatCents(positionCents(position))}
                </dd>
              </div>
            ))}
            {discountCents > 0 && (
              <div className="flex justify-between gap-x-6 py-1.5">
                <dt>{`Rabatt ${formatPercent(content.discountPercent)}`}</dt>
                <dd className="tabular whitespace-nowrap">{formatCents(-discountCents)}</dd>
              </div>
            )}
          </dl>
          <p className="mb-6 text-fine text-muted">{texts['offer.net']}</p>
        </div>
        <h3 className="mb-3 text-body font-semibold">{texts['offer.next']}</h3>
        <Way steps={steps} />
      </div>
    </section>
  );
}

/** Who owes the tax, as the customer reads it; the document says it by the law. */
function tellTax({ category }: TaxRule, vatId: string): string {
  if (category === 'S') return 'mit Umsatzsteuer';
  return category === 'AE'
    ? `Umsatzsteuer 0 %: Mit Ihrer USt-IdNr. ${vatId} schulden Sie die Steuer selbst (Reverse-Charge)`
    : 'Umsatzsteuer 0 %: Der Leistungsort liegt in der Schweiz';
}

const Figure = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd>
      <span className="tabular block font-display text-[1.75rem] leading-tight font-bold">
        {value}
      </span>
      <span className="block text-small text-muted">{note}</span>
    </dd>
  </div>
);

function tellLeft(day: string): string {
  const left = -countDays(day);
  if (left === 0) return 'nur noch heute';
  return left === 1 ? 'noch bis morgen' : `noch ${left} Tage`;
}
