import { Link, useLocation } from 'react-router';
import { Notice } from '#app/private/notice.tsx';

/** What is not set up yet: said where it matters, with the way to where it is done. */
const OPEN = [
  {
    name: 'hasSamples',
    where: /^\/admin\/rechnungen/,
    text: 'Ihre Firmendaten sind noch Muster, auch auf Rechnungen.',
    to: '/admin/firma',
    way: 'Firmendaten eintragen',
  },
  {
    name: 'isHeldBack',
    where: /^/,
    text: 'Suchmaschinen nehmen diese Website noch nicht auf.',
    to: '/admin/start',
    way: 'Was noch fehlt',
  },
] as const;
export type SiteState = Readonly<Record<(typeof OPEN)[number]['name'], boolean>>;

/** Stands on the pages of the admin area until the site is set up, but where that is done. */
export function StateNote({ state }: { state: SiteState }) {
  const { pathname } = useLocation();
  const open = OPEN.filter(({ name, where }) => state[name] && where.test(pathname));
  const { to, way } = (open.length === 1 ? open[0] : OPEN.at(-1))!;
  if (open.length === 0 || pathname === to) return null;
  return (
    <Notice
      className="mb-6 py-1"
      action={
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {way}
        </Link>
      }
    >
      <p>{open.map(({ text }) => text).join(' ')}</p>
    </Notice>
  );
}
