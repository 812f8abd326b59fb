/**
 * Tells other tabs that somebody signed out on purpose: the client's own
 * message does not say why a session is over.
 */
let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel('sign-out'));

export const tellOtherTabs = (): void => open().postMessage('signed-out');
export const hearOtherTabs = (listener: () => void): void =>
  open().addEventListener('message', listener);
