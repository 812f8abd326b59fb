// Movements of what is changed at once: it can be read and pressed while it
// moves, which what a view transition has captured cannot.

const OPTIONS: KeyframeAnimationOptions = {
  duration: 260,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Comes in from the side that was turned to: 1 is the next one, -1 the one before. */
export function passIn(element: HTMLElement, direction: 1 | -1): void {
  if (isStill()) return;
  element.animate({ opacity: [0.2, 1], translate: [`${direction * 2.5}rem`, '0'] }, OPTIONS);
}

/** Grows out of the place where something else stood, if that was in sight. */
export function growFrom(element: HTMLElement, place: DOMRect): void {
  if (isStill() || place.bottom < 0 || place.top > innerHeight) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const move = `translate(${place.left - left}px, ${place.top - top}px)`;
  const scale = `scale(${place.width / width}, ${place.height / height})`;
  element.animate(
    {
      opacity: [0.4, 1],
      transformOrigin: ['0 0', '0 0'],
      transform: [`${move} ${scale}`, 'none'],
    },
    OPTIONS,
  );
}
