import { Link, useLocation } from 'react-router';

/**
 * What holds on every page until the site is set up: no mail leaves, nobody
 * finds it. Stays away where that is done.
 */
export function StateNote({
  keepsMails,
  isHeldBack,
}: {
  keepsMails: boolean;
  isHeldBack: boolean;
}) {
  const { pathname } = useLocation();
  const [to, way] = isHeldBack
    ? ['/admin/start', 'Was noch fehlt']
    : ['/admin/mailserver', 'Mailserver eintragen'];
  const isAtIt = pathname === to || pathname.startsWith('/admin/einrichten');
  if (isAtIt || !(keepsMails || isHeldBack)) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border border-line-strong bg-surface px-5 py-2 text-small shadow-[inset_6px_0_0_var(--accent)]">
      <span>
        {keepsMails && 'E-Mails werden noch nicht versendet, nur gespeichert. '}
        {isHeldBack && 'Suchmaschinen nehmen diese Website noch nicht auf.'}
      </span>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {way}
      </Link>
    </p>
  );
}
