import { useState } from 'react';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { SiteSearch } from '#app/lib/site-search.ts';
import { filterEntries, groupByLetter, type GlossaryTeaser } from './filter-entries.ts';
import { useSiteMatches } from './use-site-matches.ts';

const MAX_SIMILAR = 8;
/** An entry has a handful of sections. */
const MAX_SECTIONS = 40;
/** Height of a term on the ruler of letters, with the gap below it: the ruler stays in view. */
const STROKE = 6;

/**
 * The search of the site over the glossary alone: for words that stand nowhere
 * as they were typed. Loaded when the field is entered.
 */
const loadSimilar = async (): Promise<SiteSearch> =>
  (await import('#app/lib/site-search.ts')).loadSiteSearch();

/** A–Z list with a filter; without script the whole list is there. */
export default function GlossaryIndex({ entries }: { entries: readonly GlossaryTeaser[] }) {
  const { query, findMatches, field } = useSiteMatches(loadSimilar);
  const [category, setCategory] = useState('');
  const categories = [...new Set(entries.map((entry) => entry.category))].toSorted((a, b) =>
    a.localeCompare(b, 'de'),
  );
  const exact = filterEntries(entries, query, category);
  const paths =
    exact.length === 0 && findMatches
      ? [
          ...new Set(
            findMatches(query, MAX_SECTIONS, '/glossar/').map(({ path }) =>
              path.replace(/#.*/, ''),
            ),
          ),
        ].slice(0, MAX_SIMILAR)
      : [];
  const shown =
    exact.length > 0
      ? exact
      : paths.flatMap((path) =>
          entries.filter(
            (entry) => entry.path === path && (!category || entry.category === category),
          ),
        );
  const isSearch = query.trim() !== '';
  const groups = isSearch ? [{ letter: 'Treffer', entries: shown }] : groupByLetter(shown);

  return (
    <div
      className={cx(GRID, 'gap-y-5 lg:gap-y-8')}
      style={{ timelineScope: groups.map(({ letter }) => timelineOf(letter)).join() }}
    >
      <div
        className={cx(
          MARGIN,
          'grid grid-cols-2 content-start gap-x-4 gap-y-2 lg:sticky lg:top-[calc(var(--header-height)+7.5rem)] lg:grid-cols-1 lg:gap-y-5 lg:self-start',
        )}
      >
        <Field label="Begriff suchen" required>
          {(control) => <Input {...control} {...field} placeholder="z. B. AVV, LCP" />}
        </Field>
        <Field label="Bereich" required>
          {(control) => (
            <Select
              {...control}
              required={false}
              value={category}
              onChange={(event) => setCategory(event.target.value)}
            >
              <option value="">Alle Bereiche</option>
              {categories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <output className="col-span-full text-small text-muted">
          {shown.length === 1 ? '1 Begriff' : `${shown.length} Begriffe`}
        </output>
      </div>
      {!isSearch && <LetterRuler groups={groups} />}
      <div className={cx(TEXT, 'grid content-start gap-8 lg:gap-0')}>
        {groups.map((group) => (
          <section
            key={group.letter}
            id={group.letter}
            aria-label={group.letter}
            style={{ viewTimelineName: timelineOf(group.letter) }}
            className="letter-section scroll-mt-20 lg:grid lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:border-t lg:border-line-strong lg:last:border-b"
          >
            <h2
              className={cx(
                'leading-none max-lg:border-b max-lg:border-line-strong max-lg:pb-2 lg:pt-3.5',
                // 'Treffer' has the room of a letter.
                group.letter.length > 1 ? 'text-title' : 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]',
              )}
            >
              {group.letter}
            </h2>
            <dl>
              {group.entries.map((entry) => (
                <div
                  key={entry.path}
                  className={
                    'grid border-b border-line sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ' +
                    'sm:gap-6 sm:py-4 lg:last:border-b-0'
                  }
                >
                  <dt className="min-w-0 font-display text-title font-semibold hyphens-auto">
                    <TextLink
                      to={entry.path}
                      className="block scroll-mt-24 py-2.5 sm:inline-block sm:py-0"
                    >
                      {entry.term}
                    </TextLink>
                  </dt>
                  {/* On phones the list is one of words, what was found says what it is. */}
                  <dd
                    className={cx(
                      'text-muted sm:pt-0.5',
                      isSearch ? 'max-sm:pb-3.5' : 'max-sm:hidden',
                    )}
                  >
                    {entry.description}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {shown.length === 0 && (
          <p className="text-lead">
            Kein Begriff passt zu „{query}“. Fragen Sie uns über das{' '}
            <TextLink to="/kontakt">Kontaktformular</TextLink>, wir ergänzen ihn.
          </p>
        )}
      </div>
    </div>
  );
}

/** While the entries of a letter pass below the ruler, its letter is marked (motion.css). */
const timelineOf = (letter: string): string => `--letter-${letter === '#' ? '0' : letter}`;

/** One stroke a term, above its letter: the alphabet as a gauge, and the way to each letter. */
function LetterRuler({ groups }: { groups: ReturnType<typeof groupByLetter> }) {
  return (
    // On phones the search comes first, on wide screens it stands beside the list.
    <nav
      aria-label="Anfangsbuchstaben"
      className="sticky top-(--header-height) z-10 min-w-0 border-b-[3px] border-accent bg-canvas pt-2 lg:order-first lg:col-span-12"
    >
      <ul className="fading-line flex lg:mx-0 lg:px-0 lg:[mask-image:none]">
        {groups.map(({ letter, entries }) => (
          <li key={letter} className="min-w-11 shrink-0 grow basis-0">
            <a
              href={`#${letter}`}
              className="-outline-offset-3 flex h-full flex-col justify-end hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="mx-2"
                style={{
                  height: entries.length * STROKE,
                  background: `repeating-linear-gradient(0deg,transparent 0 ${STROKE - 3}px,var(--ink) 0 ${STROKE}px)`,
                }}
              />
              <span
                style={{ animationTimeline: timelineOf(letter) }}
                className="letter-mark py-1.5 text-center text-title font-semibold"
              >
                {letter}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
