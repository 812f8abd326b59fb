import { NextSteps } from '#app/features/portal-overview/next-steps.tsx';
import { RequestList } from '#app/features/portal-requests/request-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function PortalOverview() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={`Guten Tag${profile?.full_name ? `, ${profile.full_name}` : ''}`} note={`Angemeldet als ${user.email}`} />
      <NextSteps userId={user.id} />
      <h2 className="mt-10 mb-4 text-title">Ihre Anfragen</h2>
      <RequestList userId={user.id} />
    </>
  );
}
