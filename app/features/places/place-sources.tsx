import type { Source } from '#content/schemas/place-data.ts';
import { ExternalLink } from '#app/ui/link.tsx';
import { formatDay } from '#shared/core/format.ts';

/** Bodies and data the page rests on, with the licence that GeoNames asks for. */
export function PlaceSources({
  sources,
  reviewed,
}: {
  sources: readonly Source[];
  reviewed: string;
}) {
  return (
    <footer className="mt-14 text-small text-muted">
      <h2 className="caption text-ink">Quellen und Stand</h2>
      <ul className="mt-3 grid gap-2 max-sm:gap-0">
        {sources.map((source) => (
          <li key={source.url + source.name}>
            <ExternalLink href={source.url} className="max-sm:inline-block max-sm:py-3">
              {source.name}
            </ExternalLink>
          </li>
        ))}
        <li>
          Lage und Entfernung: <ExternalLink href="https://www.geonames.org">GeoNames</ExternalLink>
          ,{' '}
          <ExternalLink href="https://creativecommons.org/licenses/by/4.0/deed.de">
            CC BY 4.0
          </ExternalLink>
          , eigene Berechnung der Luftlinie
        </li>
      </ul>
      <p className="mt-4">
        Zuletzt geprüft am <time dateTime={reviewed}>{formatDay(reviewed)}</time>.
      </p>
    </footer>
  );
}
