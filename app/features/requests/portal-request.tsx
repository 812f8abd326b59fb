import { Link } from 'react-router';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { RequestFiles, REQUEST_FILES } from './request-files.tsx';
import { RequestPromise } from './request-promise.tsx';
import {
  formatMoment,
  packageName,
  priceFacts,
  wishTitle,
  REQUEST_COLUMNS,
  serviceLabels,
  urgencyLabel,
  type RequestRow,
} from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';

type Detail = RequestRow & {
  /** The request that this one is handled with. */
  merged: { id: string; reference: string } | null;
  quote_files: FileEntry[];
  quote_request_events: { status: string; created_at: string }[];
  offers: { id: string; number: string; status: string }[];
};
const READS = [['request']];

export function RequestDetail({ id }: { id: string }) {
  const query = useRow<Detail>(['request', id], id, (client) =>
    client
      .from('quote_requests')
      .select(
        `${REQUEST_COLUMNS},${REQUEST_FILES},merged:merged_into(id,reference),quote_request_events(status,created_at),offers(id,number,status)`,
      )
      .eq('id', id)
      .order('created_at', { referencedTable: 'quote_request_events' })
      .maybeSingle(),
  );
  useLiveTable('quote_requests', READS);
  return (
    <QueryState query={query}>
      {(request) =>
        request === null ? (
          <MissingPage title="Diese Anfrage gibt es nicht" back={['/portal', 'Zur Übersicht']} />
        ) : (
          <>
            <PageHead
              title={wishTitle(request)}
              back={['/portal', 'Übersicht']}
              note={`Anfrage ${request.reference}`}
            />
            <div className="grid gap-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <div className="grid content-start gap-8">
                <section aria-labelledby="angaben">
                  <h2 id="angaben" className="mb-3 text-title">
                    Ihre Angaben
                  </h2>
                  <FactList
                    facts={[
                      ['Paket', packageName(request.package)],
                      ['Branche', request.industry],
                      ['Zeitrahmen', urgencyLabel(request.urgency)],
                      ['Zusatzleistungen', serviceLabels(request.additional_services)],
                      ...priceFacts(request),
                      ['Name', request.name],
                      ['Unternehmen', request.company],
                      ['E-Mail', request.email],
                      ['Telefon', request.phone],
                      ['Stadt/Region', request.location],
                      ['Anmerkungen', request.message],
                    ]}
                  />
                </section>
                <RequestFiles files={request.quote_files} />
              </div>
              <section aria-labelledby="verlauf">
                <h2 id="verlauf" className="mb-3 text-title">
                  Verlauf
                </h2>
                <ol className="border-l-2 border-accent pl-5">
                  {request.quote_request_events.map((event) => (
                    <li key={event.created_at} className="pb-4">
                      <span className="font-semibold">
                        {getRequestStatus(event.status).customer}
                      </span>
                      <span className="block text-small text-muted">
                        {formatMoment(event.created_at)}
                      </span>
                    </li>
                  ))}
                </ol>
                {request.offers
                  .filter(({ status }) => status !== 'draft' && status !== 'superseded')
                  .map((offer) => (
                    <ButtonLink
                      key={offer.id}
                      to={`/portal/angebote/${offer.id}`}
                      size="small"
                      // Once it is decided nothing is asked any more.
                      variant={offer.status === 'sent' ? 'primary' : 'secondary'}
                      className="mt-4 mr-3"
                    >
                      Angebot {offer.number} ansehen
                    </ButtonLink>
                  ))}
                {request.merged ? (
                  <p className="text-small">
                    Wir bearbeiten sie zusammen mit Ihrer{' '}
                    <Link
                      to={`/portal/anfragen/${request.merged.id}`}
                      className="underline underline-offset-4"
                    >
                      Anfrage {request.merged.reference}
                    </Link>
                    .
                  </p>
                ) : (
                  request.status === 'new' && (
                    <p className="text-small text-muted">
                      <RequestPromise request={request} />
                    </p>
                  )
                )}
              </section>
            </div>
          </>
        )
      }
    </QueryState>
  );
}
