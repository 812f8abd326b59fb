import { Suspense, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';

const ConsentSettings = lazyExtra(() => import('./consent-settings.tsx'), 'Einstellungen');

/**
 * The persistent button at bottom left. The banner is an island of its own at
 * the beginning of the page; it is shown by the frame
 * (islands/frame/consent-check.ts), which needs no React for that.
 */
export default function Consent() {
  const [settings, setSettings] = useState(false);
  return (
    <>
      <div
        data-overlay="consent-button"
        className={
          'fixed bottom-2.5 left-4 z-41 consent-asked:z-61 md:bottom-2 md:left-0 xxl:bottom-3 ' +
          'xxl:left-5 sheet:chat-open:hidden print:hidden'
        }
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
      <Suspense>{settings && <ConsentSettings onClose={() => setSettings(false)} />}</Suspense>
    </>
  );
}
