import { Link, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useMailFault } from './mail-fault.ts';

/** Where the mail server is set up. */
const PAGE = '/admin/mailserver';
const SET_UP = /^\/admin\/(mailserver|einrichten)(\/|$)/;

/** Across the area while no mail leaves: nothing that the agency promises arrives. */
export function MailBanner({ hasServer }: { hasServer: boolean }) {
  const { pathname } = useLocation();
  const { data: fault = '' } = useMailFault(hasServer);
  const reason = hasServer ? fault : 'Es ist kein Mailserver eingetragen.';
  // The list of mails says itself that there is none.
  const isSaid = SET_UP.test(pathname) || (!hasServer && pathname === '/admin/mails');
  if (!reason || isSaid) return null;
  return (
    <aside
      aria-label="Mailversand"
      className="area-banner bg-ink text-small text-canvas [--focus:var(--canvas)]"
    >
      <p className="mx-auto flex min-h-11 w-full max-w-[105rem] flex-wrap items-center gap-x-2 px-5 sm:px-8">
        <Icon name="warning" size={18} />
        <strong>E-Mails gehen nicht hinaus.</strong>
        <span className="max-md:sr-only">{reason}</span>
        {/* So short that all of it stands in one line on phones: --area-banner counts on that. */}
        <Link
          to={PAGE}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {hasServer ? 'Prüfen' : 'Eintragen'}
          <span className="sr-only">: Mailserver</span>
        </Link>
      </p>
    </aside>
  );
}
