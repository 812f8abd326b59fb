import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FilterSelect, ListHead, SearchInput } from './list-head.tsx';
import type { AddressFilter } from './use-address-filter.ts';

const PAUSE_MS = 150;

type FilterBarProps = {
  filter: AddressFilter;
  placeholder: string;
  /** What can be chosen besides all of them; without any there is only the search. */
  statuses?: readonly (readonly [value: string, label: string])[];
  count: ReactNode;
  /** Further controls at the end of the line. */
  children?: ReactNode;
};

/** Search, status and count of a list whose filter stands in the address. */
export const FilterBar = ({
  filter,
  placeholder,
  statuses = [],
  count,
  children,
}: FilterBarProps) => (
  <ListHead
    search={
      <SearchField
        value={filter.search}
        placeholder={placeholder}
        onSearch={(suche) => filter.change({ suche })}
      />
    }
    count={count}
  >
    {statuses.length > 0 && (
      <FilterSelect
        label="Status"
        value={filter.status}
        options={[['', 'Status: alle'], ...statuses]}
        onChange={(status) => filter.change({ status })}
      />
    )}
    {children}
  </ListHead>
);

/** Searches after a short pause, so that typing a word is one question to the server. */
function SearchField({
  value,
  placeholder,
  onSearch,
}: {
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  /** Searches of this field that the address does not show yet, the oldest first. */
  const underWay = useRef<readonly string[]>([]);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const search = () => {
    // Whoever has followed a link meanwhile must not be called back by his search.
    if (text === asked.current || (next && next.pathname !== pathname)) return;
    asked.current = text;
    underWay.current = [...underWay.current, text];
    onSearch(text);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // The address may show an earlier search after a later one was asked for.
    const own = underWay.current.indexOf(value);
    underWay.current = own < 0 ? [] : underWay.current.slice(own + 1);
    if (own >= 0 || value === asked.current) return;
    // A saved view or the back button changed it, not this field.
    asked.current = value;
    setText(value);
  }, [value]);
  return (
    <SearchInput
      value={text}
      placeholder={placeholder}
      onChange={(event) => setText(event.target.value)}
      // Before what is pressed now takes effect: the later of two navigations holds.
      onBlur={search}
    />
  );
}
