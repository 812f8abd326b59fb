import { Link } from 'react-router';
import type { Tables } from '#shared/database-types.ts';
import { listSpamSignals } from '#shared/quote/spam-signals.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { waitFrom, type Wait } from '#app/private/waits.ts';

export type ContactMessage = Pick<
  Tables<'contact_messages'>,
  | 'id'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'suspicions'
  | 'kind'
  | 'status'
  | 'created_at'
>;
export const CONTACT_COLUMNS =
  'id,reference,name,email,phone,message,suspicions,kind,status,created_at';
const KEY = ['admin-messages'];
const READS = [KEY];
const NEWEST = 500;
export const STATUS_LABELS = { new: 'Neu', answered: 'Beantwortet', closed: 'Abgeschlossen' };
const STATUS_TONES: Readonly<Record<string, BadgeTone>> = { answered: 'success' };

const waitOf = ({ status, created_at }: ContactMessage): Wait | undefined =>
  status === 'new' ? waitFrom(created_at) : undefined;

const textsOf = (row: ContactMessage): string[] => [
  row.reference,
  row.name,
  row.email,
  row.phone,
  row.message,
  STATUS_LABELS[row.status],
];

/** Messages of the contact form, what awaits an answer first. Texts of visitors are only ever shown as text. */
export function MessageList() {
  useLiveTable('contact_messages', READS);
  const query = useRows<ContactMessage[]>(KEY, async (client) => {
    const select = () => client.from('contact_messages').select(CONTACT_COLUMNS).limit(NEWEST);
    // What waits longest is never one too many.
    const [waiting, others] = await Promise.all([
      select().eq('status', 'new').order('created_at'),
      select().neq('status', 'new').order('created_at', { ascending: false }),
    ]);
    const error = waiting.error ?? others.error;
    return error
      ? { data: null, error }
      : { data: [...(waiting.data ?? []), ...(others.data ?? [])], error: null };
  });
  return (
    <QueryState query={query}>
      {(messages) => (
        <SearchList
          rows={messages}
          textsOf={textsOf}
          noun="Nachrichten"
          placeholder="Name, Text, Nummer"
          whenEmpty="Nachrichten aus dem Kontaktformular erscheinen hier."
        >
          {(found) => (
            <WaitingGroups rows={found} waitOf={waitOf}>
              {(part) => (
                <ul className="border-t border-line-strong">
                  {part.map((message) => (
                    <MessageItem key={message.id} message={message} />
                  ))}
                </ul>
              )}
            </WaitingGroups>
          )}
        </SearchList>
      )}
    </QueryState>
  );
}

export const useContactStatus = (id: string) =>
  useRowChange<ContactMessage['status']>({
    reads: [KEY, ['contact-message', id], ['inbox'], ['pipeline-summary']],
    write: (client, status) => client.from('contact_messages').update({ status }).eq('id', id),
    done: 'Status gespeichert',
  });

/** A mail to the sender; `body` is what is already written of it. */
export const buildAnswerLink = ({ email, reference }: ContactMessage, body = ''): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Ihre Nachricht ${reference}`)}` +
  (body && `&body=${encodeURIComponent(body)}`);

function MessageItem({ message }: { message: ContactMessage }) {
  const wait = waitOf(message);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[17rem_minmax(0,1fr)_auto]">
      <div className="min-w-0 text-small max-md:col-span-2 md:row-span-2">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-semibold break-words">
          <Link
            to={`/admin/eingang/kontakt/${message.id}`}
            data-row=""
            className="-my-2.5 inline-flex min-h-11 min-w-0 items-center break-words underline underline-offset-4"
          >
            {message.name}
          </Link>
          {message.kind === 'withdrawal' && <Badge tone="waiting">Widerruf</Badge>}
          {wait && (
            <span className="ml-auto md:hidden">
              <WaitingTime wait={wait} />
            </span>
          )}
        </h3>
        <p className="text-fine text-muted">
          {formatBriefMoment(message.created_at)} · {message.reference}
        </p>
      </div>
      <div className="min-w-0 text-small max-md:col-span-2">
        <p className="max-w-[68ch] break-words whitespace-pre-line">{message.message}</p>
        {message.suspicions.length > 0 && (
          <p className="mt-1">
            <Badge tone="waiting">auffällig</Badge> {listSpamSignals(message.suspicions)}
          </p>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-4 text-small text-muted md:col-start-2">
        <a
          className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
          href={buildAnswerLink(message)}
        >
          {message.email}
        </a>
        {message.phone}
      </p>
      <div className="flex flex-wrap items-center gap-3 md:col-start-3 md:row-span-2 md:row-start-1 md:flex-col md:items-end">
        {wait ? (
          <>
            <span className="max-md:hidden">
              <WaitingTime wait={wait} />
            </span>
            <ButtonLink
              size="small"
              variant="quiet"
              className="-mx-4 -mb-2"
              to={`/admin/eingang/kontakt/${message.id}`}
              aria-label={`${message.name} antworten`}
            >
              Antworten
            </ButtonLink>
          </>
        ) : (
          <Badge tone={STATUS_TONES[message.status] ?? 'neutral'}>
            {STATUS_LABELS[message.status]}
          </Badge>
        )}
      </div>
    </li>
  );
}
