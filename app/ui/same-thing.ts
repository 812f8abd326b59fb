import type { CSSProperties } from 'react';

/**
 * Style of something that two pages show: the browser moves it from its place
 * in the list to its place on the page of its own (ui/motion.css). A name
 * stands once in a page.
 */
export const sameThing = (kind: string, name: string): CSSProperties => ({
  viewTransitionName: `${kind}-${name.replaceAll(/[^a-z0-9-]/g, '-')}`,
  viewTransitionClass: 'same',
});
