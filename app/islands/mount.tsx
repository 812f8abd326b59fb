import { startTransition, type ComponentType } from 'react';
import { readSite } from '#app/lib/page-site.ts';
import type { PageFacts } from '#app/lib/use-site.ts';
import { IslandRoot } from './island-root.tsx';
import { hydrateRoot } from './react.ts';
import { setTextSource } from '#shared/texts/text-group.ts';

setTextSource(() => readSite()?.texts ?? {});

const readPage = (): PageFacts => ({
  site: readSite(),
  pathname: location.pathname,
  search: location.search,
});

/**
 * Takes over the server's markup of one island; settles when it answers. In
 * slices, unless somebody waits for it.
 */
export function mount(
  island: HTMLElement,
  Part: ComponentType<object>,
  isAwaited: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const hydrate = (): void =>
      void hydrateRoot(
        island,
        <IslandRoot page={readPage()} onReady={resolve}>
          <Part {...(JSON.parse(island.dataset['props'] ?? '{}') as object)} />
        </IslandRoot>,
        { identifierPrefix: island.id },
      );
    if (isAwaited) hydrate();
    else startTransition(hydrate);
  });
}
