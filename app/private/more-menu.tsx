import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useClosing } from './use-closing.ts';

export const MENU_ENTRY =
  'flex min-h-11 w-full items-center px-4 text-left text-small hover:bg-sunken';

type MoreMenuProps = {
  label: string;
  /** In a bar at the lower edge it opens above its button. */
  isUp?: boolean;
  children: ReactNode;
};

/** What is seldom done with a record, behind one button at the end of its actions. */
export function MoreMenu({ label, isUp = false, children }: MoreMenuProps) {
  const { details, close, onKeyDown } = useClosing();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape
    <details ref={details} onKeyDown={onKeyDown} className="relative">
      <summary
        title={label}
        className="grid size-11 list-none place-items-center rounded-control border border-line-strong font-semibold hover:bg-sunken"
      >
        <Icon name="more" />
        <span className="sr-only">{label}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of its entries */}
      <div
        className={cx(
          'absolute right-0 z-30 w-max min-w-44 rounded-control border border-line-strong',
          'bg-surface py-1',
          isUp ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
        onClick={close}
      >
        {children}
      </div>
    </details>
  );
}

export const MenuButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${MENU_ENTRY} ${className}`} {...rest} />
);
