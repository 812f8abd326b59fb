import { Icon } from '#app/ui/icon.tsx';

export type Entry = { id: string; text: string };

/**
 * Sections of the page: a list on wide screens, a closed one above the text on
 * narrow ones. The frame marks the section that is being
 * read (islands/frame/contents.ts).
 */
export function TableOfContents({ entries }: { entries: readonly Entry[] }) {
  const list = (
    <ol data-contents="" className="border-l border-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            // The list scrolls, and would cut off what stands around its entries.
            style={{ outlineOffset: -2 }}
            className="-ml-px flex min-h-11 items-center border-l-[3px] border-transparent py-1.5 pl-4 leading-snug text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:font-semibold aria-[current=true]:text-ink lg:min-h-0"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Inhalt dieser Seite" className="text-small">
      <p className="caption mb-3 hidden lg:block">Auf dieser Seite</p>
      <div className="hidden lg:block">{list}</div>
      <details className="group border-y border-line lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-medium">
          Auf dieser Seite
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
    </nav>
  );
}
