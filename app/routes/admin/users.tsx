import { UserList } from '#app/features/admin-users/user-list.tsx';
import { useSession } from '#app/features/session/session-store.ts';

export default function AdminUsers() {
  const { user } = useSession();
  return (
    <>
      <h1 className="mb-6 text-head">Benutzer</h1>
      <UserList ownId={user?.id ?? ''} />
    </>
  );
}
