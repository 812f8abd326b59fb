import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { registerServiceWorker } from '#app/lib/service-worker.ts';

const load = () => import('./start-measurement.ts');
/** Code that could not be loaded, as without a connection: nobody misses it. */
const doWithout = (): void => undefined;

/** Room for what the page itself needs first. */
const QUIET_AFTER_MS = 1500;
let probed = false;

function afterLoad(work: () => void): () => void {
  let timer: number | undefined;
  const wait = () => (timer = window.setTimeout(work, QUIET_AFTER_MS));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}

/** Watches the page once it has loaded; a page view a path. Renders nothing. */
export function Measurement() {
  const { pathname } = useLocation();

  useEffect(() => {
    load().then(({ startMeasurement, recordPageView }) => {
      startMeasurement();
      recordPageView(pathname);
    }, doWithout);
  }, [pathname]);

  useEffect(() => afterLoad(registerServiceWorker), []);

  useEffect(() => {
    if (probed || location.pathname !== '/') return undefined;
    return afterLoad(() => {
      probed = true;
      import('./probes.ts').then(({ probeServer, prefetchPages }) => {
        probeServer();
        prefetchPages();
      }, doWithout);
    });
  }, []);

  return null;
}
