import { cx } from '#app/ui/cx.ts';
import { useOverlays } from '#app/lib/overlays.ts';

/**
 * The strip at the lower edge in which the round buttons of phones stand, and the bar of the minimised chat everywhere: what is beneath it
 * is off the screen like what is beneath the header, never half covered. The banner brings its own room for them.
 */
export function Dock() {
  const { consent, chat } = useOverlays();
  const isFull = chat === 'minimised';
  const hides = !isFull && (consent === true ? 'hidden' : 'md:hidden');
  return (
    <>
      {/* The end of the page can be scrolled out from beneath everything. */}
      <div className="tone-ink h-[max(var(--banner-space,0px),var(--popup-space,0px))]" />
      <div className={cx('tone-ink h-[var(--dock-height)]', hides)} />
      <div
        data-edge=""
        className={cx(
          'fixed inset-x-0 bottom-[var(--banner-space,0px)] z-40 h-[var(--dock-height)] border-t border-line bg-canvas print:hidden',
          hides,
        )}
      />
    </>
  );
}
