import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { GlossaryTeaser, groupByLetter } from './filter-entries.ts';

export type Letter = ReturnType<typeof groupByLetter>[number];

/** Height of a term on the ruler of letters, with the gap below it: the ruler stays in view. */
const STROKE = 6;

/** While the entries of a letter pass below the ruler, its letter is marked (motion.css). */
const timelineOf = (letter: string): string => `--letter-${letter === '#' ? '0' : letter}`;

/** What the ruler and its letters stand in. */
export const LetterScope = ({
  groups,
  children,
}: {
  groups: readonly Letter[];
  children: ReactNode;
}) => (
  <div
    className="grid grid-cols-1 gap-y-5 lg:gap-y-8"
    style={{ timelineScope: groups.map(({ letter }) => timelineOf(letter)).join() }}
  >
    {children}
  </div>
);

/** One stroke a term, above its letter: the alphabet as a gauge, and the way to each letter. */
export function LetterRuler({ groups }: { groups: readonly Letter[] }) {
  return (
    <nav
      aria-label="Anfangsbuchstaben"
      className="sticky top-(--header-height) z-10 min-w-0 border-b-[3px] border-accent bg-canvas pt-2"
    >
      {/* As wide as they will be, also where the parser has read but some of them. */}
      <ul
        className="fading-line grid lg:mx-0 lg:px-0 lg:[mask-image:none]"
        style={{ gridTemplateColumns: `repeat(${groups.length}, minmax(2.75rem, 1fr))` }}
      >
        {groups.map(({ letter, entries }) => (
          <li key={letter}>
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

/** Of a row of letters, to the end of the list, which cuts it off. */
const RULE = 'linear-gradient(var(--line-strong) 0 0) 0 0 1 / 0 0 1px / 0 100vw 0 0';

/** Most terms of a letter that stand beside each other. */
const COLUMNS = 4;

/**
 * The terms of a letter, which stands before the first of them. On desks letters
 * of few terms share a row.
 */
export function LetterSection({ group: { letter, entries } }: { group: Letter }) {
  // 'Treffer' has no room before a term.
  const isLetter = letter.length === 1;
  const columns = isLetter ? Math.min(entries.length, COLUMNS) : COLUMNS;
  return (
    <section
      id={letter}
      aria-label={letter}
      style={
        {
          viewTimelineName: timelineOf(letter),
          '--columns': columns,
          borderImage: RULE,
        } as CSSProperties
      }
      className="letter-section relative scroll-mt-20 border-b border-line-strong pb-4 xl:col-[span_var(--columns)]"
    >
      <h2 className={cx('pt-2.5 text-title', isLetter && 'absolute sm:pt-4')}>{letter}</h2>
      <dl
        className={cx(
          'grid gap-x-2 sm:gap-x-4 xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))] xl:gap-x-8',
          isLetter ? 'grid-cols-2 pl-7 xl:pl-0' : 'sm:grid-cols-2',
        )}
      >
        {entries.map((entry) => (
          <Term key={entry.path} entry={entry} isFound={!isLetter} />
        ))}
      </dl>
    </section>
  );
}

/** Wider than half a phone. */
const LONG_WORD = /[^\s-]{19}/;

/** On phones the list is one of words, what was found says what it is. */
const Term = ({ entry, isFound }: { entry: GlossaryTeaser; isFound: boolean }) => (
  <div
    className={cx(
      'min-w-0 sm:pb-5',
      !isFound && 'xl:pl-8',
      !isFound && LONG_WORD.test(entry.term) && 'max-sm:col-span-full',
    )}
  >
    <dt className="text-small font-semibold hyphens-auto sm:pt-2 sm:font-display sm:text-lead">
      <TextLink to={entry.path} className="block scroll-mt-24 py-2.5 wrap-anywhere sm:py-2">
        {entry.term}
      </TextLink>
    </dt>
    <dd className={cx('text-small hyphens-auto', isFound ? 'max-sm:pb-3.5' : 'max-sm:hidden')}>
      {entry.definition}
    </dd>
  </div>
);
