import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { GlossaryTeaser, groupByLetter } from './filter-entries.ts';
import { findTool } from './scene-tools.ts';

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

/** The terms of a letter, beside it: one line a letter parts them. */
export function LetterSection({ group: { letter, entries } }: { group: Letter }) {
  // 'Treffer' has no room in the margin.
  const isLetter = letter.length === 1;
  return (
    <section
      id={letter}
      aria-label={letter}
      style={{ viewTimelineName: timelineOf(letter) }}
      className={cx(
        'letter-section grid scroll-mt-20 gap-y-2 border-t border-line-strong pb-4',
        isLetter && 'grid-cols-[1.75rem_minmax(0,1fr)] xl:grid-cols-[6rem_minmax(0,1fr)]',
      )}
    >
      <h2 className={isLetter ? 'pt-2.5 text-title xl:text-head' : 'pt-2.5 text-title'}>
        {letter}
      </h2>
      <dl
        className={cx(
          'grid gap-x-2 sm:gap-x-4 xl:grid-cols-3 xl:gap-x-10',
          isLetter ? 'grid-cols-2' : 'sm:grid-cols-2',
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
      !isFound && LONG_WORD.test(entry.term) && 'max-sm:col-span-full',
    )}
  >
    <dt className="flex items-start gap-2.5 text-small font-semibold hyphens-auto sm:pt-2 sm:font-display sm:text-title">
      <Sign tool={findTool([entry.category])} className="mt-2.5 w-6 shrink-0 max-sm:hidden" />
      <TextLink
        to={entry.path}
        className="block min-w-0 grow scroll-mt-24 py-2.5 wrap-anywhere sm:py-2"
      >
        {entry.term}
      </TextLink>
    </dt>
    <dd className={cx('hyphens-auto', isFound ? 'max-sm:pb-3.5' : 'max-sm:hidden')}>
      {entry.definition}
    </dd>
  </div>
);
