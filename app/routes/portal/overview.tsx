import { NextSteps } from '#app/features/portal-overview/next-steps.tsx';
import { RequestList } from '#app/features/portal-requests/request-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function PortalOverview() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <h1 className="text-head">Guten Tag{profile?.full_name ? `, ${profile.full_name}` : ''}</h1>
      <p className="mt-2 text-muted">Angemeldet als {user.email}</p>
      <NextSteps userId={user.id} />
      <h2 className="mt-10 mb-4 text-title">Ihre Anfragen</h2>
      <RequestList userId={user.id} />
    </>
  );
}
