import type { ReactNode } from 'react';
import type { PagePart } from '#content/pages.ts';
import { Prose } from '#app/ui/content/prose.tsx';
import { useInternalLinks } from './use-internal-links.ts';

/** The body of a Markdown page: running text, with components where the text names them. */
export function PageParts({ parts, blocks = {} }: { parts: readonly PagePart[]; blocks?: Readonly<Record<string, ReactNode>> }) {
  const ref = useInternalLinks<HTMLDivElement>();
  return (
    <div ref={ref} className="grid grid-cols-1 gap-8">
      {parts.map((part, index) =>
        part.kind === 'html' ? <Prose key={index} html={part.html} /> : <div key={index}>{blocks[part.name]}</div>,
      )}
    </div>
  );
}
