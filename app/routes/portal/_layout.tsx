import { useMemo } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getContentSettings } from '#content/settings.ts';
import type { AreaLink } from '#app/private/area-links.ts';
import { AreaReads } from '#app/private/area-reads.tsx';
import { AreaShell } from '#app/private/area-shell.tsx';
import { SkipLink } from '#app/private/skip-link.tsx';
import { FollowWaiting, WaitingCount } from '#app/features/projects/next-steps.tsx';
import { useOnlyProject } from '#app/features/projects/use-own-projects.ts';
import { arePictured } from '#app/features/content/are-pictured.ts';
import { MessagesWatch } from '#app/features/messages/messages-watch.tsx';
import { UnreadCount } from '#app/features/messages/unread-count.tsx';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { RenderedSession, useSession } from '#app/lib/session-store.ts';
import { useAreaGuard } from '#app/features/account/use-area-guard.ts';
import { requireSignedIn } from '#app/lib/area-guard.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import type { Route } from './+types/_layout.ts';

const linksOf = (hasOneProject: boolean): AreaLink[] => [
  { to: '/portal', label: 'Übersicht', end: true, records: '/portal/anfragen', icon: 'home' },
  { to: '/portal/angebote', label: 'Angebote', badge: <WaitingCount of="offers" /> },
  {
    to: '/portal/projekte',
    label: hasOneProject ? 'Ihr Projekt' : 'Projekte',
    icon: 'window',
    badge: <WaitingCount of="approvals" />,
  },
  {
    to: '/portal/nachrichten',
    label: 'Nachrichten',
    icon: 'chat',
    badge: <UnreadCount />,
  },
  { to: '/portal/termine', label: 'Termine' },
  {
    to: '/portal/rechnungen',
    label: 'Rechnungen',
    icon: 'file',
    badge: <WaitingCount of="invoices" />,
  },
  { to: '/portal/profil', label: 'Profil', isApart: true },
  { to: '/portal/sicherheit', label: 'Sicherheit' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = await requireSignedIn(request, context);
  const { company, prices, slots } = getContentSettings();
  return {
    session,
    portrait: slots.owner ?? null,
    arePictured: arePictured(company, prices),
  };
}

/**
 * The door was passed: data lie behind the rights of each read, and an ended
 * session is noticed by itself.
 */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && formMethod !== undefined;

export const handle = { kind: 'application' };

export const meta: Route.MetaFunction = () => [
  { title: 'Kundenportal' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <RenderedSession value={loaderData.session}>
      <AreaReads>
        <PortalArea />
      </AreaReads>
    </RenderedSession>
  );
}

function PortalArea() {
  const access = useAreaGuard('portal');
  const { user, profile } = useSession();
  const hasOneProject = useOnlyProject(user?.id ?? '') !== undefined;
  const links = useMemo(() => linksOf(hasOneProject), [hasOneProject]);
  return (
    <>
      <SkipLink />
      <AreaShell
        title="Kundenportal"
        links={links}
        person={profile?.full_name || user?.email || ''}
        actions={<SignOutButton />}
        tools={
          <>
            <FollowWaiting />
            <MessagesWatch />
          </>
        }
      >
        {access === 'granted' ? <Outlet /> : <Spinner />}
      </AreaShell>
    </>
  );
}
