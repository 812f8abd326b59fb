/**
 * Once the next frame is on the screen, so that a press is seen to be answered
 * before what is slow begins. At once where nothing is painted.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
