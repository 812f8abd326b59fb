import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { cx } from '#app/ui/cx.ts';

export type Entry = { id: string; text: string };

/** Sections of the page: a list that stays in view on wide screens, a closed list above the text on narrow ones. */
export function TableOfContents({ entries }: { entries: readonly Entry[] }) {
  const current = useCurrentSection(entries);
  const list = (
    <ol className="border-l border-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            aria-current={entry.id === current ? 'true' : undefined}
            className={cx(
              '-ml-px flex min-h-11 items-center border-l-[3px] py-1.5 pl-4 leading-snug hover:text-ink lg:min-h-0',
              entry.id === current ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label="Inhalt dieser Seite"
      className="text-small lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
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

/** Id of the last section whose heading has passed the upper third of the window. */
function useCurrentSection(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () =>
        setCurrent(
          headings.findLast(
            (heading) => heading.getBoundingClientRect().top < window.innerHeight / 3,
          )?.id ?? null,
        ),
      { rootMargin: '0px 0px -66% 0px' },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
