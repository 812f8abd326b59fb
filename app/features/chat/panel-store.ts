import { useSyncExternalStore } from 'react';

export type PanelState = 'closed' | 'open' | 'minimised';

let panel: PanelState = 'closed';
const listeners = new Set<() => void>();

export const readPanel = (): PanelState => panel;

export function setPanel(next: PanelState): void {
  panel = next;
  for (const listener of listeners) listener();
}

export function subscribeToPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the chat is closed, open or a bar. Outside of React's tree, so that it survives a change of pages. */
export const usePanel = (): PanelState => useSyncExternalStore(subscribeToPanel, readPanel, () => 'closed');
