/**
 * The strip at the lower edge in which the round buttons of phones stand, and the bar of the minimised chat everywhere: what is beneath it
 * is off the screen like what is beneath the header, never half covered. The banner brings its own room for them.
 */
const HIDES =
  'md:not-in-data-[chat=minimised]:hidden not-in-data-[chat=minimised]:in-data-[consent=true]:hidden';

export const Dock = () => (
  <>
    {/* The end of the page can be scrolled out from beneath everything. */}
    <div className="tone-ink h-[max(var(--banner-space,0px),var(--popup-space,0px))]" />
    <div className={`tone-ink h-[var(--dock-height)] ${HIDES}`} />
    <div
      data-edge=""
      className={`fixed inset-x-0 bottom-[var(--banner-space,0px)] z-40 h-[var(--dock-height)] border-t border-line bg-canvas print:hidden ${HIDES}`}
    />
  </>
);
