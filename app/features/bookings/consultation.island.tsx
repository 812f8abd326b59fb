import { useEffect, useState, type ComponentType } from 'react';
import { endConsultation, isConsultationOver, onConsultationOver } from '#app/lib/consultation.ts';
import { useOverlays } from '#app/lib/use-overlays.ts';

/** CONSULT-01, in milliseconds after load. */
const DELAY = 3000;

/** How long the page has been loaded, in milliseconds; 0 before. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return end && performance.now() - end;
}

/**
 * Offers a talk three seconds after load, once a session; waits for the cookie
 * banner and gives way to the chat. Its code comes meanwhile: as state and not
 * by Suspense, which reveals what it waited for no sooner than 300 ms later.
 */
export default function Consultation() {
  const { consent, chat } = useOverlays();
  const [due, setDue] = useState(false);
  const [Popup, setPopup] = useState<ComponentType<{ onDismiss: () => void }>>();

  useEffect(() => {
    if (isConsultationOver()) return;
    let timer: number | undefined;
    const start = () => {
      timer = window.setTimeout(() => setDue(!isConsultationOver()), DELAY - sinceLoad());
      // Without it the page offers no talk.
      import('./consultation-popup.tsx').then(
        ({ default: Loaded }) => setPopup(() => Loaded),
        () => undefined,
      );
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    const forget = onConsultationOver(() => setDue(false));
    // A page from the back/forward cache has missed that it was dismissed on another one.
    const look = () => setDue((due) => due && !isConsultationOver());
    window.addEventListener('pageshow', look);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', start);
      window.removeEventListener('pageshow', look);
      forget();
    };
  }, []);

  if (!due || !Popup || consent !== false || chat !== 'closed') return null;
  return <Popup onDismiss={endConsultation} />;
}
