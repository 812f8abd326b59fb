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
  'grid place-content-center justify-items-center gap-0.5 text-center text-[0.8125rem] ' +
  'leading-tight font-semibold underline decoration-line-strong underline-offset-4 ' +
  'hover:bg-sunken';
/** Words where there is room for them, on desks both. */
const SIGN = 'hidden md:block max-[22rem]:block';
const WORD = 'max-[22rem]:hidden';

/**
 * On phones what stands in the dock, on desks a card in the
 * corner whose last way is the button of the chat. Its own box lies between the
 * round buttons. It takes no focus and can be left by Escape. It waits while
 * a form lies beneath.
 */
export default function ConsultationPopup({ onDismiss }: { onDismiss: () => void }) {
  const company = useCompany();
  const texts = useTexts(NOTICE_TEXTS);
  const box = useRef<HTMLElement>(null);
  const isFree = useFreeCorner(box);
  useEffect(() => {
    if (!isFree) return;
    setOverlay('popup', true);
    const leave = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="dialog"]:not([hidden] *)')
      )
        onDismiss();
    };
    document.addEventListener('keydown', leave);
    return () => {
      setOverlay('popup', false);
      document.removeEventListener('keydown', leave);
    };
  }, [isFree, onDismiss]);

  return (
    <aside
      ref={box}
      aria-label="Kostenlose Beratung"
      data-overlay="consultation"
      className={cx(
        'fixed right-19 bottom-0 left-17 z-40 flex min-h-24 flex-col justify-between md:left-auto md:w-61 md:pb-2 md:pl-4 max-[17rem]:hidden print:hidden',
        isFree ? 'animate-enter' : 'invisible',
      )}
    >
      {/* The ground of the card and of the button beside it. */}
      <div className="absolute inset-y-0 -right-19 left-0 -z-1 hidden border-t border-l border-line-strong bg-surface md:block" />
      {/* On phones above the round buttons, a line each: the dock has grown by this. */}
      <div className="-mr-15 -ml-13 pt-1 text-[0.8125rem] leading-snug max-[22rem]:text-[0.75rem] md:-mr-7 md:ml-0 md:pt-2">
        <h2 className="truncate font-semibold md:whitespace-normal md:text-small">
          {texts['popup.title']}
        </h2>
        {company.whatsapp && (
          <p className="truncate text-muted md:whitespace-normal">{texts['popup.note']}</p>
        )}
      </div>
      <div className="grid h-11 grid-flow-col gap-x-2">
        <a
          href={`tel:${company.phoneE164}`}
          aria-label={texts['popup.call']}
          onClick={onDismiss}
          className={OPTION}
        >
          <Icon name="phone" size={18} className={SIGN} />
          <span className={WORD}>{texts['popup.call']}</span>
        </a>
        {company.whatsapp && (
          <a
            href={buildWhatsAppUrl(company.whatsapp)}
            target="_blank"
            rel="noopener"
            aria-label="WhatsApp schreiben"
            onClick={onDismiss}
            className={OPTION}
          >
            <Icon name="chat" size={18} className={SIGN} />
            <span className={WORD}>WhatsApp</span>
          </a>
        )}
        <SiteLink
          to="/kontakt#termin"
          aria-label={texts['popup.talk']}
          onClick={onDismiss}
          className={OPTION}
        >
          <Icon name="calendar" size={18} className={SIGN} />
          <span className={WORD}>{texts['popup.talk']}</span>
        </SiteLink>
        <button
          type="button"
          aria-label="Beratungsangebot schließen"
          onClick={onDismiss}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken md:absolute md:top-0 md:-right-19"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
