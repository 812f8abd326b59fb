import { createContext } from 'react';
import type { Names } from './schema.ts';

/** `name`: what it is, where neither what is shown nor what is stored says so. */
export type Choice = { value: string; label: string; name?: string };
export type PictureChoice = (
  onPick: (id: string, alt: string) => void,
  onClose: () => void,
) => React.ReactNode;

/** What every text of a page is written with. */
export type TextHelp = {
  names: Names;
  /** Pages and documents that a link can lead to. */
  targets: readonly Choice[];
  /** Placeholders for prices and facts. */
  figures: readonly Choice[];
  choosePicture: PictureChoice;
  /** While the page of the text begins anew. */
  disabled: boolean;
};

export const NO_HELP: TextHelp = {
  names: { figures: {}, pictures: {}, components: {} },
  targets: [],
  figures: [],
  choosePicture: () => null,
  disabled: false,
};
export const TextHelpContext = createContext(NO_HELP);
