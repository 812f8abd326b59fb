import { track } from './track.ts';

/** Buttons and links carry what they report: data-track-name, -category and -label. Clicks before this are reported by app/lib/early-clicks.ts. */
export function followClicks(): () => void {
  const report = (event: MouseEvent): void => {
    // Presses that are replayed were reported when they were made.
    const source = event.isTrusted && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-track-name]') : null;
    if (!source) return;
    const { trackName = '', trackCategory = '', trackLabel = '' } = source.dataset;
    track({ name: trackName, category: trackCategory, label: trackLabel });
  };
  window.followsClicks = true;
  document.addEventListener('click', report, { capture: true });
  return () => document.removeEventListener('click', report, { capture: true });
}
