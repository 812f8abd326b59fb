import { Icon } from '#app/ui/icon.tsx';
import { ExternalLink } from '#app/ui/link.tsx';
import { formatDay } from '#shared/core/format.ts';

type Source = { title: string; url: string; accessed: string };

/** What the text rests on, and when it was last checked. */
export function SourceList({
  sources,
  reviewed,
}: {
  sources: readonly Source[];
  reviewed: string;
}) {
  const checked = (
    <>
      Zuletzt geprüft am <time dateTime={reviewed}>{formatDay(reviewed)}</time>
    </>
  );
  if (sources.length === 0) return <p className="mt-6 text-small text-muted">{checked}.</p>;
  return (
    <footer className="mt-6 text-small text-muted md:mt-10">
      <details className="group border-b border-line">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2">
          <span>
            <span className="text-body leading-snug font-medium text-ink md:text-title">
              {sources.length === 1 ? '1 Quelle' : `${sources.length} Quellen`}
            </span>
            <span className="block">{checked}</span>
          </span>
          <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
        </summary>
        <ol className="grid list-decimal gap-2 pb-6 pl-5">
          {sources.map((source) => (
            <li key={source.url}>
              <ExternalLink href={source.url}>{source.title}</ExternalLink>, abgerufen am{' '}
              {formatDay(source.accessed)}
            </li>
          ))}
        </ol>
      </details>
    </footer>
  );
}
