import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Open state of a menu: Escape closes and gives the focus back, a click elsewhere closes, so does every navigation. */
export function useDisclosure() {
  const { key } = useLocation();
  // Remembers the page on which it was opened: on any other it counts as closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = openedOn === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenedOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return { open, toggle: () => setOpenedOn(open ? null : key), close: () => setOpenedOn(null), box, button };
}
