import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
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
  children,
}: {
  label: string;
  /** What is read out instead of the label. */
  name?: string;
  /** Key of the area that presses the button (use-shortcuts.ts). */
  shortcut?: string;
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
      className={isOpen ? 'w-full' : undefined}
      onKeyDown={(event) => {
        if (isOpen && event.key === 'Escape' && isBlank(event.currentTarget)) close();
      }}
    >
      {isOpen ? (
        children(close)
      ) : (
        <Button
          size="small"
          variant="quiet"
          className="-mx-4"
          data-key={shortcut}
          aria-expanded={false}
          aria-label={name}
          onClick={() => setOpen(true)}
        >
          <Icon name="plus" size={18} />
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
