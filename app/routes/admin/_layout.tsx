import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AreaReads } from '#app/private/area-reads.tsx';
import { AreaShell } from '#app/private/area-shell.tsx';
import { SkipLink } from '#app/private/skip-link.tsx';
import { MailBanner } from '#app/features/operations/mail-banner.tsx';
import { MessagesWatch } from '#app/features/messages/messages-watch.tsx';
import { InboxWatch } from '#app/features/inbox/waiting.ts';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { RenderedSession, useSession } from '#app/lib/session-store.ts';
import { useAreaGuard } from '#app/features/account/use-area-guard.ts';
import { FactorGate } from '#app/features/account/security/factor-reminder.tsx';
import { readFactorReminder } from '#app/lib/factor-reminder.ts';
import { requireSignedIn } from '#app/lib/area-guard.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { hasSampleSeller } from '#content/company.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/_layout.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { AdminCommands } from './commands.tsx';
import { SECTIONS } from './sections.tsx';
import { StateNote, type SiteState } from './state-note.tsx';
import { RecentRecords } from '#app/features/command/recent-records.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const access = await requireSignedIn(request, context);
  const { company, launch, server, createSupabase, demo } = context.get(serverContext);
  // Everybody may know the accounts of a demo.
  const reminder =
    access.isAdmin && !demo ? await readFactorReminder(createSupabase(request).client) : null;
  const state: SiteState = {
    hasSamples: !demo && hasSampleSeller(company),
    // Public pages are the same for everybody: the owner learns here that nobody finds them.
    isHeldBack: launch.isHeldBack(),
  };
  const hasMailServer = server.read().mail.source !== 'none';
  return { ...access, reminder, state, hasMailServer };
}

/**
 * Pages that change what stands above all pages without an action of their own:
 * a second factor is set up there.
 */
const ACCOUNT_PAGES = /^\/admin\/(konto|einrichten)(\/|$)/;

/**
 * The door was passed: moving on asks the server nothing, data lie behind the
 * rights of each read, and an ended session is noticed by itself.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (formMethod !== undefined ||
    (currentUrl.pathname !== nextUrl.pathname && ACCOUNT_PAGES.test(currentUrl.pathname)));

export const handle = { kind: 'application' };

export const meta: Route.MetaFunction = () => [
  { title: 'Verwaltung' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function AdminLayout(props: Route.ComponentProps) {
  return (
    <RenderedSession value={props.loaderData.session}>
      <AreaReads>
        <AdminArea {...props} />
      </AreaReads>
    </RenderedSession>
  );
}

function AdminArea({ loaderData, params }: Route.ComponentProps) {
  const access = useAreaGuard('admin');
  const { user, profile } = useSession();
  const isRefused = !loaderData.isAdmin || access === 'refused';
  return (
    <>
      <SkipLink />
      <AreaShell
        title="Verwaltung"
        sections={isRefused ? [] : SECTIONS}
        tools={
          access === 'granted' &&
          !isRefused && (
            <>
              <InboxWatch />
              <MessagesWatch />
              <AdminCommands />
            </>
          )
        }
        banner={
          access === 'granted' && !isRefused && <MailBanner hasServer={loaderData.hasMailServer} />
        }
        beside={access === 'granted' && <RecentRecords />}
        person={profile?.full_name || user?.email || ''}
        actions={
          <>
            {!isRefused && (
              <ButtonLink to="/admin/konto" variant="quiet" size="small">
                Mein Konto
              </ButtonLink>
            )}
            <SignOutButton />
          </>
        }
      >
        {isRefused ? (
          <NoAccess />
        ) : access !== 'granted' ? (
          <Spinner />
        ) : isRecord(params) ? (
          <FactorGate reminder={loaderData.reminder}>
            <StateNote state={loaderData.state} />
            <Outlet />
          </FactorGate>
        ) : (
          <NoRecord />
        )}
      </AreaShell>
    </>
  );
}

/**
 * An address that was cut off names no record; asking the database for it would
 * only be an error.
 */
const isRecord = (params: { id?: string | undefined }): boolean =>
  params.id === undefined || isUuid(params.id);
const NoRecord = () => (
  <MissingPage title="Diese Seite gibt es nicht" back={['/admin/uebersicht', 'Zur Übersicht']} />
);

function NoAccess() {
  return (
    <>
      <PageHead title="Kein Zugriff" />
      <EmptyState
        title="Dieser Bereich ist der Agentur vorbehalten"
        action={<ButtonLink to="/portal">Zum Kundenportal</ButtonLink>}
      >
        Mit Ihrem Konto erreichen Sie das Kundenportal.
      </EmptyState>
    </>
  );
}
