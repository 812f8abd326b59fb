import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';

export type MenuItem = {
  label: string;
  icon?: IconName;
  onSelect: () => void;
  tone?: 'ordinary' | 'destructive';
  disabled?: boolean;
};

/** A button (`trigger`, one element) with a menu of actions. For navigation use links instead. */
export function DropdownMenu({
  trigger,
  label,
  items,
}: {
  trigger: ReactNode;
  label: string;
  items: readonly MenuItem[];
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          sideOffset={6}
          align="end"
          className="z-80 min-w-52 rounded-control border border-line-strong bg-surface p-1.5 text-ink data-[state=open]:animate-drop"
        >
          {items.map((item) => (
            <Primitive.Item
              key={item.label}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 ' +
                  'text-small outline-none select-none data-disabled:opacity-50 ' +
                  'data-highlighted:bg-ink data-highlighted:text-canvas',
                item.tone === 'destructive' && 'text-danger',
              )}
            >
              {item.icon && <Icon name={item.icon} size={18} />}
              {item.label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
