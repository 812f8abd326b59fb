import type { ExampleName } from './examples.ts';

/** What `npm run showcase` takes of every example: its first screen on a desk, on a phone, and the page that it replaces. */
export const SHOTS = {
  wide: { width: 1440, height: 900, widths: [480, 960, 1440] },
  phone: { width: 390, height: 844, widths: [240, 480] },
  before: { width: 1440, height: 900, widths: [480, 960, 1440] },
} as const;
export type Shot = keyof typeof SHOTS;

export const picturePath = (name: ExampleName, shot: Shot, width: number): string =>
  `/beispiele/${name}/${shot}-${width}.avif`;
