import { useState, type MouseEvent } from 'react';
import { useAddress } from '#app/lib/use-site.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { MailLinkForm, type MailPurpose } from './mail-link-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

const WAYS: readonly { purpose: MailPurpose; path: string; label: string; title: string }[] = [
  {
    purpose: 'recovery',
    path: '/login/passwort-vergessen',
    label: 'Passwort vergessen?',
    title: 'Neues Passwort anfordern',
  },
  {
    purpose: 'sign-in',
    path: '/login/link',
    label: 'Ohne Passwort anmelden',
    title: 'Anmelden mit Link oder Code',
  },
];

/** The pressed link is gone: reading goes on here. */
const takeFocus = (place: HTMLElement | null): void => place?.focus();

/**
 * Password form and the two ways without one. They have pages of their own;
 * from here they open in place, with the address already typed.
 */
export function SignInPanel() {
  const { search } = useAddress();
  const [purpose, setPurpose] = useState<MailPurpose | null>(null);
  const [email, setEmail] = useState('');

  const openInPlace = (event: MouseEvent<HTMLElement>, chosen: MailPurpose) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEmail(
      event.currentTarget.closest('form')?.querySelector<HTMLInputElement>('[name=email]')?.value ??
        '',
    );
    setPurpose(chosen);
  };

  if (purpose) {
    return (
      <div className="grid gap-5">
        <h2 ref={takeFocus} tabIndex={-1} className="text-title">
          {WAYS.find((way) => way.purpose === purpose)?.title}
        </h2>
        <MailLinkForm purpose={purpose} defaultEmail={email} />
        <Button
          variant="quiet"
          size="small"
          className="-ml-4 justify-self-start"
          onClick={() => setPurpose(null)}
        >
          Zurück zur Anmeldung
        </Button>
      </div>
    );
  }
  return (
    <>
      <SignInForm defaultEmail={email}>
        <p className="flex flex-wrap justify-between gap-x-6 text-small *:inline-flex *:min-h-11 *:items-center">
          {WAYS.map(({ purpose: way, path, label }) => (
            <TextLink key={way} to={path + search} onClick={(event) => openInPlace(event, way)}>
              {label}
            </TextLink>
          ))}
        </p>
      </SignInForm>
      <PasskeySignIn />
    </>
  );
}
