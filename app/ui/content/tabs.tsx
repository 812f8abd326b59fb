import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onChange?: (value: string) => void;
  defaultValue?: string;
};

/** Tabs as the ARIA practices describe them: one stop of the Tab key, arrows choose. Answers to clicks, so that early ones can be replayed. */
export function Tabs({ label, tabs, value, onChange, defaultValue }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const active = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === active);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    choose(tabs[index]!.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line" onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isActive = tab.value === active;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isActive}
              aria-controls={`${id}-${tab.value}-panel`}
              tabIndex={isActive ? 0 : -1}
              className="min-h-11 border-b-[3px] border-transparent px-4 text-small font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
              onClick={() => choose(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== active}
          className="pt-5"
        >
          {tab.value === active && tab.content}
        </div>
      ))}
    </div>
  );
}
