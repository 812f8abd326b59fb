import { useState } from 'react';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay, formatBriefMoment } from '#app/private/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Initials } from '#app/private/initials.tsx';
import { FilterSelect } from '#app/private/list-head.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { RowActions } from '#app/private/row-actions.tsx';
import { SearchList } from '#app/private/search-list.tsx';
import { UserDialog } from './user-dialog.tsx';
import {
  lacksFactor,
  nameFactors,
  ROLE_LABELS,
  teamFirst,
  USER_GROUPS,
  USERS_KEY,
  type User,
} from '#app/private/user.ts';

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
  const [changing, setChanging] = useState<string>();
  const { status, change } = useAddressFilter();
  const group = USER_GROUPS.find(({ id }) => id === status) ?? USER_GROUPS[0];
  const columns: readonly Column<User>[] = [
    {
      key: 'name',
      label: 'Name',
      head: true,
      cell: (user) => (
        <span className="flex items-center gap-3">
          <Initials person={user.full_name || user.email} />
          <span className="min-w-0 sm:min-w-[12rem]">
            <span className="block break-words">
              {user.full_name || 'ohne Namen'}
              {user.id === ownId && <span className="font-normal text-muted"> (Sie selbst)</span>}
            </span>
            <span className="block text-fine font-normal wrap-anywhere text-muted">
              {user.email}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      label: 'Rolle',
      onPhone: 'value',
      cell: (user) => (
        <span className={user.role === 'customer' ? 'text-muted' : ''}>
          {ROLE_LABELS[user.role]}
        </span>
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
            className="relative z-1 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Zweiten Faktor einrichten
          </Link>
        ) : lacksFactor(user) ? (
          <Badge tone="waiting">
            <span className="sm:hidden">Zweiter Faktor: </span>nicht eingerichtet
          </Badge>
        ) : user.factors.length === 0 ? (
          ''
        ) : (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="check" size={14} className="text-success" />
            <span className="sm:hidden">Zweiter Faktor: </span>
            {nameFactors(user)}
          </span>
        ),
    },
    {
      key: 'seen',
      label: 'Letzte Anmeldung',
      onPhone: 'meta',
      cell: (user) =>
        user.invited_at ? (
          <Badge tone="waiting">Eingeladen {formatBriefDay(user.invited_at)}</Badge>
        ) : user.last_sign_in_at ? (
          <>
            <span className="whitespace-pre sm:hidden">Zuletzt: </span>
            {formatBriefMoment(user.last_sign_in_at)}
          </>
        ) : (
          <span className="text-muted">noch nie</span>
        ),
    },
    {
      key: 'change',
      label: 'Verwalten',
      labelHidden: true,
      align: 'end',
      onPhone: 'action',
      cell: (user) =>
        user.id === ownId ? (
          ''
        ) : (
          <RowActions>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Verwalten: ${user.full_name || user.email}`}
              onClick={() => setChanging(user.id)}
            >
              Verwalten
            </Button>
          </RowActions>
        ),
    },
  ];
  const chosen = query.data?.find(({ id }) => id === changing);
  return (
    <>
      <QueryState query={query}>
        {(users) => (
          <SearchList
            rows={teamFirst(users.filter(group.holds))}
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
      {chosen && <UserDialog user={chosen} onClose={() => setChanging(undefined)} />}
    </>
  );
}
