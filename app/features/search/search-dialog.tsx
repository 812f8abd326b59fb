import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { loadSiteSearch, type SiteSearch } from '#app/lib/site-search.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

const MAX_RESULTS = 8;
const SUGGESTIONS = ['Preis', 'Ladezeit', 'Cookie-Banner', 'Onlineshop', 'E-Rechnung'];

/** Search over all texts of the site, in the browser: nothing that is typed leaves the device. */
export function SearchDialog({
  onClose,
  returnFocus,
}: {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<SiteSearch | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    loadSiteSearch().then(
      (loaded) => wanted && setSearch(() => loaded),
      () => wanted && setSearch('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const results = typeof search === 'function' && query.trim() ? search(query, MAX_RESULTS) : [];

  const hasNothing = typeof search === 'function' && query.trim() !== '' && results.length === 0;
  const pick = (suggestion: string) => {
    setQuery(suggestion);
    field.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Suche"
      size="wide"
      fill
      atTop
      initialFocus={field}
      returnFocus={returnFocus}
    >
      <div onKeyDown={moveBetweenResults} role="presentation">
        <label className="grid gap-1.5 text-small font-medium">
          Was suchen Sie?
          <input
            ref={field}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            maxLength={200}
            data-result
            className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3.5 text-body text-ink"
          />
        </label>
        <output className="mt-3 block text-small text-muted">
          {describeState(search, query, results.length)}
        </output>
        {hasNothing && (
          <SiteLink
            to="/kontakt"
            onClick={onClose}
            className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Frage stellen
          </SiteLink>
        )}
        {(hasNothing || !query.trim()) && <Suggestions onPick={pick} />}
        <ul className="mt-2">
          {results.map((entry) => (
            <li key={entry.path} className="border-b border-line">
              <SiteLink
                to={entry.path}
                onClick={onClose}
                data-result
                className="group block py-3.5"
              >
                <span className="font-semibold group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-4">
                  {entry.title}
                </span>
                {entry.heading !== entry.title && (
                  <span className="text-muted"> · {entry.heading}</span>
                )}
                <span className="mt-1 line-clamp-2 text-small text-muted">{entry.text}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Suggestions({ onPick }: { onPick: (query: string) => void }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label="Vorschläge">
      {SUGGESTIONS.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            className="min-h-11 rounded-control border border-line-strong px-3 text-small hover:border-ink"
            onClick={() => onPick(suggestion)}
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}

function describeState(search: SiteSearch | 'failed' | null, query: string, count: number): string {
  if (search === 'failed')
    return 'Die Suche lässt sich gerade nicht laden. Bitte prüfen Sie Ihre Verbindung.';
  if (!query.trim())
    return 'Leistungen, Preise, Glossar, Blog und Rechtliches. Die Eingabe bleibt auf Ihrem Gerät.';
  if (!search) return 'Lädt...';
  if (count === 0) return 'Kein Treffer. Versuchen Sie ein anderes Wort oder fragen Sie uns.';
  return count === 1 ? '1 Seite gefunden' : `${count} Seiten gefunden`;
}

/** Arrow keys walk from the field through the results and back. */
function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[current + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
