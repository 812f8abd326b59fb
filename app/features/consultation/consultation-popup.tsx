import { useEffect } from 'react';
import { Link } from 'react-router';
import { PROMISES } from '#shared/business.ts';
import { buildWhatsAppUrl } from '#shared/company-format.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const OPTION =
  'flex min-h-12 items-center gap-3 border-t border-line py-2 text-small font-semibold hover:underline hover:underline-offset-4';

function Option({ icon, label, note }: { icon: IconName; label: string; note: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {label}
        <span className="block text-fine font-normal text-muted">{note}</span>
      </span>
    </>
  );
}

/** Bottom right, above the chat bubble; takes no focus and can be left by Escape. */
export default function ConsultationPopup({ onDismiss }: { onDismiss: () => void }) {
  const company = useCompany();
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]')) onDismiss();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onDismiss]);

  return (
    <aside
      aria-label="Kostenlose Beratung"
      data-overlay="consultation"
      className="fixed right-4 bottom-[calc(5.5rem+var(--overlay-bottom,0px))] z-40 w-[min(20rem,calc(100vw-2rem))] animate-enter rounded-panel border border-line-strong bg-surface p-5 text-ink"
    >
      <button
        type="button"
        aria-label="Beratungsangebot schließen"
        onClick={onDismiss}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" size={18} />
      </button>
      <h2 className="pr-9 text-body font-semibold">{PROMISES.freeCallMinutes} Minuten Beratung, kostenlos</h2>
      <p className="mt-1 mb-3 text-small text-muted">Ein Mensch aus Roermond beantwortet Ihre Fragen, ohne Verpflichtung.</p>
      <a href={`tel:${company.phoneE164}`} onClick={onDismiss} className={OPTION}>
        <Option icon="phone" label="Anrufen" note={company.phone} />
      </a>
      <a href={buildWhatsAppUrl(company)} target="_blank" rel="noopener" onClick={onDismiss} className={OPTION}>
        <Option icon="chat" label="WhatsApp schreiben" note="Öffnet WhatsApp; dort gelten dessen Datenschutzregeln." />
      </a>
      <Link to="/kontakt#termin" onClick={onDismiss} className={OPTION}>
        <Option icon="calendar" label="Termin wählen" note="Freie Zeiten im Kalender ansehen" />
      </Link>
    </aside>
  );
}
