import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AreaShell } from '#app/features/area/area-shell.tsx';
import { UnreadCount } from '#app/features/messages/unread-count.tsx';
import { SignOutButton } from '#app/features/session/sign-out-button.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { useAreaGuard } from '#app/features/session/use-area-guard.ts';
import { requireSignedIn } from '#app/lib/area-guard.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import type { Route } from './+types/_layout.ts';
import { MissingPage, PageHead } from '#app/features/area/page-head.tsx';

const GROUPS = [
  {
    title: 'Aufträge',
    links: [
      { to: '/admin/uebersicht', label: 'Übersicht' },
      { to: '/admin', label: 'Anfragen', end: true, records: '/admin/anfragen' },
      { to: '/admin/angebote', label: 'Angebote' },
      { to: '/admin/projekte', label: 'Projekte' },
      { to: '/admin/rechnungen', label: 'Rechnungen' },
      { to: '/admin/termine', label: 'Termine' },
    ],
  },
  {
    title: 'Gespräche',
    links: [
      { to: '/admin/unterhaltungen', label: 'Unterhaltungen', badge: <UnreadCount side="staff" /> },
      { to: '/admin/nachrichten', label: 'Nachrichten' },
      { to: '/admin/chat', label: 'Chat' },
      { to: '/admin/newsletter', label: 'Newsletter' },
    ],
  },
  {
    title: 'Website',
    links: [
      { to: '/admin/statistik', label: 'Statistik' },
      { to: '/admin/inhalte', label: 'Inhalte' },
      { to: '/admin/bewertungen', label: 'Bewertungen' },
      { to: '/admin/angaben', label: 'Werbeaussagen' },
    ],
  },
  {
    title: 'Betrieb',
    links: [
      { to: '/admin/firma', label: 'Firmendaten' },
      { to: '/admin/benutzer', label: 'Benutzer' },
      { to: '/admin/mails', label: 'Mails' },
      { to: '/admin/fehler', label: 'Fehler' },
      { to: '/admin/protokoll', label: 'Protokoll' },
      { to: '/admin/datenschutz', label: 'Datenschutz' },
    ],
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return await requireSignedIn(request, context);
}

/** A filter in the address is no new page: nothing is asked of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || formMethod !== undefined);

export const meta: Route.MetaFunction = () => [{ title: 'Verwaltung' }, { name: 'robots', content: 'noindex,nofollow' }];

export default function AdminLayout({ loaderData, params }: Route.ComponentProps) {
  const found = useAreaGuard('admin');
  const { user, profile } = useSession();
  // The server has just read the role of this user; nothing waits for the browser to ask again.
  const access = found === 'checking' && user?.id === loaderData.userId ? 'granted' : found;
  const isRefused = !loaderData.isAdmin || access === 'refused';
  return (
    <AreaShell
      title="Verwaltung"
      links={isRefused ? [] : GROUPS}
      person={profile?.full_name || user?.email || ''}
      actions={<SignOutButton variant="secondary" />}
    >
      {isRefused ? <NoAccess /> : access !== 'granted' ? <Spinner /> : isRecord(params) ? <Outlet /> : <NoRecord />}
    </AreaShell>
  );
}

/** An address that was cut off names no record; asking the database for it would only be an error. */
const isRecord = (params: { id?: string | undefined }): boolean => params.id === undefined || isUuid(params.id);
const NoRecord = () => <MissingPage title="Diese Seite gibt es nicht" back={['/admin/uebersicht', 'Zur Übersicht']} />;

function NoAccess() {
  return (
    <>
      <PageHead title="Kein Zugriff" />
      <EmptyState title="Dieser Bereich ist der Agentur vorbehalten" action={<ButtonLink to="/portal">Zum Kundenportal</ButtonLink>}>
        Mit Ihrem Konto erreichen Sie das Kundenportal.
      </EmptyState>
    </>
  );
}
