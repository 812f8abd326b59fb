import { useEffect, useState, type ReactNode } from 'react';
import { findReturnPath, findSessionEnd, type SessionEnd } from '#app/lib/return-path.ts';
import { useSession } from '#app/lib/session-store.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { translateAuthError } from '../auth-errors.ts';
import { readEmailChange, readEmailChangeBehind } from '../email-change-answer.ts';
import { hasMailCode, mayTakeMailCode } from '../brings-session.ts';
import { CONFIRMED } from './mail-target.ts';

const ENDS: Readonly<Record<SessionEnd, string>> = {
  abgelaufen: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  abgemeldet: 'Sie haben sich in einem anderen Fenster abgemeldet.',
};

/** What this page can do with a code that a mail link has brought. */
type MailCode = 'none' | 'own' | 'foreign';

/**
 * A mail link that no longer works leads back with the reason in query or
 * fragment; one of another browser brings a code that is no use here.
 */
export default function LinkProblem() {
  const { search } = useAddress();
  const { status } = useSession();
  const hydrated = useHydrated();
  const [mailCode, setMailCode] = useState<MailCode>('none');
  // Once, before the client takes the code: it throws away what the code belongs to.
  useEffect(
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows no cookies of scripts
    () => setMailCode(!hasMailCode() ? 'none' : mayTakeMailCode() ? 'own' : 'foreign'),
    [],
  );
  // Its secret may be there and belong to another mail: then nobody is signed in by it.
  const isUseless = mailCode === 'foreign' || (mailCode === 'own' && status === 'anonymous');
  const parameters = new URLSearchParams(search);
  if (isUseless && parameters.get('type') === 'recovery') {
    return (
      <Notice tone="success">
        Ihre E-Mail-Adresse ist bestätigt. Für sie wurde mehr als einmal ein Konto oder ein Link
        angefordert, deshalb gilt kein Passwort von vorher.{' '}
        <SiteLink
          to="/login/passwort-vergessen"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Passwort vergeben
        </SiteLink>
      </Notice>
    );
  }
  if (isUseless && parameters.has(CONFIRMED)) {
    return (
      <Notice tone="success">
        Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich jetzt an.
      </Notice>
    );
  }
  // The server never sees the fragment: it counts only once React has taken over.
  const fragment = new URLSearchParams(hydrated ? location.hash.slice(1) : '');
  const change =
    readEmailChangeBehind(findReturnPath(parameters)) ??
    (fragment.has('message') ? readEmailChange(fragment) : null);
  if (change) return <Notice tone={change.isRefusal ? 'danger' : 'success'}>{change.text}</Notice>;
  const end = findSessionEnd(parameters);
  if (end) return <Notice tone="accent">{ENDS[end]}</Notice>;
  const code = parameters.get('error_code') ?? fragment.get('error_code');
  if (!code && !parameters.get('error') && !isUseless) return null;
  return (
    <Notice tone="danger">
      {translateAuthError({ code: isUseless ? 'bad_code_verifier' : (code ?? '') })}
    </Notice>
  );
}

const TONES = {
  success: 'border-success bg-success-wash shadow-[inset_6px_0_0_var(--success)]',
  accent: 'border-line-strong bg-sunken shadow-[inset_6px_0_0_var(--accent)]',
  danger: 'border-danger bg-danger-wash shadow-[inset_6px_0_0_var(--danger)]',
};

const Notice = ({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) => (
  <p
    role={tone === 'success' ? 'status' : 'alert'}
    className={cx('border p-4 text-small font-medium', TONES[tone])}
  >
    {children}
  </p>
);
