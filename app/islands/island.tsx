import { useContext, useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandFilesContext } from '#app/lib/island-files.ts';
import { PageContext } from '#app/lib/use-site.ts';
import { IslandRoot } from './island-root.tsx';

/**
 * When the code of an island is fetched without being asked for: once the page
 * is loaded and idle, when it comes near the screen, with a session or a stored
 * talk, or only at a press. A press is answered in any case (early.ts,
 * frame.ts).
 */
export type When = 'load' | 'idle' | 'visible' | 'press' | 'session' | 'stored';

type Props<P extends object> = {
  /** Default export of a file `*.island.tsx`. */
  of: ComponentType<P>;
  when: When;
  /** Wakes it at once while this key of the session storage is there. */
  stored?: string;
} & (object extends P ? { props?: P } : { props: P });

const files = new Map(
  Object.entries(
    import.meta.glob<ComponentType<never>>('/app/**/*.island.tsx', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, component]) => [component as unknown, path.slice(1)]),
);

/**
 * A part of a public page that lives in the browser: React renders it on the
 * server, and hydrates just it (mount.tsx). It is rendered by itself, so that
 * its ids are the same on both sides. Around it is plain HTML.
 */
export function Island<P extends object>({ of: Part, when, stored, props }: Props<P>) {
  const id = useId();
  const page = useContext(PageContext);
  const { find } = useContext(IslandFilesContext);
  const file = files.get(Part);
  if (!file) throw new Error('An island is the default export of a file *.island.tsx');
  const html = renderToString(
    <IslandRoot page={page}>
      <Part {...(props as P)} />
    </IslandRoot>,
    { identifierPrefix: id },
  );
  return (
    <site-island
      id={id}
      data-when={when}
      data-stored={stored}
      data-modules={find(file).join(' ')}
      data-props={props && JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how React types elements
  namespace JSX {
    interface IntrinsicElements {
      'site-island': HTMLAttributes<HTMLElement>;
    }
  }
}
