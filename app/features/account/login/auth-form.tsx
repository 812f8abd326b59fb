import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { translateAuthError } from '../auth-errors.ts';
import { startSession, watchesAuth } from '../start-session.ts';
import { AuthInput } from './auth-input.tsx';
import {
  findFieldErrors,
  readValues,
  type AuthField,
  type AuthFieldErrors,
  type AuthValues,
} from './credentials.ts';

type Props = {
  fields: readonly AuthField[];
  /** A password that is chosen here, not entered: minimum length, other autocomplete. */
  isNew?: boolean;
  submitLabel: string;
  /** Filled by default; not where it stands beside the main action of a page. */
  submitVariant?: ButtonVariant;
  busyLabel: string;
  /** Throws what the auth client reports; the form translates it and can be sent again. */
  onSubmit: (values: AuthValues) => Promise<void>;
  defaultEmail?: string;
  /** Where an address is asked for that nobody signs in with yet. */
  emailLabel?: string;
  children?: ReactNode;
};

const NOT_LOADED =
  'Nicht alles ist geladen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.';

/** Without a connection the list is missing, and with it the sending: the service judges then. */
const loadNewPassword = () =>
  import('#shared/account/guessable-password.ts').then(
    ({ isGuessablePassword }) => ({ isGuessable: isGuessablePassword }),
    () => ({ isGuessable: () => false }),
  );

/**
 * Fields, German checks before sending, one message for what the service
 * answers. Everything entered stays after a failure.
 */
export function AuthForm({
  fields,
  isNew = false,
  submitLabel,
  submitVariant = 'primary',
  busyLabel,
  onSubmit,
  defaultEmail,
  emailLabel,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<AuthFieldErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (isNew) void loadNewPassword();
  }, [isNew]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = readValues(form.current);
    const found = findFieldErrors(values, fields, isNew ? await loadNewPassword() : undefined);
    setErrors(found);
    setFailure('');
    const first = fields.find((field) => found[field]);
    if (first) return form.current.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      await startSession();
      // Whoever signed in now would not be led on.
      if (!watchesAuth()) return setFailure(NOT_LOADED);
      await onSubmit(values);
    } catch (error) {
      setFailure(translateAuthError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    // POST, so that not even a browser without scripts writes a password into an address.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-5"
    >
      {failure && (
        <p
          role="alert"
          className="border border-danger bg-danger-wash p-4 text-small font-medium shadow-[inset_6px_0_0_var(--danger)]"
        >
          {failure}
        </p>
      )}
      {fields.map((field) => (
        <AuthInput
          key={field}
          field={field}
          isNew={isNew}
          {...(field === 'email' && emailLabel && { newLabel: emailLabel })}
          error={errors[field]}
          defaultValue={field === 'email' ? defaultEmail : undefined}
        />
      ))}
      {children}
      <Button type="submit" full busy={busy} variant={submitVariant}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
