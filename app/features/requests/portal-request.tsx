import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRow } from '#app/lib/use-rows.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { Folded } from '#app/private/folded.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { RequestFiles, REQUEST_FILES } from './request-files.tsx';
import { RequestPromise } from './request-promise.tsx';
import { priceFacts, REQUEST_COLUMNS, type RequestRow } from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { Way, type WayStep } from '#app/private/way.tsx';
import { describeCourse, tellTerms, tellWish } from './tell-request.ts';

type Detail = RequestRow & {
  /** The request that this one is handled with. */
  merged: { id: string; reference: string } | null;
  quote_files: FileEntry[];
  quote_request_events: { status: string; created_at: string }[];
  offers: { id: string; number: string; status: string; projects: { id: string } | null }[];
};
const READS = [['request']];

type RequestDetailProps = {
  id: string;
  /** Who works on it. */
  contact: ReactNode;
};

/** What the customer has asked for, and how far it is. */
export function RequestDetail({ id, contact }: RequestDetailProps) {
  const query = useRow<Detail>(['request', id], id, (client) =>
    client
      .from('quote_requests')
      .select(
        `${REQUEST_COLUMNS},${REQUEST_FILES},merged:merged_into(id,reference),quote_request_events(status,created_at),offers(id,number,status,projects(id))`,
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
              title={tellWish(request)}
              back={['/portal', 'Übersicht']}
              note={`Anfrage ${request.reference}`}
            />
            <div className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr] lg:gap-x-10">
              <section
                aria-labelledby="weg"
                className="panel panel-row py-4 md:col-start-2 md:row-start-1"
              >
                <h2 id="weg" className="mb-4 text-body font-semibold max-md:sr-only">
                  So weit sind wir
                </h2>
                <Way steps={listSteps(request)} />
                {request.merged && (
                  <p className="mt-4 text-small">
                    Wir bearbeiten sie zusammen mit Ihrer{' '}
                    <Link
                      to={`/portal/anfragen/${request.merged.id}`}
                      className="underline underline-offset-4"
                    >
                      Anfrage {request.merged.reference}
                    </Link>
                    .
                  </p>
                )}
              </section>
              <div className="grid content-start gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
                <Wish request={request} />
                <RequestFiles files={request.quote_files} />
                <Folded title="Ihre Angaben">
                  <FactList
                    facts={[
                      ['Name', request.name],
                      ['Unternehmen', request.company],
                      ['Branche', request.industry],
                      ['E-Mail', request.email],
                      ['Telefon', request.phone],
                      ['Stadt/Region', request.location],
                    ]}
                  />
                </Folded>
              </div>
              <div className="md:col-start-2">{contact}</div>
            </div>
          </>
        )
      }
    </QueryState>
  );
}

/** As we have understood it, in one piece. */
function Wish({ request }: { request: Detail }) {
  const [[label, price], ...otherPrices] = priceFacts(request);
  const [sum, month] = price.split('\n');
  const terms = tellTerms(request);
  return (
    <section aria-label="Ihre Anfrage" className="panel panel-row grid gap-6 py-5">
      {terms && <p className="max-w-[48ch] text-lead">{terms}</p>}
      {request.message && (
        <figure>
          <figcaption className="mb-2 text-small text-muted">
            Das haben Sie uns geschrieben
          </figcaption>
          <blockquote className="max-w-[60ch] border-l-2 border-line-strong pl-4 text-lead break-words whitespace-pre-line">
            {request.message}
          </blockquote>
        </figure>
      )}
      <dl className="border-line not-first:border-t not-first:pt-5">
        <dt className="text-small text-muted">{label}</dt>
        <dd>
          <span className="tabular block font-display text-[2.25rem] leading-tight font-bold">
            {sum}
          </span>
          <span className="mt-1 block max-w-[60ch] text-small text-muted">
            {[
              month,
              ...otherPrices.map(([name, other]) => `${name}: ${other}.`),
              'Verbindlich ist der Preis in unserem Angebot.',
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </dd>
      </dl>
    </section>
  );
}

/** The points of the way, each with what can be read or done there. */
const listSteps = (request: Detail): WayStep[] =>
  describeCourse(request)
    // What comes, the enquiry tells that it is handled with.
    .filter(({ state }) => !request.merged || state !== 'ahead')
    .map((step) => ({ ...step, note: noteAt(step, request) }));

function noteAt({ id, state }: WayStep, request: Detail): ReactNode {
  const offers = request.offers.filter(
    ({ status }) => status !== 'draft' && status !== 'superseded',
  );
  if (id === 'offered' && offers.length > 0)
    return offers.map((offer) => (
      <ButtonLink
        key={offer.id}
        to={`/portal/angebote/${offer.id}`}
        size="small"
        // Once it is decided nothing is asked any more.
        {...(offer.status === 'sent'
          ? { className: 'mt-2 mr-3' }
          : { variant: 'quiet', className: '-ml-4' })}
      >
        Angebot {offer.number} ansehen
      </ButtonLink>
    ));
  if (id === 'offered' && state === 'ahead' && isPromised(request))
    return <RequestPromise request={request} />;
  const project = offers.find(({ projects }) => projects)?.projects;
  return (
    id === 'won' &&
    project && (
      <ButtonLink to={`/portal/projekte/${project.id}`} size="small" className="mt-2">
        Zum Projekt
      </ButtonLink>
    )
  );
}

/** Of what nobody has looked at yet also that it is late. */
const isPromised = ({ status, respond_by: until }: RequestRow): boolean =>
  status === 'new' || Date.parse(until) > Date.now();
