import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { lazyExtra } from '../lazy-extra.ts';

const loadPopup = () => import('./tooltip-popup.tsx');
const TooltipPopup = lazyExtra(loadPopup);

/** NOTIFY-05, in milliseconds; keyboard focus opens at once. */
const TOOLTIP_DELAY = 700;

/**
 * Explains one control. The trigger stays in place, only the popup (Radix) is
 * loaded, at the first hover or focus.
 */
export function Tooltip({
  text,
  side = 'top',
  className,
  children,
}: {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    // The wrapper only observes its control; it is no control itself.
    <span
      role="presentation"
      className={cx('relative inline-grid', className)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        loadPopup().catch(() => undefined);
        timer.current = window.setTimeout(() => setOpen(true), TOOLTIP_DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && (
        <Suspense>
          <TooltipPopup text={text} side={side} onHide={hide} />
        </Suspense>
      )}
    </span>
  );
}
