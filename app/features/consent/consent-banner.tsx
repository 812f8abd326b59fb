import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CONSENT_BANNER_SENTENCES } from '#shared/consent-summary.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { keepClearOf } from '#app/lib/overlays.ts';
import { EVERYTHING, NOTHING_OPTIONAL } from '#app/lib/consent-record.ts';
import { saveConsent } from '#app/lib/consent-state.ts';

const ConsentDetail = lazy(() => import('./consent-detail.tsx'));

/** On phones and low screens the question is a bar at the end of the page's room, with the round buttons in it: nothing of the page shows around it. */
const BAR =
  'max-sm:border-x-0 max-sm:border-b-0 sm:short:has-[[data-summary]]:bottom-0 sm:short:has-[[data-summary]]:w-full sm:short:has-[[data-summary]]:max-w-none sm:short:has-[[data-summary]]:rounded-none sm:short:has-[[data-summary]]:border-x-0 sm:short:has-[[data-summary]]:border-b-0 sm:short:has-[[data-summary]]:px-22 sm:short:has-[[data-summary]]:py-3.5';

/**
 * Asks once, without covering the page or holding the focus. Accepting and refusing are one click each and look the same.
 * It leaves only by a choice (COOKIE-14).
 */
export default function ConsentBanner() {
  const [view, setView] = useState<'summary' | 'detail'>('summary');
  const box = useRef<HTMLElement>(null);

  useLayoutEffect(() => (box.current ? keepClearOf(box.current, '--banner-space') : undefined), []);

  return (
    <section
      ref={box}
      aria-label="Cookies und Datenschutz"
      data-overlay="consent"
      className={cx(
        'fixed inset-x-0 bottom-0 z-60 mx-auto max-h-[calc(100dvh-var(--header-height))] w-full max-w-[46rem] overflow-y-auto border border-line-strong bg-surface p-5 pt-3 text-ink sm:bottom-4 sm:w-[calc(100%-11rem)] sm:rounded-panel sm:p-6 lg:has-[[data-summary]]:max-w-[72rem] lg:has-[[data-summary]]:py-3',
        BAR,
      )}
    >
      {view === 'summary' ? (
        <div
          data-summary=""
          className="short:mx-auto short:max-w-[72rem] lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-10"
        >
          <h2 className="text-body font-semibold short:sr-only">Ihre Privatsphäre</h2>
          <div className="mt-1 text-fine leading-snug text-muted sm:mt-1.5 sm:leading-normal short:mt-0 short:leading-snug lg:mt-0.5">
            {CONSENT_BANNER_SENTENCES.map((sentence, index) => (
              <p key={sentence}>
                {sentence}
                {index === CONSENT_BANNER_SENTENCES.length - 1 && (
                  <>
                    {' '}
                    <Link to="/datenschutz" className="text-ink underline underline-offset-4">
                      Datenschutz
                    </Link>
                  </>
                )}
              </p>
            ))}
          </div>
          {/* On a phone the last row lies between the round buttons. */}
          <div className="mt-2.5 grid grid-cols-2 gap-2.5 max-sm:gap-y-3.5 sm:mt-4 sm:grid-cols-3 sm:short:mt-2.5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:short:mt-0">
            <Button variant="secondary" size="small" onClick={() => saveConsent(EVERYTHING, 'accept_all')}>
              Alle akzeptieren
            </Button>
            <Button variant="secondary" size="small" onClick={() => saveConsent(NOTHING_OPTIONAL, 'necessary_only')}>
              Nur notwendige
            </Button>
            <Button variant="quiet" size="small" className="max-sm:col-span-2 max-sm:mx-15" onClick={() => setView('detail')}>
              Einstellungen
            </Button>
          </div>
        </div>
      ) : (
        <Suspense>
          <ConsentDetail onBack={() => setView('summary')} />
        </Suspense>
      )}
    </section>
  );
}
