import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay, formatMoment } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { StatusSelect } from '#app/private/status-select.tsx';
import { Factors } from './factors.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { ROLE_LABELS, USERS_KEY, type RoleChange, type User } from '#app/private/user.ts';

const textsOf = (user: User): string[] => [
  user.full_name,
  user.email,
  ROLE_LABELS[user.role] ?? '',
];

/** All users with name, address and role. `ownId` is the viewer's, whose role stays as it is. */
export function UserList({ ownId }: { ownId: string }) {
  const query = useRows<User[]>(USERS_KEY, (client) => client.rpc('list_users'));
  const [change, setChange] = useState<RoleChange>();
  const columns: readonly Column<User>[] = [
    { key: 'name', label: 'Name', head: true, cell: (user) => user.full_name || 'ohne Namen' },
    {
      key: 'email',
      label: 'E-Mail',
      onPhone: 'meta',
      cell: (user) => (
        <span className="sm:block sm:min-w-[12rem] sm:wrap-anywhere">{user.email}</span>
      ),
    },
    {
      key: 'role',
      label: 'Rolle',
      onPhone: 'action',
      cell: (user) =>
        user.id === ownId ? (
          <>
            {ROLE_LABELS[user.role]} <span className="text-muted">(Sie selbst)</span>
          </>
        ) : (
          <StatusSelect
            label={`Rolle von ${user.full_name || user.email}`}
            value={user.role}
            labels={ROLE_LABELS}
            onChange={(role) => setChange({ user, role })}
          />
        ),
    },
    {
      key: 'factors',
      label: 'Zweiter Faktor',
      onPhone: 'wide',
      cell: (user) =>
        user.factors.length === 0 ? '–' : <Factors user={user} isOwn={user.id === ownId} />,
    },
    {
      key: 'created',
      label: 'Angelegt',
      align: 'end',
      onPhone: 'hidden',
      cell: (user) => formatShortDay(user.created_at),
    },
    {
      key: 'seen',
      label: 'Letzte Anmeldung',
      align: 'end',
      onPhone: 'wide',
      cell: (user) => {
        if (user.invited_at) return <OpenInvitation user={user} invitedAt={user.invited_at} />;
        return user.last_sign_in_at ? formatMoment(user.last_sign_in_at) : 'noch nie';
      },
    },
  ];
  return (
    <>
      <QueryState query={query}>
        {(users) => (
          <SearchList
            rows={users}
            textsOf={textsOf}
            noun="Benutzer"
            placeholder="Name, E-Mail, Rolle"
            whenEmpty="Wer ein Konto anlegt, erscheint hier."
          >
            {(found) => (
              <Table
                caption="Benutzer"
                captionHidden
                phoneRows
                columns={columns}
                rows={found}
                rowKey={(user) => user.id}
              />
            )}
          </SearchList>
        )}
      </QueryState>
      {change && <RoleDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
