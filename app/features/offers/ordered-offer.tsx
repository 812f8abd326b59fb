import { Link } from 'react-router';
import { formatCents } from '#shared/pricing/money.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { formatShortDay } from '#app/private/request-facts.ts';
import { FormerVersions, type FormerVersion } from './former-versions.tsx';
import type { PortalOffer } from './portal-offer.ts';

type Props = {
  offer: {
    id: string;
    number: string | null;
    title: string;
    gross_cents: number | null;
    accepted_gross_cents: number | null;
    decided_at: string | null;
    projects: PortalOffer['projects'];
  };
  former: readonly FormerVersion[];
};

/** What was ordered, for how much, and where it goes on. */
export function OrderedOffer({ offer, former }: Props) {
  const { id, number, title, decided_at: decidedAt, projects } = offer;
  const project = Array.isArray(projects) ? projects[0] : projects;
  return (
    <section
      aria-labelledby="auftrag"
      className="mb-6 max-w-[48rem] border border-line bg-surface p-4 sm:p-6"
    >
      <p className="text-small text-muted">
        Beauftragt{decidedAt && ` am ${formatShortDay(decidedAt)}`} ·{' '}
        <span className="whitespace-nowrap">Angebot {number}</span>
      </p>
      <h2 id="auftrag" className="mt-2 text-[1.375rem] leading-tight break-words">
        <Link
          to={`/portal/angebote/${id}`}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {title}
        </Link>
      </h2>
      <p className="tabular mt-2 font-display text-[1.375rem] font-bold">
        {formatCents(offer.accepted_gross_cents ?? offer.gross_cents ?? 0)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
        {project && (
          <ButtonLink to={`/portal/projekte/${project.id}`} size="small">
            Zum Projekt
          </ButtonLink>
        )}
        <ButtonAnchor href={`/dokumente/angebote/${id}.pdf`} size="small" variant="secondary">
          PDF öffnen
        </ButtonAnchor>
      </div>
      {project && (
        <p className="mt-3 text-small text-muted">
          Wie weit die Arbeit ist und was als Nächstes kommt, steht beim Projekt.
        </p>
      )}
      <FormerVersions versions={former} />
    </section>
  );
}
