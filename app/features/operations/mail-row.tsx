import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { explainFailure } from './explain-failure.ts';
import { MAIL_KEY } from './mail-record.tsx';
import { canRetry, hasFailed, momentOf, stateOf, type Mail } from './mail-rows.ts';
import { mailTitle, recipientLabel } from './mail-title.ts';

const READS = [MAIL_KEY];

/** A line of the mailbox: how far it is, what it says to whom, and when. */
export const MailRow = ({ mail }: { mail: Mail }) => (
  <li className="panel-row relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 py-2 text-small sm:col-span-full sm:grid-cols-subgrid">
    <MailState mail={mail} />
    <div className="min-w-0 max-sm:-order-1 max-sm:col-span-2">
      <Link
        to={`/admin/mails/${mail.id}`}
        data-row=""
        className="group flex min-w-0 gap-x-3 after:absolute after:inset-0 max-sm:flex-col sm:items-baseline xl:grid xl:grid-cols-[minmax(14rem,1fr)_minmax(0,22rem)]"
      >
        <span className="font-semibold underline-offset-4 group-hover:underline sm:min-w-[14rem]">
          {mail.subject ?? mailTitle(mail.template)}
        </span>
        <span className="min-w-0 truncate text-muted" title={recipientLabel(mail.recipient)}>
          an {mail.recipient === 'agency' ? 'die Agentur' : mail.recipient}
        </span>
      </Link>
      {hasFailed(mail) && <Failure mail={mail} />}
    </div>
    <time dateTime={momentOf(mail)} className="tabular text-right whitespace-nowrap text-muted">
      {formatBriefMoment(momentOf(mail))}
    </time>
  </li>
);

/** What went well asks for no attention. */
export const MailState = ({ mail }: { mail: Mail }) => {
  const { label, tone } = stateOf(mail);
  return (
    <span className="justify-self-start">
      {tone === 'danger' ? (
        <Badge tone={tone}>{label}</Badge>
      ) : (
        <span className="text-muted">{label}</span>
      )}
    </span>
  );
};

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
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="min-w-0 flex-1 basis-72">
        {known && <span className="block text-danger">{known}</span>}
        <span className="block text-fine wrap-anywhere text-muted">{facts.join(' · ')}</span>
      </p>
      {(isHeld || canRetry(mail)) && (
        <Button
          size="small"
          variant="secondary"
          className="relative z-1"
          busy={retry.isPending}
          onClick={() => retry.mutate()}
          aria-label={`${label} an ${mail.recipient === 'agency' ? 'uns' : mail.recipient}`}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
