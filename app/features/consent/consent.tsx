import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { setOverlay } from '#app/lib/overlays.ts';
import { refusesBySignal, useConsent } from '#app/lib/consent-state.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));
const ConsentSettings = lazy(() => import('./consent-settings.tsx'));

/** Banner while nothing is stored, and the persistent button at bottom left. Code of both comes when needed. */
export function Consent() {
  const consent = useConsent();
  const [settings, setSettings] = useState(false);
  const asks = consent === null && !refusesBySignal();

  useEffect(() => {
    if (consent !== undefined) setOverlay('consent', asks);
  }, [consent, asks]);

  return (
    <>
      <div className="fixed bottom-4 left-4 z-40 lifted">
        <Tooltip text="Cookie-Einstellungen" side="right">
          <button
            type="button"
            aria-label="Cookie-Einstellungen"
            aria-haspopup="dialog"
            onClick={() => setSettings(true)}
            className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:border-ink hover:bg-sunken"
          >
            <Icon name="settings" />
          </button>
        </Tooltip>
      </div>
      <Suspense>
        {asks && <ConsentBanner />}
        {settings && <ConsentSettings onClose={() => setSettings(false)} />}
      </Suspense>
    </>
  );
}
