import { useEffect, useLayoutEffect, useRef } from 'react';
import { PROMISES } from '#shared/agency/business.ts';
import { buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import { keepClearOf } from '#app/lib/overlays.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

const OPTION =
  'grid min-h-14 place-content-center justify-items-center gap-1 rounded-control border border-line-strong px-1 py-1.5 text-center text-fine leading-tight font-semibold hover:border-ink hover:bg-sunken lg:flex lg:min-h-11 lg:items-center lg:justify-center lg:gap-2 lg:px-4 lg:text-small lg:whitespace-nowrap';

/** Bottom right, in a strip of its own above which the page ends; takes no focus and can be left by Escape. */
export default function ConsultationPopup({ onDismiss }: { onDismiss: () => void }) {
  const company = useCompany();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? keepClearOf(box.current, '--popup-space') : undefined), []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"]:not([hidden] *)')
      )
        onDismiss();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onDismiss]);

  return (
    <div
      ref={box}
      data-edge=""
      className="fixed inset-x-0 bottom-16 max-h-[calc(100dvh-var(--header-height)-var(--dock-height))] overflow-y-auto md:bottom-0 z-40 animate-enter border-t border-line-strong bg-surface text-ink md:px-16 lg:px-20"
    >
      <aside
        aria-label="Kostenlose Beratung"
        data-overlay="consultation"
        className="relative ml-auto w-full p-3 pl-5 sm:w-[26rem] lg:flex lg:w-auto lg:max-w-max lg:items-center lg:gap-6 lg:py-2.5 lg:pr-14"
      >
        <button
          type="button"
          aria-label="Beratungsangebot schließen"
          onClick={onDismiss}
          className="absolute top-0.5 right-0.5 lg:top-1/2 lg:-translate-y-1/2 grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" size={18} />
        </button>
        <div className="pr-9 lg:pr-0">
          <h2 className="text-small font-semibold">
            {PROMISES.freeCallMinutes} Minuten Beratung, kostenlos
          </h2>
          <p className="text-fine text-muted">Bei WhatsApp gelten dessen Datenschutzregeln.</p>
        </div>
        <div className="mt-2 grid grid-cols-3 gap-2 lg:mt-0">
          <a href={`tel:${company.phoneE164}`} onClick={onDismiss} className={OPTION}>
            <Icon name="phone" />
            Anrufen
          </a>
          <a
            href={buildWhatsAppUrl(company)}
            target="_blank"
            rel="noopener"
            onClick={onDismiss}
            className={OPTION}
          >
            <Icon name="chat" />
            <span>
              WhatsApp<span className="sr-only"> schreiben</span>
            </span>
          </a>
          <SiteLink to="/kontakt#termin" onClick={onDismiss} className={OPTION}>
            <Icon name="calendar" />
            Termin wählen
          </SiteLink>
        </div>
      </aside>
    </div>
  );
}
