import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { MailFailure } from './mail-failure.tsx';
import { hasFailed, momentOf, stateOf, type Mail } from './mail-rows.ts';
import { mailTitle, recipientLabel } from './mail-title.ts';

type MailRowProps = {
  mail: Mail;
  /** To whom, by name where there is one. */
  person: string;
  /** The list has a column for how each stands. */
  tellsState: boolean;
};

/** A line of the mailbox: to whom, about what, what is not as it should be, and when. */
export const MailRow = ({ mail, person, tellsState }: MailRowProps) => (
  <li className="panel-row relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-0.5 py-2 text-small hover:bg-sunken sm:col-span-full sm:grid-cols-subgrid">
    <span className="min-w-0 truncate font-medium" title={recipientLabel(mail.recipient)}>
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
    {tellsState && <MailState mail={mail} />}
    <time
      dateTime={momentOf(mail)}
      className="tabular text-right whitespace-nowrap text-muted max-sm:col-start-2 max-sm:row-start-1"
    >
      {formatBriefMoment(momentOf(mail))}
    </time>
    {hasFailed(mail) && (
      <div className="col-span-full sm:col-start-2">
        <MailFailure mail={mail} />
      </div>
    )}
  </li>
);

/** On phones there is no room to say what went well. */
function MailState({ mail }: Pick<MailRowProps, 'mail'>) {
  const { label, tone } = stateOf(mail);
  const isAsExpected = mail.status === 'sent' && !mail.kept;
  return (
    <span className={cx('max-sm:row-start-2', isAsExpected && 'max-sm:hidden')}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}
