import { followClicks } from '#app/features/statistics/clicks.ts';
import { registerServiceWorker } from '#app/lib/service-worker.ts';
import { afterLoad, nextTask } from './quiet.ts';

/** Room for what the page itself needs first. */
const QUIET_AFTER_MS = 1_500;
/** Code that could not be loaded, as without a connection: nobody misses it. */
const doWithout = (): void => undefined;

/** Clicks are followed at once, for a link leaves the page; all else comes behind the page. */
export function startMeasuring(): void {
  followClicks();
  afterLoad(() =>
    import('#app/features/statistics/start-measurement.ts').then(async ({ startMeasurement }) => {
      await nextTask();
      startMeasurement();
    }, doWithout),
  );
  afterLoad(registerServiceWorker, QUIET_AFTER_MS);
  if (location.pathname !== '/') return;
  afterLoad(
    () =>
      import('#app/features/statistics/probes.ts').then(({ probeServer, prefetchPages }) => {
        probeServer();
        prefetchPages();
      }, doWithout),
    QUIET_AFTER_MS,
  );
}
