import type { IconName } from '#app/ui/icon.tsx';
import { matchWords } from '#app/lib/match-words.ts';
import { kindIcon, kindLabel, recordPath, type FoundRecord } from '#app/private/records.ts';

/** A place to go to, or something to do. */
export type Command = {
  id: string;
  label: string;
  /** What it belongs to: the section of a page, the number of a record. */
  note?: string;
  icon?: IconName;
} & ({ to: string } | { run: () => void });

export type CommandGroup = { title: string; commands: readonly Command[] };

const MOST_PAGES = 8;

const recordCommand = (record: FoundRecord): Command => ({
  id: record.id,
  label: record.title,
  note: [kindLabel(record.kind), record.note].filter(Boolean).join(' · '),
  icon: kindIcon(record.kind),
  to: recordPath(record),
});

/** His name finds a customer's records, too; he is what they have in common. */
const customersFirst = (found: readonly FoundRecord[]): FoundRecord[] => [
  ...found.filter(({ kind }) => kind === 'person'),
  ...found.filter(({ kind }) => kind !== 'person'),
];

/**
 * What the palette offers: without a word the records opened last and
 * everything to do; else what matches, customers and records first.
 */
export function listCommands(
  search: string,
  commands: { pages: readonly Command[]; actions: readonly Command[] },
  records: { recent: readonly FoundRecord[]; found: readonly FoundRecord[] },
): CommandGroup[] {
  const matches = ({ label, note = '' }: Command): boolean => matchWords(search, [label, note]);
  const groups =
    search.trim() === ''
      ? [
          { title: 'Zuletzt geöffnet', commands: records.recent.map(recordCommand) },
          { title: 'Aktionen', commands: commands.actions },
          { title: 'Seiten', commands: commands.pages },
        ]
      : [
          { title: 'Vorgänge', commands: customersFirst(records.found).map(recordCommand) },
          { title: 'Aktionen', commands: commands.actions.filter(matches) },
          { title: 'Seiten', commands: commands.pages.filter(matches).slice(0, MOST_PAGES) },
        ];
  return groups.filter((group) => group.commands.length > 0);
}
