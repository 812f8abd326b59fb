import { UserList } from '#app/features/admin-users/user-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminUsers() {
  const { user } = useSession();
  return (
    <>
      <PageHead title="Benutzer" />
      <UserList ownId={user?.id ?? ''} />
    </>
  );
}
