import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactElement, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { answerFrom, inUse } from './early-signs.ts';
import { reloadWhenReachable } from './reload-when-reachable.ts';

/**
 * A part of the page that is complete in the server's HTML and whose code is loaded only when the visitor does something: React keeps
 * the server's markup until then (selective hydration). Meanwhile links navigate, details open and early clicks on buttons are kept.
 */
export function hydrateLate(load: () => Promise<{ default: ComponentType }>): ComponentType {
  // Asked for as soon as this module runs: a press before that must not wait for the hydration of the frame as well.
  const content = inUse.then(loadOrStay);
  content.catch(() => undefined);
  const Content = lazy(() => content);
  let part: HTMLElement | null = null;

  /** Without its code the server's markup stays until the page is loaded anew. Where there is no markup yet, missing code is a fault. */
  async function loadOrStay(): Promise<{ default: ComponentType }> {
    try {
      return await load();
    } catch (error) {
      const hasMarkup = document.body.hasAttribute('data-waiting') || part?.hasChildNodes();
      if (!hasMarkup) throw error;
      return reloadWhenReachable(error);
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
