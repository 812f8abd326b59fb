import { useState, type FocusEvent, type MouseEvent } from 'react';

type Handlers = {
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
  onBlur?: Handlers['onFocus'];
};

/**
 * Switches a button off without taking the keyboard focus from it: browsers
 * drop the focus of a disabled element, and whoever works by keyboard starts
 * again at the top of the page (WCAG 2.4.3). While it has the focus it says
 * that it is disabled, and does nothing.
 */
export function useSwitchedOff(isOff: boolean, { onFocus, onBlur }: Handlers = {}) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    disabled: isOff && !hasFocus,
    'aria-disabled': (isOff && hasFocus) || undefined,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false);
      onBlur?.(event);
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isOff) return;
      // Neither its own action nor the form it would send.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
