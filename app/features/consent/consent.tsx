import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { setOverlay, SHEET_QUERY, useOverlays } from '#app/lib/overlays.ts';
import { refusesBySignal, useConsent } from '#app/lib/consent-state.ts';

const ConsentBanner = lazyExtra(() => import('./consent-banner.tsx'));
const ConsentSettings = lazyExtra(() => import('./consent-settings.tsx'), 'Einstellungen');

/** A phone can be turned while the chat is open. */
function watchSheet(onChange: () => void): () => void {
  const query = matchMedia(SHEET_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Banner while nothing is stored, and the persistent button at bottom left. Code of both comes when needed. */
export function Consent() {
  const consent = useConsent();
  const [settings, setSettings] = useState(false);
  const asks = consent === null && !refusesBySignal();
  const isSheet = useSyncExternalStore(
    watchSheet,
    () => matchMedia(SHEET_QUERY).matches,
    () => false,
  );
  const isCovered = useOverlays().chat === 'open' && isSheet;
  const shows = asks && !isCovered;

  useEffect(() => {
    if (consent !== undefined) setOverlay('consent', asks);
  }, [consent, asks]);

  return (
    <>
      <div
        data-overlay="consent-button"
        className={cx('fixed bottom-2.5 left-4 z-41 md:bottom-2 md:left-0 xxl:bottom-3 xxl:left-5', shows && 'z-61', isCovered && 'hidden')}
      >
        <Tooltip text="Cookie-Einstellungen" side="right">
          <button
            type="button"
            aria-label="Cookie-Einstellungen"
            aria-haspopup="dialog"
            onClick={() => setSettings(true)}
            className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:border-ink hover:bg-sunken md:h-12 md:rounded-l-none md:rounded-r-panel md:border-l-0 lg:w-12 xxl:size-12 xxl:rounded-full xxl:border-l"
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
