import { listSpamSignals } from '#shared/quote/spam-signals.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import {
  buildAnswerLink,
  CONTACT_COLUMNS,
  STATUS_LABELS,
  useContactStatus,
  type ContactMessage,
} from './contact-list.tsx';

const isStatus = (word: string): word is keyof typeof STATUS_LABELS =>
  Object.hasOwn(STATUS_LABELS, word);

/** One message of the contact form. Texts of visitors are only ever shown as text. */
export function ContactRecord({ id, back }: { id: string; back: WayBack }) {
  const query = useRow<ContactMessage>(['contact-message', id], id, (client) =>
    client.from('contact_messages').select(CONTACT_COLUMNS).eq('id', id).maybeSingle(),
  );
  return (
    <QueryState query={query}>
      {(message) =>
        message ? (
          <Record message={message} back={back} />
        ) : (
          <MissingPage title="Diese Nachricht gibt es nicht mehr" back={back} />
        )
      }
    </QueryState>
  );
}

function Record({ message, back }: { message: ContactMessage; back: WayBack }) {
  const change = useContactStatus(message.id);
  return (
    <>
      <PageHead
        title={message.name}
        back={back}
        badge={message.kind === 'withdrawal' && <Badge tone="waiting">Widerruf</Badge>}
        note={`${message.reference} · ${formatMoment(message.created_at)}`}
      >
        <ButtonAnchor data-key="r" size="small" href={buildAnswerLink(message)}>
          Per E-Mail antworten
        </ButtonAnchor>
      </PageHead>
      <p className="max-w-[68ch] border-l-4 border-accent pl-5 break-words whitespace-pre-line">
        {message.message}
      </p>
      {message.suspicions.length > 0 && (
        <p className="mt-4 text-small">
          <Badge tone="waiting">auffällig</Badge> {listSpamSignals(message.suspicions)}
        </p>
      )}
      <div className="mt-8 grid gap-8">
        <Field label="Status" required className="max-w-[18rem]">
          {(control) => (
            <Select
              {...control}
              data-key="e"
              value={change.isPending ? change.variables : message.status}
              onChange={({ target }) => {
                if (isStatus(target.value)) change.mutate(target.value);
              }}
            >
              {Object.entries(STATUS_LABELS).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FactList
          facts={[
            ['E-Mail', message.email],
            ['Telefon', message.phone],
          ]}
        />
      </div>
    </>
  );
}
