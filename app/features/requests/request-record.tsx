import { mailTo } from '#app/lib/mail-to.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { listSpamSignals } from '#shared/quote/spam-signals.ts';
import {
  AWAITS_ANSWER,
  getRequestStatus,
  REQUEST_STATUSES,
  type RequestStatus,
} from '#shared/quote/request-status.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { Folded } from '#app/private/folded.tsx';
import { OnDemand } from '#app/private/on-demand.tsx';
import { usePeople } from '#app/private/use-people.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { StatusSelect } from '#app/private/status-select.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { RequestFiles, REQUEST_FILES } from './request-files.tsx';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { describeOrigin } from './describe-origin.ts';
import { Duplicates } from './duplicates.tsx';
import { AddTask, Tasks } from './tasks.tsx';
import { REQUEST_READS, writeStatus } from './use-requests.ts';
import { formatBriefMoment, formatShortMoment } from '#app/private/dates.ts';
import {
  isOverdue,
  priceFacts,
  projectTitle,
  REQUEST_COLUMNS,
  serviceLabels,
  urgencyLabel,
  wishTitle,
  type RequestRow,
} from '#app/private/request-facts.ts';
import { MissingPage, NoteParts, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';
import { PastRows } from '#app/private/past-rows.tsx';

type Full = RequestRow & {
  user_id: string | null;
  signature: string;
  signature_kind: string;
  client_estimated_price: number | null;
  newsletter_consent: boolean;
  suspicions: string[];
  merged_into: string | null;
  attribution: Record<string, string> | null;
  quote_files: FileEntry[];
  quote_consents: { kind: string; granted: boolean; text_version: string; recorded_at: string }[];
  quote_request_events: { status: string; created_at: string }[];
  quote_request_notes: { id: number; body: string; author: string | null; created_at: string }[];
};
const FULL_COLUMNS = `${REQUEST_COLUMNS},${REQUEST_FILES},user_id,signature,signature_kind,client_estimated_price,newsletter_consent,suspicions,merged_into,attribution,quote_consents(kind,granted,text_version,recorded_at),quote_request_events(status,created_at),quote_request_notes(id,body,author,created_at)`;
const CONSENT_LABELS: Record<string, string> = {
  privacy: 'Datenschutz zur Kenntnis genommen',
  newsletter: 'Newsletter',
  signature: 'Angaben durch Unterschrift bestätigt',
};

const READS = [['admin-request'], ['admin-requests']];

type RequestRecordProps = {
  id: string;
  /** As what it came in. */
  kind: string;
  /** What it leads to, which is of other subjects. */
  nextOf: (request: Full) => ReactNode;
  /** To the list that it was opened from. */
  back: WayBack;
};

/** Everything about one enquiry. Texts of visitors are only ever shown as text. */
export function RequestRecord({ id, ...rest }: RequestRecordProps) {
  const query = useRows<Full | null>(['admin-request', id], (client) =>
    client
      .from('quote_requests')
      .select(FULL_COLUMNS)
      .eq('id', id)
      .order('id', { referencedTable: 'quote_request_events' })
      .order('id', { referencedTable: 'quote_request_notes', ascending: false })
      .maybeSingle(),
  );
  useLiveTable('quote_requests', READS);
  return (
    <QueryState query={query}>
      {(request) =>
        request ? (
          <Record request={request} {...rest} />
        ) : (
          <MissingPage title="Diese Anfrage gibt es nicht" back={['/admin', 'Zu den Anfragen']} />
        )
      }
    </QueryState>
  );
}

function Record({
  request,
  kind,
  nextOf,
  back,
}: Omit<RequestRecordProps, 'id'> & { request: Full }) {
  return (
    <>
      <PageHead
        title={request.name}
        back={back}
        badge={isOverdue(request) && <Badge tone="danger">Überfällig</Badge>}
        note={
          <NoteParts
            parts={[
              kind,
              request.company,
              request.reference,
              `eingegangen ${formatBriefMoment(request.created_at)}`,
              AWAITS_ANSWER.has(request.status) &&
                `antworten bis ${formatBriefMoment(request.respond_by)}`,
            ]}
          />
        }
      >
        <StatusField id={request.id} status={request.status} />
      </PageHead>
      <div className="grid gap-6 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @min-[44rem]:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-6 @min-[44rem]:col-start-1 @min-[44rem]:row-start-1">
          {nextOf(request)}
          <Wish request={request} />
          <RequestFiles files={request.quote_files} />
        </div>
        <div className="grid content-start gap-6 @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1">
          <Contact request={request} />
          <Duplicates requestId={request.id} mergedInto={request.merged_into} />
        </div>
        <div className="grid content-start gap-6 @min-[44rem]:col-start-1">
          <Panel
            id="verlauf"
            title="Verlauf"
            aside={
              <>
                <AddTask requestId={request.id} />
                <AddNote id={request.id} />
              </>
            }
          >
            <div className="panel-rows">
              <Tasks requestId={request.id} />
              <Notes notes={request.quote_request_notes} />
              <div className="panel-row">
                <PastRows
                  events={request.quote_request_events.map(({ status, created_at }) => ({
                    id: created_at,
                    text: getRequestStatus(status).label,
                    at: created_at,
                  }))}
                />
              </div>
            </div>
          </Panel>
          <Evidence request={request} />
        </div>
      </div>
    </>
  );
}

/** In his own words and by what he chose, the price at the head. */
function Wish({ request }: { request: Full }) {
  const [[label, price], ...otherPrices] = priceFacts(request);
  return (
    <Panel
      id="wunsch"
      title={wishTitle(request)}
      aside={
        <p className="text-right whitespace-pre-line">
          <span className="text-small text-muted">{label}</span>{' '}
          <span className="tabular font-semibold">{price}</span>
        </p>
      }
    >
      <div className="panel-rows">
        {request.message && (
          <blockquote className="panel-row py-4">
            <p className="max-w-[68ch] break-words whitespace-pre-line">{request.message}</p>
          </blockquote>
        )}
        <div>
          <FactList
            facts={[
              ['Projekt', request.package && projectTitle(request.project_type)],
              ['Branche', request.industry],
              ['Zeitrahmen', urgencyLabel(request.urgency)],
              ['Zusatzleistungen', serviceLabels(request.additional_services)],
              ...otherPrices,
              [
                'Preis im Browser',
                request.client_estimated_price === null
                  ? ''
                  : `${request.client_estimated_price} € (weicht ab)`,
              ],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}

const REACH = 'py-3.5 underline underline-offset-4';

const Contact = ({ request }: { request: Full }) => (
  <Panel id="kontakt" title="Kontakt">
    <FactList
      isNarrow
      facts={[
        [
          'Kunde',
          request.user_id && (
            <CustomerName key="customer" id={request.user_id}>
              {request.name}
            </CustomerName>
          ),
        ],
        [
          'E-Mail',
          <a key="mail" className={REACH} href={mailTo(request.email)}>
            <BreakableAddress>{request.email}</BreakableAddress>
          </a>,
        ],
        [
          'Telefon',
          <a key="phone" className={REACH} href={`tel:${request.phone.replace(/[^+\d]/g, '')}`}>
            {request.phone}
          </a>,
        ],
        ['Ort', request.location],
        ['Herkunft', describeOrigin(request.attribution)],
        ['Auffällig', listSpamSignals(request.suspicions)],
      ]}
    />
  </Panel>
);

/** What proves the enquiry and nobody reads in daily work. */
const Evidence = ({ request }: { request: Full }) => (
  <Folded title="Nachweise">
    <div className="grid gap-4 py-4">
      <figure>
        <figcaption className="mb-2 text-small text-muted">
          Unterschrift ({request.signature_kind === 'typed' ? 'getippt' : 'gezeichnet'})
        </figcaption>
        <img
          src={request.signature}
          alt={`Unterschrift von ${request.name}`}
          width={360}
          height={120}
          className="border border-line bg-white"
        />
      </figure>
      <FactList
        facts={request.quote_consents.flatMap(({ kind, granted, recorded_at, text_version }) => [
          [
            CONSENT_LABELS[kind] ?? kind,
            `${granted ? 'ja' : 'nein'}, ${formatShortMoment(recorded_at)}\nTextfassung ${text_version}`,
          ],
        ])}
      />
    </div>
  </Folded>
);

const readsOf = (id: string) => [['admin-request', id], ...REQUEST_READS];

const STATUS_LABELS = Object.fromEntries(
  REQUEST_STATUSES.map(({ id, label }) => [id, label]),
) as Record<RequestStatus, string>;

export function StatusField({ id, status }: Pick<Full, 'id' | 'status'>) {
  const change = useRowChange<RequestStatus>({
    reads: readsOf(id),
    write: (client, next) => writeStatus(client, { rows: [{ id, status }], status: next }),
    done: (_, next) => `Status: ${STATUS_LABELS[next]}`,
  });
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="text-small text-muted">
        Status
      </span>
      <StatusSelect
        label="Status"
        isQuiet={false}
        shortcut="e"
        value={change.isPending ? change.variables : status}
        labels={STATUS_LABELS}
        onChange={(next) => change.mutate(next)}
      />
    </div>
  );
}

function Notes({ notes }: { notes: Full['quote_request_notes'] }) {
  const people = usePeople();
  return (
    notes.length > 0 && (
      <section aria-labelledby="notizen" className="panel-row py-3 text-small">
        <h3 id="notizen" className="text-small font-normal text-muted">
          Notizen
        </h3>
        <ul className="panel-rows">
          {notes.map((note) => (
            <li key={note.id} className="py-2 break-words whitespace-pre-line">
              {note.body}
              <span className="block text-muted">
                {[note.author && people?.get(note.author), formatShortMoment(note.created_at)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

const AddNote = ({ id }: { id: string }) => (
  <OnDemand label="Notiz" name="Notiz schreiben" shortcut="r">
    {(close) => <NewNote id={id} onEnd={close} />}
  </OnDemand>
);

function NewNote({ id, onEnd }: { id: string; onEnd: () => void }) {
  const [body, setBody] = useState('');
  const add = useRowChange({
    reads: readsOf(id),
    write: (client, text: string) =>
      client.from('quote_request_notes').insert({ quote_request_id: id, body: text }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim()) add.mutate(body.trim(), { onSuccess: onEnd });
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <UnsavedGuard dirty={body.trim() !== ''} busy={add.isPending} />
      <Field label="Neue Notiz" optionalMark={false}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
          Notiz speichern
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
