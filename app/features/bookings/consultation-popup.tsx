import { useEffect, useRef } from 'react';
import { buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import { setOverlay } from '#app/lib/overlays.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useFreeCorner } from './use-free-corner.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';

/**
 * On phones what stands in the dock, its own box between the round buttons; on
 * desks a card above the button of the chat, in low windows beside it, where the
 * first screen's form ends above it. One way is the button, the others
 * are quiet. It takes no focus and can be left by Escape. It waits while a form
 * lies beneath.
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
        'fixed right-19 bottom-0 left-17 z-40 flex flex-col py-2 max-md:h-28 max-[17rem]:hidden print:hidden ' +
          'md:bottom-2 md:left-auto md:w-90 md:rounded-panel md:border md:border-line-strong md:bg-surface md:p-5 tall:right-4 tall:bottom-18',
        isFree ? 'md:animate-enter' : 'invisible',
      )}
    >
      {/* On phones the words stand above the round buttons, a line each (frame/dock.tsx). */}
      <h2 className="-mr-5 -ml-12 truncate text-[0.9375rem] leading-snug font-bold md:mx-0 md:pr-8 md:text-[1.125rem] md:whitespace-normal">
        {texts['popup.title']}
      </h2>
      {company.whatsapp && (
        <p className="-mr-5 -ml-12 truncate text-[0.75rem] text-muted md:order-last md:mx-0 md:mt-1">
          <a
            href={buildWhatsAppUrl(company.whatsapp)}
            target="_blank"
            rel="noopener"
            onClick={onDismiss}
            className="inline-block underline underline-offset-4 hover:text-ink"
          >
            WhatsApp
          </a>{' '}
          {texts['popup.note']}
        </p>
      )}
      <div className="mt-auto flex gap-1.5 md:mt-4 md:grid md:grid-cols-2">
        <ButtonLink
          to="/kontakt#termin"
          onClick={onDismiss}
          variant="solid"
          size="small"
          className="grow"
        >
          {texts['popup.talk']}
        </ButtonLink>
        <a
          href={`tel:${company.phoneE164}`}
          aria-label={texts['popup.call']}
          onClick={onDismiss}
          className="grid size-11 place-items-center rounded-control px-3 font-semibold underline decoration-line-strong underline-offset-4 hover:bg-sunken md:w-auto md:border md:border-line-strong md:text-small"
        >
          <Icon name="phone" size={20} className="md:hidden" />
          <span className="hidden md:block">{texts['popup.call']}</span>
        </a>
      </div>
      <button
        type="button"
        aria-label="Beratungsangebot schließen"
        onClick={onDismiss}
        className="absolute top-0 -right-17 grid size-11 place-items-center rounded-control hover:bg-sunken md:top-2.5 md:right-0"
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
