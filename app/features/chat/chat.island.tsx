import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { tellMissing } from '#app/ui/lazy-extra.ts';
import { Tooltip } from '#app/ui/overlay/tooltip.tsx';
import { afterPaint } from '#app/lib/after-paint.ts';
import { useOverlays } from '#app/lib/use-overlays.ts';
import { keptPanel } from './kept-talk.ts';
import { setPanel } from './panel-store.ts';
import { findUserId } from './visitor.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { CHAT_TEXTS } from '#shared/texts/chat.ts';

/**
 * The bubble of every page with the shared frame. The window's code comes with
 * the first click, nothing is stored before it.
 */
export default function Chat() {
  const { chat: panel } = useOverlays();
  const [loaded, setLoaded] = useState<{ Window: ComponentType }>();
  const bubble = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isWanted = panel !== 'closed';

  useEffect(() => {
    void findUserId();
    if (keptPanel) setPanel(keptPanel);
  }, []);
  // The pressed bubble is seen before a slow phone draws the window.
  useEffect(() => {
    if (!isWanted || loaded) return;
    Promise.all([import('./chat-window.tsx'), afterPaint()])
      .then(([module]) => setLoaded({ Window: module.default }))
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

  return isWanted && loaded ? <loaded.Window /> : <Bubble ref={bubble} isBusy={isWanted} />;
}

/**
 * In the dock of a phone, in the page's margin elsewhere: it never lies on what
 * the page holds. The banner leaves room for it.
 */
function Bubble({ ref, isBusy }: { ref: Ref<HTMLButtonElement>; isBusy: boolean }) {
  const [isPressed, setPressed] = useState(false);
  // On a phone the page behind the window is laid out anew.
  const open = () => {
    setPressed(true);
    void afterPaint().then(() => {
      setPressed(false);
      setPanel('open');
    });
  };
  return (
    <div
      data-overlay="chat-bubble"
      className="fixed right-4 bottom-2 z-41 consent-asked:z-61 md:right-0 xxl:right-5 print:hidden"
    >
      <Tooltip text={useTexts(CHAT_TEXTS).bubble} side="left">
        <button
          ref={ref}
          type="button"
          aria-label="Chat öffnen"
          aria-haspopup="dialog"
          aria-busy={isBusy || isPressed || undefined}
          onClick={open}
          className="grid size-12 place-items-center rounded-full bg-accent text-on-accent border-2 border-canvas transition-[background-color,translate] hover:bg-accent-strong active:translate-y-px aria-busy:animate-pulse md:w-11 md:rounded-r-none md:rounded-l-panel lg:w-12 xxl:size-14 xxl:rounded-full"
        >
          <Icon name="chat" size={26} />
        </button>
      </Tooltip>
    </div>
  );
}
