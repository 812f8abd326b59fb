import { Suspense, useEffect, useState } from 'react';
import { endConsultation, isConsultationOver, onConsultationOver } from '#app/lib/consultation.ts';
import { useOverlays } from '#app/lib/use-overlays.ts';
import { lazyExtra } from '#app/ui/lazy-extra.ts';

const ConsultationPopup = lazyExtra(() => import('./consultation-popup.tsx'));

/** CONSULT-01, in milliseconds after load. */
const DELAY = 3000;

/**
 * Offers a talk three seconds after load, once a session; waits for the cookie
 * banner and gives way to the chat.
 */
export default function Consultation() {
  const { consent, chat } = useOverlays();
  const [due, setDue] = useState(false);

  useEffect(() => {
    if (isConsultationOver()) return;
    let timer: number | undefined;
    const start = () => (timer = window.setTimeout(() => setDue(!isConsultationOver()), DELAY));
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

  if (!due || consent !== false || chat !== 'closed') return null;
  return (
    <Suspense>
      <ConsultationPopup onDismiss={endConsultation} />
    </Suspense>
  );
}
