import { track } from '#app/lib/track.ts';

/** Buttons and links carry what they report: data-track-name, -category and -label. */
export function followClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const source =
        target instanceof Element ? target.closest<HTMLElement>('[data-track-name]') : null;
      if (!source) return;
      const { trackName = '', trackCategory = '', trackLabel = '' } = source.dataset;
      track({ name: trackName, category: trackCategory, label: trackLabel });
    },
    { capture: true },
  );
}
