import { createContext } from 'react';

/** Where the browser finds what public pages run. */
export type IslandFiles = {
  /** The frame, and what it is made of. */
  frame: readonly string[];
  /** Source file of an island → all it needs, its own file first. */
  find: (source: string) => readonly string[];
};

export const IslandFilesContext = createContext<IslandFiles>({ frame: [], find: () => [] });
