import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import type { AddressFilter } from './use-address-filter.ts';

const PAUSE_MS = 150;

type FilterBarProps = {
  filter: AddressFilter;
  placeholder: string;
  /** What can be chosen besides "Alle"; without any there is only the search. */
  statuses?: readonly (readonly [value: string, label: string])[];
  statusDisabled?: boolean;
  /** Further controls at the end of the line. */
  children?: ReactNode;
};

/** Search and status of a list whose filter stands in the address. */
export function FilterBar({
  filter,
  placeholder,
  statuses = [],
  statusDisabled = false,
  children,
}: FilterBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <SearchField
        isAlone={statuses.length === 0}
        value={filter.search}
        placeholder={placeholder}
        onSearch={(suche) => filter.change({ suche })}
      />
      {(statuses.length > 0 || children) && (
        <div className="flex w-full flex-wrap items-center gap-3 sm:contents">
          {statuses.length > 0 && (
            <Field
              label="Status"
              optionalMark={false}
              className="min-w-[9rem] flex-1 max-sm:[&>label]:sr-only sm:max-w-[14rem] sm:min-w-[10rem]"
            >
              {(control) => (
                <Select
                  {...control}
                  value={filter.status}
                  disabled={statusDisabled}
                  onChange={(event) => filter.change({ status: event.target.value })}
                >
                  <option value="">Alle</option>
                  {statuses.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

/** Searches after a short pause, so that typing a word is one question to the server. */
function SearchField({
  value,
  placeholder,
  isAlone,
  onSearch,
}: {
  value: string;
  placeholder: string;
  isAlone: boolean;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const search = () => {
    // Whoever has followed a link meanwhile must not be called back by his search.
    if (text === asked.current || (next && next.pathname !== pathname)) return;
    asked.current = text;
    onSearch(text);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // A saved view or the back button changed the address, not this field.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  return (
    <Field
      label="Suche"
      optionalMark={false}
      className={cx(
        'min-w-[min(18rem,100%)] flex-[999] max-sm:[&>label]:sr-only',
        isAlone && 'max-w-[36rem]',
      )}
    >
      {(control) => (
        <Input
          {...control}
          type="search"
          value={text}
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
          // Before what is pressed now takes effect: the later of two navigations holds.
          onBlur={search}
        />
      )}
    </Field>
  );
}
