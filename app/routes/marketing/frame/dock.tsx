import { useCompany } from '#app/lib/use-site.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { QuoteAction } from './quote-action.tsx';

/**
 * The strip at the lower edge: on phones the first action between the two round
 * buttons, everywhere the bar of the minimised chat. What is beneath it is off
 * the screen like what is beneath the header, never half covered. The banner
 * brings its own room for them.
 */
const HIDES = 'consent-asked:hidden md:hidden chat-minimised:block';

/** Higher with the offer of a talk in it. */
const HEIGHT = 'h-[var(--dock-height)] popup-shown:h-28';

/** 'call': the form of the page is the way on, the number alone stands beside it. */
export type DockAction = 'quote' | 'call' | 'none';

export const Dock = ({ action }: { action: DockAction }) => (
  <>
    {/* The end of the page can be scrolled out from beneath everything. */}
    <div className="tone-ink h-[var(--banner-space,0px)] md:popup-shown:h-40" />
    <div className={`tone-ink ${HEIGHT} ${HIDES}`} />
    <div
      data-edge=""
      className={`fixed inset-x-0 bottom-[var(--banner-space,0px)] z-40 ${HEIGHT} border-t border-line bg-canvas pr-[4.75rem] pl-[4.25rem] print:hidden ${HIDES}`}
    >
      {action !== 'none' && <Action isCallOnly={action === 'call'} />}
    </div>
  </>
);

/**
 * One yellow button a view: while the page's own is to be seen, the number
 * stands here (islands/frame/first-action.ts).
 */
function Action({ isCallOnly }: { isCallOnly: boolean }) {
  const { phone, phoneE164 } = useCompany();
  return (
    <aside
      aria-label="Nächster Schritt"
      data-dock=""
      className="group grid h-full items-center max-[17rem]:hidden popup-shown:hidden md:hidden chat-minimised:hidden"
    >
      <a
        href={`tel:${phoneE164}`}
        className={cx(
          buttonClass({ variant: 'quiet', size: 'small', full: true }),
          '[grid-area:1/1]',
          !isCallOnly && 'group-data-past:invisible scriptless:invisible',
        )}
      >
        <Icon name="phone" size={18} /> {phone}
      </a>
      {!isCallOnly && (
        <QuoteAction
          size="small"
          full
          className="invisible [grid-area:1/1] group-data-past:visible scriptless:visible"
        />
      )}
    </aside>
  );
}
