import type { PagePart } from '#content/parse-page.ts';
import { PageParts } from './page-parts.tsx';

export type Preview = { title: string; description: string; parts: PagePart[]; words: number };

/** The text as the website sets it, beside the form. */
export function PagePreview({ preview }: { preview: Preview | null }) {
  return (
    <section
      aria-labelledby="vorschau"
      className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 id="vorschau" className="caption text-muted">
        Vorschau
      </h2>
      {preview ? (
        <div className="mt-3 border border-line bg-canvas p-5 sm:p-8">
          <p className="font-display text-head leading-tight font-bold">{preview.title}</p>
          <p className="mt-3 mb-8 text-lead text-muted">{preview.description}</p>
          <PageParts parts={preview.parts} />
          <p className="mt-8 border-t border-line pt-3 text-small text-muted">
            {preview.words} Wörter
          </p>
        </div>
      ) : (
        <p className="mt-3 border border-line p-5 text-small text-muted">
          Die Vorschau erscheint, sobald die Pflichtfelder ausgefüllt sind.
        </p>
      )}
    </section>
  );
}
