import { useRef, useState, type MouseEvent } from 'react';
import type { DemoLogins } from '#app/lib/contexts.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { MailLinkForm, type MailPurpose } from './mail-link-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

const WAYS: Readonly<Record<MailPurpose, { path: string; title: string }>> = {
  recovery: { path: '/login/passwort-vergessen', title: 'Neues Passwort anfordern' },
  'sign-in': { path: '/login/link', title: 'Anmelden mit Link oder Code' },
};

/**
 * Password form and the two ways without one. They have pages of their own;
 * from here they open in place, with the address already typed.
 */
export function SignInPanel({ demo }: { demo: DemoLogins | null }) {
  const { search } = useAddress();
  const panel = useRef<HTMLDivElement>(null);
  const [purpose, setPurpose] = useState<MailPurpose | null>(null);
  const [email, setEmail] = useState('');

  const findForm = () => panel.current?.querySelector('form');
  const openInPlace = (chosen: MailPurpose) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEmail(findForm()?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '');
    setPurpose(chosen);
  };

  if (purpose) {
    return (
      <div className="grid gap-5">
        <h2 ref={takeFocus} tabIndex={-1} className="text-title">
          {WAYS[purpose].title}
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
    <div ref={panel} data-keep-free="">
      <SignInForm defaultEmail={email}>
        <p className="-my-2 text-small">
          <TextLink
            to={WAYS.recovery.path + search}
            className="inline-flex min-h-11 items-center"
            onClick={openInPlace('recovery')}
          >
            Passwort vergessen?
          </TextLink>
        </p>
      </SignInForm>
      <p className="my-4 flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        oder
      </p>
      <div className="grid gap-3">
        <ButtonLink
          variant="secondary"
          full
          to={WAYS['sign-in'].path + search}
          onClick={openInPlace('sign-in')}
        >
          Mit E-Mail-Link anmelden
        </ButtonLink>
        <PasskeySignIn />
      </div>
      {demo && <DemoAccounts logins={demo} findForm={findForm} />}
    </div>
  );
}
