import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { explainFailure } from './explain-failure.ts';
import { MAIL_KEY } from './mail-record.tsx';
import { canRetry, hasFailed, momentOf, stateOf, type Mail } from './mail-rows.ts';
import { mailTitle, recipientLabel } from './mail-title.ts';

const READS = [MAIL_KEY];

type MailRowProps = {
  mail: Mail;
  /** To whom, by name where there is one. */
  person: string;
  /** Nothing leaves: the page says so once, not each row. */
  isKeptAnyway: boolean;
};

/** A line of the mailbox: to whom, about what, what is not as it should be, and when. */
export const MailRow = ({ mail, person, isKeptAnyway }: MailRowProps) => (
  <li className="panel-row relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-0.5 py-2 text-small hover:bg-sunken sm:col-span-full sm:grid-cols-subgrid">
    <span className="min-w-0 truncate font-semibold" title={recipientLabel(mail.recipient)}>
      <span className="sr-only">An </span>
      {person}
    </span>
    <Link
      to={`/admin/mails/${mail.id}`}
      data-row=""
      className="min-w-0 wrap-anywhere after:absolute after:inset-0 max-sm:row-start-2"
    >
      {mail.subject ?? mailTitle(mail.template)}
      {mail.files && mail.files.length > 0 && (
        <span title={mail.files.join(', ')} className="ml-2 whitespace-nowrap text-muted">
          <Icon name="file" size={16} className="inline align-[-0.2em]" />
          <span className="sr-only">mit Anhang</span>
        </span>
      )}
    </Link>
    <MailState mail={mail} isKeptAnyway={isKeptAnyway} />
    <time
      dateTime={momentOf(mail)}
      className="tabular text-right whitespace-nowrap text-muted max-sm:col-start-2 max-sm:row-start-1"
    >
      {formatBriefMoment(momentOf(mail))}
    </time>
    {hasFailed(mail) && <Failure mail={mail} />}
  </li>
);

/** What went well asks for no attention. */
function MailState({ mail, isKeptAnyway }: Pick<MailRowProps, 'mail' | 'isKeptAnyway'>) {
  const { label, tone } = stateOf(mail);
  const isSaid = mail.status !== 'sent' || (mail.kept && !isKeptAnyway);
  return (
    <span className="justify-self-end text-muted max-sm:row-start-2">
      {tone === 'danger' ? <Badge tone={tone}>{label}</Badge> : isSaid && label}
    </span>
  );
}

/** Why it has not left, and what can be done about it. */
function Failure({ mail }: { mail: Mail }) {
  const isHeld = mail.status === 'held';
  const label = isHeld ? 'Trotzdem senden' : 'Erneut senden';
  const retry = useRowChange<void>({
    reads: READS,
    write: (client) => client.rpc('retry_mail', { mail_id: mail.id }),
    done: isHeld ? 'Mail wird gesendet' : 'Mail wird erneut gesendet',
  });
  const error = mail.last_error ?? '';
  const known = isHeld ? 'Zu viele Mails an eine unbestätigte Adresse.' : explainFailure(error);
  const facts = [
    mail.attempts > 1 && `${mail.attempts} Versuche`,
    mail.status === 'pending' && `nächster Versuch ${formatBriefMoment(mail.next_attempt_at)}`,
    error !== known && error,
    !isHeld && !canRetry(mail) && 'gilt nicht mehr',
  ].filter(Boolean);
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:col-start-2">
      <p className="min-w-0 flex-1 basis-72">
        {known && <span className="block text-danger">{known}</span>}
        <span className="block text-fine wrap-anywhere text-muted">{facts.join(' · ')}</span>
      </p>
      {(isHeld || canRetry(mail)) && (
        <span className="row-actions relative z-1 -mr-4 max-sm:-ml-4">
          <Button
            size="small"
            variant="quiet"
            busy={retry.isPending}
            onClick={() => retry.mutate()}
            aria-label={`${label} an ${mail.recipient === 'agency' ? 'uns' : mail.recipient}`}
          >
            {label}
          </Button>
        </span>
      )}
    </div>
  );
}
