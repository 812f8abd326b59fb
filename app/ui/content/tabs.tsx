import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onChange?: (value: string) => void;
};

/**
 * Views of one page, of which one is shown. Begins with the first unless
 * `value` says otherwise.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Primitive.Root
      {...(value === undefined ? { defaultValue: tabs[0]!.value } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-[3px] border-transparent px-4 text-small font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
