import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

/**
 * A form behind a button, so that a record shows what is known before it asks.
 * Opened, its first field takes the focus; closed, the button has it again.
 * Escape closes what is empty: what somebody has typed goes by its own button.
 */
export function OnDemand({
  label,
  name,
  shortcut,
  isStart = false,
  children,
}: {
  label: string;
  /** What is read out instead of the label. */
  name?: string;
  /** Key of the area that presses the button (use-shortcuts.ts). */
  shortcut?: string;
  /** One of the ways to go on, not something to be added: a button like its neighbours. */
  isStart?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    part.current?.querySelector<HTMLElement>(isOpen ? 'input, textarea' : 'button')?.focus();
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of its fields
    <div
      ref={part}
      className={isOpen ? cx('w-full', isStart && 'order-last') : undefined}
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape' && isBlank(event.currentTarget)) close();
      }}
    >
      {isOpen ? (
        children(close)
      ) : (
        <Button
          size="small"
          {...(isStart ? { variant: 'secondary' } : { variant: 'quiet', className: '-mx-4' })}
          data-key={shortcut}
          aria-expanded={false}
          aria-label={name}
          onClick={() => setOpen(true)}
        >
          {!isStart && <Icon name="plus" size={18} />}
          {label}
        </Button>
      )}
    </div>
  );
}

const isBlank = (part: HTMLElement): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ value }) => value === '',
  );
