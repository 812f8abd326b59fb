import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PROMISES } from '#shared/business.ts';
import { buildWhatsAppUrl } from '#shared/company-format.ts';
import { keepClearOf } from '#app/lib/overlays.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';

const OPTION =
  'grid min-h-14 place-content-center justify-items-center gap-1 rounded-control border border-line-strong px-1 py-1.5 text-center text-fine leading-tight font-semibold hover:border-ink hover:bg-sunken xl:flex xl:min-h-11 xl:items-center xl:justify-center xl:gap-2 xl:text-small';

/** Bottom right beside the chat bubble, low enough to leave the buttons of the page free; takes no focus and can be left by Escape. */
export default function ConsultationPopup({ onDismiss }: { onDismiss: () => void }) {
  const company = useCompany();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => (box.current ? keepClearOf(box.current, '--popup-space') : undefined), []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]')) onDismiss();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onDismiss]);

  return (
    <aside
      ref={box}
      aria-label="Kostenlose Beratung"
      data-overlay="consultation"
      className="fixed right-4 bottom-22 z-40 w-[min(24rem,calc(100vw-2rem))] animate-enter rounded-panel border border-line-strong bg-surface p-3 pl-4 text-ink xl:right-24 xl:bottom-3 xl:w-[30rem] xl:py-2.5"
    >
      <button
        type="button"
        aria-label="Beratungsangebot schließen"
        onClick={onDismiss}
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" size={18} />
      </button>
      <h2 className="pr-9 text-small font-semibold">{PROMISES.freeCallMinutes} Minuten Beratung, kostenlos</h2>
      <p className="pr-9 text-fine text-muted">Bei WhatsApp gelten dessen Datenschutzregeln.</p>
      <div className="mt-2 grid grid-cols-3 gap-2">
        <a href={`tel:${company.phoneE164}`} onClick={onDismiss} className={OPTION}>
          <Icon name="phone" />
          Anrufen
        </a>
        <a href={buildWhatsAppUrl(company)} target="_blank" rel="noopener" onClick={onDismiss} className={OPTION}>
          <Icon name="chat" />
          <span>
            WhatsApp<span className="sr-only"> schreiben</span>
          </span>
        </a>
        <Link to="/kontakt#termin" onClick={onDismiss} className={OPTION}>
          <Icon name="calendar" />
          Termin wählen
        </Link>
      </div>
    </aside>
  );
}
