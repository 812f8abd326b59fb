import { useState } from 'react';
import { listSpamSignals } from '#shared/quote/spam-signals.ts';
import { useRow } from '#app/lib/use-rows.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Field, Select, Textarea } from '#app/ui/form/field.tsx';
import {
  buildAnswerLink,
  CONTACT_COLUMNS,
  STATUS_LABELS,
  useContactStatus,
  type ContactMessage,
} from './contact-list.tsx';

/** Longer addresses are cut off by some mail programs. */
const LONGEST_ANSWER = 1500;

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
      />
      <div className="border border-line bg-surface">
        <div className="p-4 sm:p-6">
          <p className="w-fit max-w-[68ch] rounded-control bg-sunken px-4 py-3 break-words whitespace-pre-line">
            {message.message}
          </p>
          {message.suspicions.length > 0 && (
            <p className="mt-3 text-small">
              <Badge tone="waiting">auffällig</Badge> {listSpamSignals(message.suspicions)}
            </p>
          )}
        </div>
        <AnswerForm message={message} />
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-6 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Field label="Status" required className="@min-[44rem]:order-last">
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
            [
              'E-Mail',
              <a
                key="mail"
                href={buildAnswerLink(message)}
                className="-my-2.5 block w-fit py-2.5 wrap-anywhere underline underline-offset-4"
              >
                {message.email}
              </a>,
            ],
            ['Telefon', message.phone],
          ]}
        />
      </div>
    </>
  );
}

/** The answer is written here and sent by the owner's own mail program. */
function AnswerForm({ message }: { message: ContactMessage }) {
  const [body, setBody] = useState('');
  return (
    <div className="grid gap-3 border-t border-line p-4 sm:px-6">
      <Field
        label="Ihre Antwort"
        optionalMark={false}
        hint="Ihr Mailprogramm öffnet sich mit diesem Text; gesendet wird dort."
      >
        {(control) => (
          <Textarea
            {...control}
            data-key="r"
            rows={3}
            placeholder="Nachricht schreiben"
            maxLength={LONGEST_ANSWER}
            className="field-sizing-content max-h-72 min-h-24"
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      <ButtonAnchor size="small" className="justify-self-end" href={buildAnswerLink(message, body)}>
        <Icon name="send" size={18} />
        Im Mailprogramm öffnen
      </ButtonAnchor>
    </div>
  );
}
