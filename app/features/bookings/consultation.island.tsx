import { Suspense, useEffect, useState } from 'react';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { setOverlay } from '#app/lib/overlays.ts';
import { useOverlays } from '#app/lib/use-overlays.ts';
import { lazyExtra } from '#app/ui/lazy-extra.ts';

const ConsultationPopup = lazyExtra(() => import('./consultation-popup.tsx'));

/** CONSULT-01, in milliseconds after load. */
const DELAY = 3000;
const KEY = STORAGE_KEYS.consultationDismissed.key;

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Offers a talk three seconds after load, once a session; waits for the cookie banner and gives way to the chat. */
export default function Consultation() {
  const { consent, chat } = useOverlays();
  const [due, setDue] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (isDismissed()) return;
    let timer: number | undefined;
    const start = () => (timer = window.setTimeout(() => setDue(true), DELAY));
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);

  const visible = due && !dismissed && consent === false && chat === 'closed';
  useEffect(() => setOverlay('popup', visible), [visible]);

  if (!visible) return null;
  const dismiss = () => {
    setDismissed(true);
    try {
      sessionStorage.setItem(KEY, 'true');
    } catch {
      // Without storage it stays away until the next page load.
    }
  };
  return (
    <Suspense>
      <ConsultationPopup onDismiss={dismiss} />
    </Suspense>
  );
}
