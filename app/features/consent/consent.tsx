import { Suspense, useEffect, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { setOverlay, SHEET_QUERY, useOverlays } from '#app/lib/overlays.ts';
import { refusesBySignal, useConsent } from '#app/lib/consent-state.ts';

const ConsentBanner = lazyExtra(() => import('./consent-banner.tsx'));
const ConsentSettings = lazyExtra(() => import('./consent-settings.tsx'), 'Einstellungen');

/** Banner while nothing is stored, and the persistent button at bottom left. Code of both comes when needed. */
export function Consent() {
  const consent = useConsent();
  const [settings, setSettings] = useState(false);
  const asks = consent === null && !refusesBySignal();
  const isCovered = useOverlays().chat === 'open' && window.matchMedia(SHEET_QUERY).matches;
  const shows = asks && !isCovered;

  useEffect(() => {
    if (consent !== undefined) setOverlay('consent', asks);
  }, [consent, asks]);

  return (
    <>
      <div data-overlay="consent-button" className={cx('fixed bottom-4 left-4 z-40', shows && 'z-61', isCovered && 'hidden')}>
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
        {shows && <ConsentBanner />}
        {settings && <ConsentSettings onClose={() => setSettings(false)} />}
      </Suspense>
    </>
  );
}
