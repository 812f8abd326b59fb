import { useContext } from 'react';
import criticalCss from '../critical.css?inline';
import { IslandFilesContext } from '#app/lib/island-files.ts';
import type { PageKind } from '#app/lib/page-kind.ts';
import { SPECULATION_RULES } from '#app/lib/speculation-rules.ts';
import { useSiteData } from '#app/lib/use-site.ts';
import { EARLY_SCRIPT } from './early.ts';
import { PageNote } from './page-note.tsx';

/** The inline scripts that public pages run; their policy names the hashes. */
export const INLINE_SCRIPTS = [EARLY_SCRIPT, SPECULATION_RULES];

/** In the head: what the first screen needs, and the frame. */
export function PublicStart({ kind }: { kind: PageKind }) {
  const [frame, ...parts] = useContext(IslandFilesContext).frame;
  const isAlone = kind === 'alone';
  return (
    <>
      {!isAlone && <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />}
      <style data-critical="" dangerouslySetInnerHTML={{ __html: criticalCss }} />
      {!isAlone && (
        <>
          {parts.map((file) => (
            <link key={file} rel="modulepreload" href={file} />
          ))}
          <script type="module" async src={frame} />
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        </>
      )}
    </>
  );
}

/** Behind the page: the line that says what is on its way, and what islands know of the site. */
export function PublicEnd() {
  const site = useSiteData();
  return (
    <>
      <PageNote />
      <script
        id="site-data"
        type="application/json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(site ?? null).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}
