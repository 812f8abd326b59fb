import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { mailTo } from '#app/lib/mail-to.ts';
import { Button, buttonClass, type ButtonVariant } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { prepareDraft } from './talk/drafts.ts';

export type Reminding = {
  /** His account; without one he is written to by mail. */
  customerId: string | null;
  email: string;
  /** Of the mail. */
  subject: string;
  text: string;
  /** Path of the website with whose address the mail ends. */
  page?: string;
};

type RemindButtonProps = Reminding & {
  label: string;
  /** Which of many, read out. */
  about: string;
  variant?: ButtonVariant;
  className?: string;
};

/**
 * Begins a message to a customer that somebody sends himself: in the talk with him, or in the own
 * mail program where he has no account.
 */
export const RemindButton = (props: RemindButtonProps) =>
  props.customerId ? (
    <TalkReminder {...props} customerId={props.customerId} />
  ) : (
    <MailReminder {...props} />
  );

function MailReminder({
  email,
  subject,
  text,
  page,
  label,
  about,
  variant = 'secondary',
  className,
}: RemindButtonProps) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const body = page === undefined ? text : `${text}\n${origin}${page}`;
  return (
    <a
      href={mailTo(email, { subject, body })}
      aria-label={`${label}: ${about}, im eigenen Mailprogramm`}
      title={`Öffnet Ihr Mailprogramm mit einem Entwurf an ${email}`}
      className={cx(buttonClass({ variant, size: 'small' }), className)}
    >
      {label}
    </a>
  );
}

/** The address of the website does not change while it is open. */
const never = () => () => undefined;

function TalkReminder({
  customerId,
  text,
  label,
  about,
  variant = 'secondary',
  className,
}: RemindButtonProps & { customerId: string }) {
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={`${label}: ${about}`}
      title="Öffnet die Unterhaltung mit einem vorbereiteten Text"
      className={cx('whitespace-nowrap', className)}
      onClick={() => {
        prepareDraft(customerId, text);
        void navigate(`/admin/unterhaltungen/${customerId}`);
      }}
    >
      {label}
    </Button>
  );
}

/** 'Guten Tag Jana Musterfeld,' */
export const greet = (name: string | null | undefined): string =>
  name && !name.includes('@') ? `Guten Tag ${name},` : 'Guten Tag,';
