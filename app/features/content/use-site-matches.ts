import { useState } from 'react';
import type { SiteSearch } from '#app/lib/site-search.ts';

/**
 * The search of the site for a list that has a filter of its own: for words
 * that stand nowhere as they were typed. `field` are properties of its input,
 * which load the search when it is entered, and also on typing: a field entered
 * before the code had arrived tells nobody.
 */
export function useSiteMatches(load: () => Promise<SiteSearch>) {
  const [query, setQuery] = useState('');
  const [findMatches, setFindMatches] = useState<SiteSearch | null>(null);
  const prepare = () => {
    if (findMatches) return;
    load().then(
      (search) => setFindMatches(() => search),
      () => undefined,
    );
  };
  const field = {
    required: false,
    type: 'search',
    value: query,
    onFocus: prepare,
    onChange: (event: { target: { value: string } }) => {
      setQuery(event.target.value);
      prepare();
    },
    autoComplete: 'off',
  } as const;
  return { query, findMatches, field };
}
