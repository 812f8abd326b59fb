import { useEffect } from 'react';

/**
 * While a row is held, it takes the place of the one whose middle it has passed.
 * The window listens: the row itself may leave the page for a moment as it moves.
 */
export function useDragged(
  from: number | null,
  list: { readonly current: HTMLOListElement | null },
  onMove: (from: number, to: number) => void,
  onDrop: () => void,
): void {
  useEffect(() => {
    if (from === null) return;
    const middleOf = (index: number): number | undefined => {
      const box = list.current?.children[index]?.getBoundingClientRect();
      return box && box.top + box.height / 2;
    };
    const follow = ({ clientY }: PointerEvent): void => {
      const [above, below] = [middleOf(from - 1), middleOf(from + 1)];
      if (above !== undefined && clientY < above) onMove(from, from - 1);
      else if (below !== undefined && clientY > below) onMove(from, from + 1);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', onDrop, { signal });
    window.addEventListener('pointercancel', onDrop, { signal });
    return () => listening.abort();
  });
}
