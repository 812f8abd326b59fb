import { setOverlay, type Overlays } from '#app/lib/overlays.ts';
import { useOverlays } from '#app/lib/use-overlays.ts';

export type PanelState = Overlays['chat'];

export const setPanel = (next: PanelState): void => setOverlay('chat', next);

/**
 * Whether the chat is closed, open or a bar. Outside of React's tree, so that
 * it survives a change of pages.
 */
export const usePanel = (): PanelState => useOverlays().chat;
