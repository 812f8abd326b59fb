import { useState } from 'react';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay, formatBriefMoment } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/private/list-head.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { Factors } from './factors.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { lacksFactor, ROLE_LABELS, USER_GROUPS, USERS_KEY, type User } from '#app/private/user.ts';

const textsOf = (user: User): string[] => [
  user.full_name,
  user.email,
  ROLE_LABELS[user.role] ?? '',
];

/**
 * Users with name, address and role, the team first. `ownId` is the viewer's, whose role stays as
 * it is.
 */
export function UserList({ ownId }: { ownId: string }) {
  const query = useRows<User[]>(USERS_KEY, (client) => client.rpc('list_users'));
  const [changing, setChanging] = useState<User>();
  const { status, change } = useAddressFilter();
  const group = USER_GROUPS.find(({ id }) => id === status) ?? USER_GROUPS[0];
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
      onPhone: 'value',
      cell: (user) => (
        <>
          {ROLE_LABELS[user.role]}
          {user.id === ownId && <span className="text-muted max-sm:hidden"> (Sie selbst)</span>}
        </>
      ),
    },
    {
      key: 'change',
      label: 'Rolle ändern',
      labelHidden: true,
      onPhone: 'action',
      cell: (user) =>
        user.id === ownId ? (
          ''
        ) : (
          <Button
            size="small"
            variant="quiet"
            className="-mx-4 -my-2.5"
            aria-label={`Rolle ändern: ${user.full_name || user.email}`}
            onClick={() => setChanging(user)}
          >
            Rolle ändern
          </Button>
        ),
    },
    {
      key: 'factors',
      label: 'Zweiter Faktor',
      onPhone: 'wide',
      cell: (user) =>
        lacksFactor(user) && user.id === ownId ? (
          <Link
            to="/admin/konto"
            className="relative z-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Zweiten Faktor einrichten
          </Link>
        ) : lacksFactor(user) ? (
          <Badge tone="waiting">
            <span className="sm:hidden">Zweiter Faktor: </span>nicht eingerichtet
          </Badge>
        ) : user.factors.length === 0 ? (
          '–'
        ) : (
          <Factors user={user} isOwn={user.id === ownId} />
        ),
    },
    {
      key: 'created',
      label: 'Angelegt',
      align: 'end',
      onPhone: 'hidden',
      cell: (user) => formatBriefDay(user.created_at),
    },
    {
      key: 'seen',
      label: 'Letzte Anmeldung',
      align: 'end',
      onPhone: 'wide',
      cell: (user) => {
        if (user.invited_at) return <OpenInvitation user={user} invitedAt={user.invited_at} />;
        return (
          <>
            <span className="sm:hidden">{user.last_sign_in_at ? 'Zuletzt: ' : 'Angemeldet: '}</span>
            {user.last_sign_in_at ? formatBriefMoment(user.last_sign_in_at) : 'noch nie'}
          </>
        );
      },
    },
  ];
  return (
    <>
      <QueryState query={query}>
        {(users) => (
          <SearchList
            rows={users.filter(group.holds)}
            textsOf={textsOf}
            noun="Benutzer"
            placeholder="Name, E-Mail, Rolle"
            whenEmpty="Wer ein Konto anlegt, erscheint hier."
            filters={
              <FilterSelect
                label="Wer"
                value={group.id}
                options={USER_GROUPS.map(
                  ({ id, label, holds }) =>
                    [id, `${label} (${users.filter(holds).length})`] as const,
                )}
                onChange={(id) => change({ status: id })}
              />
            }
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
      {changing && <RoleDialog user={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}
