import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRail, type RailRow } from '#app/private/record-rail.tsx';
import type { IconName } from '#app/ui/icon.tsx';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { useWaiting, WAYS_IN, type Waiting, type WayIn } from './waiting.ts';

/** Where it is answered: beside the list. */
export const addressOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>): string =>
  `/admin/eingang/${kind}/${encodeURIComponent(id)}`;

const ICONS: Readonly<Record<WayIn, IconName>> = {
  anfrage: 'plus',
  kunde: 'user',
  angebot: 'file',
  kontakt: 'mail',
  chat: 'chat',
};

/** An entry among those of every way in: a sign says which, so that the line has room for the text. */
export const railRow = (row: Waiting): RailRow => ({
  id: `${row.kind}-${row.id}`,
  to: addressOf(row),
  title: row.title,
  icon: ICONS[row.kind],
  iconTitle: WAYS_IN[row.kind],
  mark: <WaitingTime wait={row} />,
  text: row.text ? (
    <>
      <span className="sr-only">{WAYS_IN[row.kind]}: </span>
      {row.text}
    </>
  ) : (
    WAYS_IN[row.kind]
  ),
});

/** The visitor of a chat has no name. */
export const tileOf = (kind: WayIn, name: string): Pick<RailRow, 'person' | 'icon'> =>
  kind === 'chat' ? { icon: 'chat' } : { person: name };

/** A customer would be told that he was read. */
export const opensByItself = ({ kind }: Waiting): boolean => kind !== 'kunde';

/**
 * One list of enquiries, customers, offers, contact form and chat; what is answered
 * leaves it. `shown` has the place beside the list without being open.
 */
export const WaitingList = ({ shown }: { shown: Waiting | undefined }) => (
  <QueryState query={useWaiting()}>
    {(rows) =>
      rows.length === 0 ? (
        <EmptyState title="Alles beantwortet">
          Neue Angebotsanfragen, Nachrichten von Kunden und aus dem Kontaktformular, Fragen zu
          Angeboten und Gespräche, die der Website-Chat übergibt, erscheinen hier von selbst.
        </EmptyState>
      ) : (
        <div className="inbox-rail overflow-y-auto lg:border-b lg:border-line lg:[&>section:last-child_ul]:rounded-b-none lg:[&>section:last-child_ul]:border-b-0">
          <WaitingGroups rows={rows} waitOf={(row) => row}>
            {(part) => (
              <RecordRail
                rows={part.map((row) => ({ ...railRow(row), isShown: row.id === shown?.id }))}
              />
            )}
          </WaitingGroups>
        </div>
      )
    }
  </QueryState>
);
