import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

const ICONS = {
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5',
  numbers: 'M10 6h10M10 12h10M10 18h10M3.5 5L5 4v5M3.5 15.5c0-1.8 3-1.8 3 0 0 1.2-3 2-3 3.5h3',
  quote: 'M4 16.5c2.2-.8 3.5-2.5 3.5-5.5H4V6h5v5M14 16.5c2.2-.8 3.5-2.5 3.5-5.5H14V6h5v5',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14M15 5v14',
  link:
    'M9.5 14.5l5-5M8.5 11L6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5L13.5 6A3.2 3.2 0 0 1 18 ' +
    '10.5L15.5 13',
  picture: 'M3 5h18v14H3zM3 16l5-5 4.5 4.5L16 12l5 5M15.5 9h.01',
  component: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h6',
} as const;
type ToolIcon = keyof typeof ICONS;

/** A drawing, or letters of which narrow screens show the first alone. */
export type ToolLook = ToolIcon | { sign: string; rest?: string; className?: string };

export type ToolbarEntry = {
  label: string;
  /** Seen instead of the name: a sign, a letter or a short word. */
  look?: ToolLook;
  /** Undefined where it is no state of the text. */
  isOn?: boolean | undefined;
  isOff?: boolean;
  keys?: string;
  onPress: () => void;
};

type Props = {
  label: string;
  /** Id of the text that they change. */
  controls: string;
  /** Side by side, a line between two of them. */
  groups: readonly (readonly ToolbarEntry[])[];
  children?: ReactNode;
};

/** Buttons of which the arrow keys reach each, and Tab one. */
export function Toolbar({ label, controls, groups, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState('');
  const entries = groups.flat();
  const stop = entries.some((entry) => entry.label === reached) ? reached : entries[0]?.label;
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const next = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at + buttons.length - 1) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className="flex items-center sm:flex-wrap"
      onKeyDown={onKeyDown}
    >
      {groups.map((group, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- groups stay where they are
          key={index}
          className={cx('flex max-sm:contents', index > 0 && 'border-l border-line')}
        >
          {group.map((entry) => (
            <button
              key={entry.label}
              type="button"
              data-tool=""
              tabIndex={entry.label === stop ? 0 : -1}
              aria-label={entry.label}
              aria-pressed={entry.isOn}
              aria-disabled={entry.isOff || undefined}
              title={entry.keys ? `${entry.label} (${entry.keys})` : entry.label}
              className={cx(
                'grid min-h-11 min-w-11 shrink-0 place-items-center text-small whitespace-nowrap',
                'focus-visible:-outline-offset-2',
                isWord(entry.look) ? 'px-1.5 sm:px-3' : 'px-1.5',
                'hover:bg-sunken aria-disabled:opacity-35 aria-pressed:bg-ink aria-pressed:text-canvas',
              )}
              onFocus={() => setReached(entry.label)}
              // The text keeps what is selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !entry.isOff && entry.onPress()}
            >
              <Look entry={entry} />
            </button>
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}

const isWord = (look: ToolLook | undefined): boolean =>
  look === undefined || (typeof look === 'object' && look.rest !== undefined);

function Look({ entry: { look, label } }: { entry: ToolbarEntry }) {
  if (typeof look === 'object')
    return (
      <span className={look.className}>
        {look.sign}
        {look.rest && <span className="max-sm:hidden">{look.rest}</span>}
      </span>
    );
  if (!look) return <span>{label}</span>;
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} className="icon" aria-hidden="true">
      <path d={ICONS[look]} />
    </svg>
  );
}
