import { cx } from '#app/ui/cx.ts';
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
  return (
    <footer
      className={cx(
        'max-w-[68ch] text-small text-muted',
        sources.length > 0 ? 'mt-14 border-t border-line-strong pt-6' : 'mt-6',
      )}
    >
      {sources.length > 0 && (
        <>
          <h2 className="caption text-ink">Quellen</h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-5">
            {sources.map((source) => (
              <li key={source.url}>
                <ExternalLink href={source.url}>{source.title}</ExternalLink>, abgerufen am{' '}
                {formatDay(source.accessed)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="mt-4">
        Zuletzt geprüft am <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
      </p>
    </footer>
  );
}
