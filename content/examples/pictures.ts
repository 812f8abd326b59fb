import type { Example, ExampleName } from './examples.ts';
import type { Scheme } from './portal-pictures.ts';

const DESK = { width: 1440, height: 900, widths: [480, 960, 1440] } as const;

/**
 * What `npm run showcase` takes of every example: its first screen on a desk and on a phone, the
 * page that it replaces, and further down its working piece, in use, on a desk and on a phone
 * (`pocket`), and one more part.
 */
export const SHOTS = {
  wide: DESK,
  phone: { width: 390, height: 844, widths: [240, 480] },
  before: DESK,
  piece: DESK,
  pocket: { width: 390, height: 640, widths: [480, 720] },
  detail: DESK,
} as const;
export type Shot = keyof typeof SHOTS;

export const pictureFile = (shot: Shot, width: number, scheme: Scheme): string =>
  `${shot}-${width}${scheme === 'dark' ? '-dark' : ''}.avif`;

export const picturePath = (
  name: ExampleName,
  shot: Shot,
  width: number,
  scheme: Scheme = 'light',
): string => `/beispiele/${name}/${pictureFile(shot, width, scheme)}`;

/** In which schemes a shot is taken: by night a page shows what an example is by night. */
export const listSchemes = ({ hasNight }: Example, shot: Shot): readonly Scheme[] =>
  hasNight && shot !== 'before' ? ['light', 'dark'] : ['light'];
