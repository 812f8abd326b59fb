import { useSyncExternalStore } from 'react';
import { readOverlays, subscribeOverlays, type Overlays } from './overlays.ts';

const UNKNOWN: Overlays = { consent: 'unknown', chat: 'closed', popup: false };

export const useOverlays = (): Overlays =>
  useSyncExternalStore(subscribeOverlays, readOverlays, () => UNKNOWN);
