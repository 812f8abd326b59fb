import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfferSource } from '#shared/offers/offer-draft.ts';
import type { RequestStatus } from '#shared/quote/request-status.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { projectOf, type AdminOffer } from './admin-offer.ts';
import { foldVersions } from './fold-versions.ts';
import { findOfferState, OFFER_STATES } from './offer-facts.ts';
import { StartOfferButton } from './start-offer-button.tsx';
import { PaddedPanel } from '#app/private/panel.tsx';

type Row = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  valid_until: string | null;
  projects: AdminOffer['projects'];
};

/** Until an offer has gone out an answer is what is due. */
const AWAITS_ANSWER: ReadonlySet<RequestStatus> = new Set(['new', 'in_review']);

type RequestOffersProps = {
  request: OfferSource & { id: string; status: RequestStatus };
  /** What else it can lead to. */
  children?: ReactNode;
};

/** Offers made from an enquiry, and the way to the next one. */
export function RequestOffers({ request, children }: RequestOffersProps) {
  const { data = [] } = useRows<Row[]>(['admin-offers', 'request', request.id], (client) =>
    client
      .from('offers')
      .select('id,number,version,status,valid_until,projects(id)')
      .eq('quote_request_id', request.id)
      .order('created_at'),
  );
  const hasDraft = data.some(({ status }) => status === 'draft');
  // The button says it of a draft.
  const sent = data.filter(({ status }) => status !== 'draft');
  const project = data.map(projectOf).find(Boolean);
  return (
    <PaddedPanel id="weiter" title={sent.length > 0 ? 'Angebote' : 'Nächster Schritt'}>
      {sent.length > 0 && (
        <ul className="panel-rows mb-4 text-small">
          {foldVersions(sent).flatMap(({ offer, former }) => [
            <OfferLine key={offer.id} offer={offer} />,
            ...former.map((version) => <OfferLine key={version.id} offer={version} isFormer />),
          ])}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {project && (
          <ButtonLink to={`/admin/projekte/${project.id}`} size="small">
            Zum Projekt
          </ButtonLink>
        )}
        <StartOfferButton
          source={request}
          variant={AWAITS_ANSWER.has(request.status) ? 'primary' : 'secondary'}
        >
          {hasDraft ? 'Entwurf öffnen' : 'Angebot erstellen'}
        </StartOfferButton>
        {children}
      </div>
    </PaddedPanel>
  );
}

/** What a newer version has replaced stands under it, and is no equal of it. */
function OfferLine({ offer, isFormer = false }: { offer: Row; isFormer?: boolean }) {
  const state = OFFER_STATES[findOfferState(offer)];
  return (
    <li className={cx('flex items-center justify-between gap-4', isFormer && 'pl-5 text-muted')}>
      <Link
        to={`/admin/angebote/${offer.id}`}
        className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
      >
        {offer.number}
        {(offer.version > 1 || isFormer) && `, Fassung ${offer.version}`}
      </Link>
      {isFormer ? state.label : <Badge tone={state.tone}>{state.label}</Badge>}
    </li>
  );
}
