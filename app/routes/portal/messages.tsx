import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';

export default function PortalMessages() {
  const { user } = useSession();
  const company = useCompany();
  return (
    <div className="mx-auto max-w-[56rem]">
      <h1 className="mb-6 text-head">Nachrichten</h1>
      {user && <ThreadView customerId={user.id} side="customer" otherName={company.name} />}
    </div>
  );
}
