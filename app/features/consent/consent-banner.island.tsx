import { lazy, Suspense, useState, useTransition } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EVERYTHING, NOTHING_OPTIONAL } from '#app/lib/consent-record.ts';
import { saveConsent } from '#app/lib/consent-state.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';

const ConsentDetail = lazy(() => import('./consent-detail.tsx'));

/**
 * Asks once, without holding the focus. A bar over the whole width: the page
 * ends above it, nothing of it shows around or is half covered. Accepting and
 * refusing are one click each and look the same. It stands first in the page,
 * so that the keyboard meets it first. It leaves only by a choice (COOKIE-14).
 * The frame shows it (islands/frame/consent-check.ts); the open chat of a phone
 * has the screen to itself.
 */
export default function ConsentBanner() {
  const texts = useTexts(CONSENT_BANNER_TEXTS);
  // One line each: as one paragraph they would be the largest text of many
  // pages, and the page count as painted when the banner is.
  const sentences = [texts['banner.1'], texts['banner.2'], texts['banner.3']];
  const [view, setView] = useState<'summary' | 'detail'>('summary');
  // The summary stays until the code of the details is there.
  const [isComing, startTransition] = useTransition();
  return (
    <section
      aria-label="Cookies und Datenschutz"
      data-overlay="consent"
      data-edge=""
      className={
        'fixed inset-x-0 bottom-0 z-60 hidden consent-asked:block sheet:chat-open:hidden ' +
        'print:hidden max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-t ' +
        'border-line-strong bg-surface px-5 pt-3 pb-2.5 text-ink md:px-16 lg:px-20'
      }
    >
      <Suspense>
        {view === 'summary' ? (
          <div className="mx-auto max-w-[78rem] lg:flex lg:items-center lg:justify-between lg:gap-x-10">
            <h2 className="sr-only">Ihre Privatsphäre</h2>
            <div className="text-fine leading-snug text-muted">
              {sentences.map((sentence, index) => [
                <p key={sentence} className="lg:inline-block">
                  {sentence}
                  {index === sentences.length - 1 && (
                    <>
                      {' '}
                      <SiteLink to="/datenschutz" className="text-ink underline underline-offset-4">
                        Datenschutz
                      </SiteLink>
                    </>
                  )}
                </p>,
                ' ',
              ])}
            </div>
            {/* On a phone the last row lies between the round buttons, also where
              large letters make the bar scroll. */}
            <div className="grid shrink-0 grid-cols-2 gap-2.5 bg-surface pt-2.5 max-[17rem]:grid-cols-1 max-[17rem]:pb-16 max-md:sticky max-md:-bottom-2.5 max-md:-mb-2.5 max-md:pb-2.5 md:grid-cols-3 lg:pt-0">
              <Button
                variant="secondary"
                size="small"
                onClick={() => saveConsent(EVERYTHING, 'accept_all')}
              >
                Alle akzeptieren
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => saveConsent(NOTHING_OPTIONAL, 'necessary_only')}
              >
                Nur notwendige
              </Button>
              <Button
                variant="quiet"
                size="small"
                className="max-md:col-span-full max-md:mx-15 max-[17rem]:mx-0"
                busy={isComing}
                onClick={() => startTransition(() => setView('detail'))}
              >
                Einstellungen
              </Button>
            </div>
          </div>
        ) : (
          <ConsentDetail onBack={() => setView('summary')} />
        )}
      </Suspense>
    </section>
  );
}
