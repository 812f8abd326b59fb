import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { useRecentIds, type FoundRecord } from '#app/private/records.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { listCommands, type Command } from './command.ts';

type Props = {
  search: string;
  onSearch: (search: string) => void;
  pages: readonly Command[];
  actions: readonly Command[];
  onClose: () => void;
};

/**
 * Every record, page and action behind one field: typed, chosen by the arrow
 * keys, opened by Enter.
 */
export default function Palette({ search, onSearch, pages, actions, onClose }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const [chosen, setChosen] = useState(0);
  const { found, recent, isFetching, isError } = useRecords(search);
  const groups = listCommands(search, { pages, actions }, { recent, found });
  const all = groups.flatMap(({ commands }) => commands);
  const active = Math.min(chosen, all.length - 1);
  const idOf = (command: Command): string => `${list}-${command.id}`;

  const open = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    if ('to' in command) void navigate(command.to);
    else command.run();
  };
  const choose = (index: number): void => {
    if (all.length === 0) return;
    const next = (index + all.length) % all.length;
    setChosen(next);
    const command = all[next];
    if (command) document.getElementById(idOf(command))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') choose(active + 1);
    else if (event.key === 'ArrowUp') choose(active - 1);
    else if (event.key === 'Enter') open(all[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Suchen oder springen"
      head={
        <input
          ref={field}
          role="combobox"
          aria-label="Vorgang, Seite oder Aktion"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={all[active] && idOf(all[active])}
          autoComplete="off"
          spellCheck={false}
          value={search}
          placeholder="Name, Nummer, E-Mail, Seite oder Aktion"
          className="block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3.5 text-body text-ink placeholder:text-muted"
          onChange={(event) => {
            onSearch(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      }
      atTop
      initialFocus={field}
    >
      <output className="-mt-2 block min-h-6 text-fine text-muted">
        {isError
          ? 'Die Vorgänge ließen sich nicht lesen. Bitte prüfen Sie Ihre Verbindung.'
          : all.length > 0
            ? '↑ ↓ wählen, Eingabe öffnet, Esc schließt'
            : isFetching
              ? 'Lädt...'
              : 'Nichts gefunden. Versuchen Sie ein anderes Wort.'}
      </output>
      <div id={list} role="listbox" aria-label="Treffer" className="mt-1 min-h-[16rem]">
        {groups.map(({ title, commands }) => (
          <div key={title} role="group" aria-labelledby={`${list}-${title}`}>
            <p id={`${list}-${title}`} className="caption pt-3 pb-1 text-muted">
              {title}
            </p>
            {commands.map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
              <div
                key={command.id}
                id={idOf(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === all[active]}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 border-l-[3px] px-3',
                  command === all[active]
                    ? 'border-accent bg-sunken'
                    : 'border-transparent hover:bg-sunken',
                )}
                onClick={() => open(command)}
              >
                {command.icon && <Icon name={command.icon} size={16} />}
                {/* Neither name nor number is ever cut: what has no room goes below. */}
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 py-1 wrap-anywhere">
                  <span className="font-medium">{command.label}</span>
                  {command.note && <span className="text-fine text-muted">{command.note}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function useRecords(search: string) {
  const wanted = useDeferredValue(search.trim());
  const ids = useRecentIds();
  const recent = useRows<FoundRecord[]>(
    ['find-records', 'recent', ...ids],
    (client) => client.rpc('find_records', { ids: [...ids] }),
    ids.length > 0,
  );
  const found = useQuery({
    queryKey: ['find-records', wanted],
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      const client = await loadSupabase();
      const { data, error } = await client
        .rpc('find_records', { search: wanted })
        .abortSignal(signal);
      if (error) throw new Error(error.message);
      return data as FoundRecord[];
    },
  });
  return {
    found: wanted === '' ? [] : (found.data ?? []),
    recent: inOrder(recent.data ?? [], ids),
    isFetching: found.isFetching,
    isError: found.isError,
  };
}

export const inOrder = (records: readonly FoundRecord[], ids: readonly string[]): FoundRecord[] =>
  ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
