import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createListeners } from '#app/lib/listeners.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';

export type Density = 'kompakt' | 'bequem';
export type ViewSettings = {
  density: Density;
  /** Single letters as shortcuts; some speak to their computer (WCAG 2.1.4). */
  hasKeys: boolean;
};

const DEFAULT: ViewSettings = { density: 'kompakt', hasKeys: true };
const { key } = STORAGE_KEYS.areaView;
const { tell, subscribe } = createListeners();
let settings: ViewSettings | undefined;

/** Anything may have been written there. */
export function parseView(text: string | null): ViewSettings {
  const [density, keys] = (text ?? '').split(' ');
  return {
    density: density === 'bequem' ? 'bequem' : DEFAULT.density,
    hasKeys: keys !== 'ohne-kuerzel',
  };
}

function readView(): ViewSettings {
  if (settings) return settings;
  settings = parseView(readStored('localStorage', key));
  show(settings);
  return settings;
}

const show = ({ density }: ViewSettings): void => {
  document.documentElement.dataset['density'] = density;
};

export function changeView(change: Partial<ViewSettings>): void {
  settings = { ...readView(), ...change };
  show(settings);
  // Where nothing can be stored, it holds until the page is left.
  const keys = settings.hasKeys ? 'mit-kuerzeln' : 'ohne-kuerzel';
  writeStored('localStorage', key, `${settings.density} ${keys}`);
  tell();
}

/** How this person wants the area to look and to be operated on this device. */
export const useView = (): ViewSettings => useSyncExternalStore(subscribe, readView, () => DEFAULT);
