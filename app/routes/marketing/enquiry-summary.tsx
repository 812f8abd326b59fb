import { useCompany } from '#app/lib/use-site.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { findPackage, PROJECT_TYPES, URGENCIES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { explainMonth } from '#shared/pricing/price.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import type { Route } from './+types/enquiry-link.ts';

export type Enquiry = NonNullable<Route.ComponentProps['loaderData']['enquiry']>;

const COURSE = ['new', 'in_review', 'offered', 'won'] as const;

/** The way of an enquiry, as far as it has come. */
export function EnquirySteps({ enquiry: { status, createdAt } }: { enquiry: Enquiry }) {
  const at = getRequestStatus(status);
  const reached = COURSE.findIndex((id) => id === at.id);
  if (reached === -1) return <p className="text-lead font-semibold">{at.customer}</p>;
  return (
    <ol className="grid sm:grid-cols-4">
      {COURSE.map((id, index) => (
        <li
          key={id}
          aria-current={index === reached ? 'step' : undefined}
          className={`border-l-[6px] py-2 pl-4 sm:border-t-[6px] sm:border-l-0 sm:pt-3 sm:pl-0 ${index <= reached ? 'border-accent' : 'border-line text-muted'} ${index === reached ? 'font-semibold' : ''}`}
        >
          {getRequestStatus(id).customer}
          {index === 0 && (
            <span className="block text-fine font-normal text-muted">
              {formatMoment(createdAt)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What was asked for, and its price. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { audience } = useCompany();
  const { packagePrice, estimatedPrice, additionalServices } = enquiry;
  const facts = [
    ['Paket', findPackage(enquiry.package)?.name],
    ['Projektart', PROJECT_TYPES.find(({ id }) => id === enquiry.projectType)?.title],
    ['Branche', enquiry.industry],
    ['Zeitrahmen', URGENCIES.find(({ value }) => value === enquiry.urgency)?.label],
    ['Zusätze', enquiry.services.join(', ')],
    ['Preis des Pakets', packagePrice === null ? '' : formatWholePrice(packagePrice)],
    [
      packagePrice === null ? 'Geschätzter Preis' : 'Geschätzter Preis ohne Paket',
      formatWholePrice(estimatedPrice),
    ],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="border-t border-line">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-fine text-muted">
        Preise {buildShortPriceNote(audience)}, unverbindlich. {explainMonth(additionalServices)}
      </p>
    </>
  );
}
