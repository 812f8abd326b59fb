import type { ReactNode } from 'react';
import type { PagePart } from '#content/pages.ts';
import { Prose } from '#app/ui/content/prose.tsx';

/** The body of a Markdown page: running text, with components where the text names them. */
export function PageParts({
  parts,
  blocks = {},
}: {
  parts: readonly PagePart[];
  blocks?: Readonly<Record<string, ReactNode>>;
}) {
  return (
    <div>
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <Prose
            key={index}
            html={part.html}
            className={index > 0 ? 'mt-8 has-[>h2:first-child]:mt-14' : ''}
          />
        ) : (
          <div key={index} className={index > 0 ? 'mt-8' : ''}>
            {blocks[part.name]}
          </div>
        ),
      )}
    </div>
  );
}
