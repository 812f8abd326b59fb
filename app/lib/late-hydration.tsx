import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactElement, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { answerFrom, inUse } from './early-signs.ts';

const RETRY_MS = 2000;

/**
 * A part of the page that is complete in the server's HTML and whose code is loaded only when the visitor does something: React keeps
 * the server's markup until then (selective hydration). Meanwhile links navigate, details open and early clicks on buttons are kept.
 */
export function hydrateLate(load: () => Promise<{ default: ComponentType }>): ComponentType {
  // Asked for as soon as this module runs: a press before that must not wait for the hydration of the frame as well.
  const content = inUse.then(() => loadOrWait());
  content.catch(() => undefined);
  const Content = lazy(() => content);
  let part: HTMLElement | null = null;

  /** Without a connection the server's markup stays until there is one. Where there is no markup yet, missing code is a fault. */
  async function loadOrWait(attempts = 3): Promise<{ default: ComponentType }> {
    try {
      return await load();
    } catch (error) {
      const hasMarkup = document.body.hasAttribute('data-waiting') || part?.hasChildNodes();
      if (!hasMarkup || attempts === 1) throw error;
      const isOffline = !navigator.onLine;
      await new Promise((resolve) => {
        if (isOffline) addEventListener('online', resolve, { once: true });
        else setTimeout(resolve, RETRY_MS);
      });
      return loadOrWait(isOffline ? attempts : attempts - 1);
    }
  }

  function LatePart(): ReactElement {
    const zone = useRef<HTMLDivElement>(null);
    useWaitingLinks(zone);
    useEffect(() => void (part = zone.current), []);
    return (
      <div ref={zone} data-waiting="">
        <Suspense>
          <Content />
          <Ready zone={zone} />
        </Suspense>
      </div>
    );
  }
  return memo(LatePart);
}

function Ready({ zone }: { zone: RefObject<HTMLElement | null> }) {
  useEffect(() => answerFrom(zone.current), [zone]);
  return null;
}

/** Lets links of a part without code navigate like all others. A native listener, because React holds back events from such parts. */
function useWaitingLinks(zone: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const part = zone.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!part?.hasAttribute('data-waiting') || !href?.startsWith('/') || link?.target) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(href);
    };
    part?.addEventListener('click', follow);
    return () => part?.removeEventListener('click', follow);
  }, [zone, navigate]);
}
