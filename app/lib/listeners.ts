/** Those who want to hear of a change: `subscribe` as useSyncExternalStore takes it. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
