import { lazy, memo, Suspense, useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import { inUse } from './early-signs.ts';

/**
 * A part of the page that is complete in the server's HTML and whose code is loaded only when the visitor does something: React keeps
 * the server's markup until then (selective hydration). Links and details work meanwhile; buttons pressed too early are remembered.
 */
export function hydrateLate(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Content = lazy(() => inUse.then(load));

  function LatePart(): ReactElement {
    const zone = useRef<HTMLDivElement>(null);
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

function Ready({ zone }: { zone: { current: HTMLElement | null } }) {
  useEffect(() => {
    zone.current?.removeAttribute('data-waiting');
    window.replayClicks?.();
  }, [zone]);
  return null;
}
