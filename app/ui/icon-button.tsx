import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { useSwitchedOff } from './use-switched-off.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  iconSize?: number;
  turned?: boolean;
};

/** An icon as a button; its name is read out and shown by the pointer. For actions on one row. */
export function IconButton({
  icon,
  label,
  iconSize = 20,
  turned = false,
  className,
  disabled = false,
  ...rest
}: IconButtonProps) {
  const state = useSwitchedOff(disabled, rest);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken ' +
          'disabled:opacity-40 aria-disabled:opacity-40',
        className,
      )}
      {...rest}
      {...state}
    >
      <Icon name={icon} size={iconSize} className={turned ? 'rotate-180' : ''} />
    </button>
  );
}
