import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { ASIDE, GRID } from '#app/ui/layout/grid.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/link.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { SiteSearch } from '#app/lib/site-search.ts';
import { filterEntries, groupByLetter, type GlossaryTeaser } from './filter-entries.ts';
import { LetterRuler, LetterScope, LetterSection } from './glossary-letters.tsx';
import { findSign } from './scene-tools.ts';
import { useSiteMatches } from './use-site-matches.ts';

const MAX_SIMILAR = 8;
/** An entry has a handful of sections. */
const MAX_SECTIONS = 40;

/**
 * The search of the site over the glossary alone: for words that stand nowhere
 * as they were typed. Loaded when the field is entered.
 */
const loadSimilar = async (): Promise<SiteSearch> =>
  (await import('#app/lib/site-search.ts')).loadSiteSearch();

/** A–Z list with a filter beside its lead; without script the whole list is there. */
export default function GlossaryIndex({
  entries,
  lead,
}: {
  entries: readonly GlossaryTeaser[];
  lead: string;
}) {
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
    <LetterScope groups={groups}>
      <div className={cx(GRID, 'gap-y-6')}>
        <p className="max-w-[56ch] text-lead text-balance lg:col-span-7">{lead}</p>
        <div className={ASIDE}>
          <Field label="Begriff suchen" required>
            {(control) => <Input {...control} {...field} placeholder="z. B. AVV, LCP" />}
          </Field>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <Areas names={categories} chosen={category} onChoose={setCategory} />
        <output className="text-small text-muted">
          {shown.length === 1 ? '1 Begriff' : `${shown.length} Begriffe`}
        </output>
      </div>
      {!isSearch && <LetterRuler groups={groups} />}
      <div className="grid grid-cols-1 gap-x-8 overflow-x-clip xl:grid-cols-4">
        {groups.map((group) => (
          <LetterSection key={group.letter} group={group} />
        ))}
        {shown.length === 0 && category && (
          <p className="col-span-full text-lead">
            Im Bereich „{category}“ passt kein Begriff zu „{query}“.{' '}
            <Button variant="quiet" size="small" onClick={() => setCategory('')}>
              In allen Bereichen suchen
            </Button>
          </p>
        )}
        {shown.length === 0 && !category && (
          <p className="col-span-full text-lead">
            Kein Begriff passt zu „{query}“. Fragen Sie uns über das{' '}
            <TextLink to="/kontakt">Kontaktformular</TextLink>, wir ergänzen ihn.
          </p>
        )}
      </div>
    </LetterScope>
  );
}

/** The areas by their signs, as the terms below carry them. */
const Areas = ({
  names,
  chosen,
  onChoose,
}: {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
}) => (
  <div
    role="group"
    aria-label="Bereich"
    className="fading-line flex gap-2 lg:mx-0 lg:flex-wrap lg:px-0 lg:[mask-image:none]"
  >
    {['', ...names].map((name) => {
      const sign = findSign(name);
      return (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className="-outline-offset-3 inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control border border-line-strong px-3 text-small whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas aria-pressed:outline-canvas aria-pressed:[--surface:transparent]"
        >
          {sign && <Sign tool={sign} className="w-6" />}
          {name || 'Alle'}
        </button>
      );
    })}
  </div>
);
