import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { tellMissing } from '#app/ui/lazy-extra.ts';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { cx } from '#app/ui/cx.ts';
import { useOverlays } from '#app/lib/overlays.ts';
import { setPanel } from './panel-store.ts';
import { findUserId } from './visitor.ts';

/** The bubble of every page with the shared frame. The window's code comes with the first click, nothing is stored before it. */
export function Chat() {
  const { chat: panel, consent } = useOverlays();
  const [loaded, setLoaded] = useState<{ Window: ComponentType }>();
  const bubble = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isWanted = panel !== 'closed';

  useEffect(() => void findUserId(), []);
  useEffect(() => {
    if (!isWanted || loaded) return;
    import('./chat-window.tsx')
      .then((module) => setLoaded({ Window: module.default }))
      .catch(() => {
        setPanel('closed');
        tellMissing('Chat');
      });
  }, [isWanted, loaded]);
  // The focus goes back to where the chat was opened.
  useEffect(() => {
    if (isWanted) wasOpened.current = true;
    else if (wasOpened.current) bubble.current?.focus({ preventScroll: true });
  }, [isWanted]);

  return isWanted && loaded ? <loaded.Window /> : <Bubble ref={bubble} isBusy={isWanted} isAsking={consent === true} />;
}

/** While the banner asks, the bar that it is on phones and low screens leaves room for the round buttons. */
function Bubble({ ref, isBusy, isAsking }: { ref: Ref<HTMLButtonElement>; isBusy: boolean; isAsking: boolean }) {
  return (
    <div data-overlay="chat-bubble" className={cx('fixed right-4 bottom-4 z-40 sm:right-6 sm:bottom-6 print:hidden', isAsking && 'z-61')}>
      <Tooltip text="Fragen? Der Assistent antwortet sofort." side="left">
        <button
          ref={ref}
          type="button"
          aria-label="Chat öffnen"
          aria-haspopup="dialog"
          aria-busy={isBusy || undefined}
          onClick={() => setPanel('open')}
          className="grid size-14 place-items-center rounded-full border-2 border-canvas bg-accent text-on-accent transition-[background-color,translate] hover:bg-accent-strong active:translate-y-px aria-busy:animate-pulse"
        >
          <Icon name="chat" size={26} />
        </button>
      </Tooltip>
    </div>
  );
}
