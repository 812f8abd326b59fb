import { RESTORED_MAIL } from '#shared/core/restored-mail.ts';
import { Button } from '#app/ui/button.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { RowActions } from '#app/private/row-actions.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { explainFailure } from './explain-failure.ts';
import { canRetry, MAIL_KEY, type Mail } from './mail-rows.ts';

/** Why it has not left, and what can be done about it. */
export function MailFailure({ mail }: { mail: Mail }) {
  const isHeld = mail.status === 'held';
  const label = isHeld ? 'Trotzdem senden' : 'Erneut senden';
  const retry = useRowChange<void>({
    reads: [MAIL_KEY, ['admin-mail']],
    write: (client) => client.rpc('retry_mail', { mail_id: mail.id }),
    done: isHeld ? 'Mail wird gesendet' : 'Mail wird erneut gesendet',
  });
  const error = mail.last_error ?? '';
  const known =
    error === RESTORED_MAIL
      ? RESTORED_MAIL
      : isHeld
        ? 'Zu viele Mails an eine unbestätigte Adresse.'
        : explainFailure(error);
  const facts = [
    mail.attempts > 1 && `${mail.attempts} Versuche`,
    mail.status === 'pending' && `nächster Versuch ${formatBriefMoment(mail.next_attempt_at)}`,
    error !== known && error,
    !isHeld && !canRetry(mail) && 'gilt nicht mehr',
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="min-w-0 flex-1 basis-72">
        {known && <span className="block text-danger">{known}</span>}
        <span className="block text-fine wrap-anywhere text-muted">{facts.join(' · ')}</span>
      </p>
      {(isHeld || canRetry(mail)) && (
        <RowActions className="relative z-1">
          <Button
            size="small"
            variant="quiet"
            busy={retry.isPending}
            onClick={() => retry.mutate()}
            aria-label={`${label} an ${mail.recipient === 'agency' ? 'uns' : mail.recipient}`}
          >
            {label}
          </Button>
        </RowActions>
      )}
    </div>
  );
}
