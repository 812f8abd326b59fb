import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { PageHead } from '#app/private/page-head.tsx';

export default function PortalMessages() {
  const { user } = useSession();
  const company = useCompany();
  return (
    <div className="max-w-[48rem]">
      <PageHead title="Nachrichten" />
      {user && <ThreadView customerId={user.id} side="customer" otherName={company.name} />}
    </div>
  );
}
