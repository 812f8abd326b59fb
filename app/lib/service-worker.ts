/** Registers /sw.js once the page has loaded; failing changes nothing (PWA-03). */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
