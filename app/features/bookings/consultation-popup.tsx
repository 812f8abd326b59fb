import { useEffect, useRef } from 'react';
import { buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import { setOverlay } from '#app/lib/overlays.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useFreeCorner } from './use-free-corner.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

const OPTION =
  'grid min-h-14 place-content-center justify-items-center gap-0.5 border-line px-1 ' +
  'text-center text-fine leading-tight font-semibold not-first:border-l hover:bg-sunken';

/**
 * A card at the bottom right, above the dock of phones and beside the bubble of
 * the chat; takes no focus and can be left by Escape. It waits while it would
 * lie on a form.
 */
export default function ConsultationPopup({ onDismiss }: { onDismiss: () => void }) {
  const company = useCompany();
  const texts = useTexts(NOTICE_TEXTS);
  const box = useRef<HTMLElement>(null);
  const isFree = useFreeCorner(box);
  // Also while it waits: the room that the page leaves at its end (dock.tsx)
  // must not come and go with it.
  useEffect(() => {
    setOverlay('popup', true);
    return () => setOverlay('popup', false);
  }, []);
  useEffect(() => {
    if (!isFree) return;
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
  }, [isFree, onDismiss]);

  return (
    <aside
      ref={box}
      aria-label="Kostenlose Beratung"
      data-overlay="consultation"
      className={cx(
        'fixed right-4 bottom-[calc(var(--dock-height)+0.5rem)] z-40 ' +
          'max-h-[calc(100dvh-var(--header-height)-var(--dock-height)-1rem)] ' +
          'w-[min(21rem,calc(100vw-2rem))] overflow-y-auto rounded-panel border border-line-strong ' +
          'border-l-[6px] border-l-accent bg-surface text-ink ' +
          'shadow-[0_8px_30px_rgb(0_0_0/0.14)] md:right-16 md:bottom-2 xxl:right-24 ' +
          'print:hidden',
        isFree ? 'animate-enter' : 'invisible',
      )}
    >
      <button
        type="button"
        aria-label="Beratungsangebot schließen"
        onClick={onDismiss}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" size={18} />
      </button>
      <div className="py-2 pr-11 pl-3.5">
        <h2 className="text-small leading-snug font-semibold">{texts['popup.title']}</h2>
        {company.whatsapp && (
          <p className="text-[0.8125rem] leading-snug text-muted">{texts['popup.note']}</p>
        )}
      </div>
      <div
        className={`grid border-t border-line ${company.whatsapp ? 'grid-cols-3' : 'grid-cols-2'}`}
      >
        <a href={`tel:${company.phoneE164}`} onClick={onDismiss} className={OPTION}>
          <Icon name="phone" size={18} />
          {texts['popup.call']}
        </a>
        {company.whatsapp && (
          <a
            href={buildWhatsAppUrl(company.whatsapp)}
            target="_blank"
            rel="noopener"
            onClick={onDismiss}
            className={OPTION}
          >
            <Icon name="chat" size={18} />
            <span>
              WhatsApp<span className="sr-only"> schreiben</span>
            </span>
          </a>
        )}
        <SiteLink to="/kontakt#termin" onClick={onDismiss} className={OPTION}>
          <Icon name="calendar" size={18} />
          {texts['popup.talk']}
        </SiteLink>
      </div>
    </aside>
  );
}
