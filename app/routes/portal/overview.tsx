import { NextSteps } from '#app/features/projects/next-steps.tsx';
import { RequestList } from '#app/features/requests/portal-request-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';

export default function PortalOverview() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead
        title={`Guten Tag${profile?.full_name ? `, ${profile.full_name}` : ''}`}
        note={`Angemeldet als ${user.email}`}
      />
      <NextSteps userId={user.id} />
      <h2 className="mt-10 mb-4 text-title">Ihre Anfragen</h2>
      <RequestList userId={user.id} />
    </>
  );
}
