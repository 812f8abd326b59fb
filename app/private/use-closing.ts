import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * For details that hang over the page: they close with Escape, a press outside of them and
 * another page. The browser alone opens them, so that they need no code for that.
 */
export function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  useEffect(close, [pathname]);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return { details, close, onKeyDown };
}
