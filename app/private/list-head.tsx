import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Input, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

type ListHeadProps = {
  search?: ReactNode;
  /** What narrows the list, and what is done with it. */
  children?: ReactNode;
  count?: ReactNode;
};

/**
 * What stands above a list: search, filters and count in one line, on phones
 * search and count in the first and the filters in the second.
 */
export const ListHead = ({ search, children, count }: ListHeadProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-2 sm:gap-x-3">
    {search}
    <div className="contents max-sm:*:order-2">{children}</div>
    {search && (
      <p
        aria-live="polite"
        // There before it is counted, so that the filters do not move up beside the search.
        className="tabular ml-auto text-right text-small whitespace-nowrap text-muted max-sm:order-1 max-sm:min-w-[5rem]"
      >
        {count}
      </p>
    )}
  </div>
);

/** 'von 9 Benutzern', 'von 3 Terminen'; plurals that end in -n or -s stay. */
const toDative = (plural: string): string => (/[er]$/.test(plural) ? `${plural}n` : plural);

/** '40 Anfragen', narrowed '3 von 40 Anfragen'; on phones '3 von 40'. */
export const Count = ({
  found,
  total,
  noun,
  isCut = false,
}: {
  found: number;
  total: number;
  noun: string;
  /** There are more than the total. */
  isCut?: boolean;
}) =>
  found === total && total !== 1 ? (
    <>
      {isCut && 'mehr als '}
      {total} {noun}
    </>
  ) : (
    <>
      {found} von {total}
      <span className="max-sm:sr-only"> {toDative(noun)}</span>
    </>
  );

/** Told by its sign and its placeholder; the label is read out. */
export const SearchInput = (props: ComponentProps<'input'>) => (
  <span className="relative block min-w-[min(13.5rem,100%)] grow basis-[13.5rem] sm:max-w-[22rem]">
    <Icon
      name="search"
      size={18}
      className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
    />
    <Input {...props} type="search" aria-label="Suche" className="pl-11 text-ellipsis" />
  </span>
);

type FilterSelectProps = {
  /** Read out; what is chosen says what it is about. */
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  className?: string;
  onChange: (value: string) => void;
};

/** One of several views of a list. */
export const FilterSelect = ({ label, value, options, className, onChange }: FilterSelectProps) => (
  <span className={cx('block min-w-0 basis-[8.5rem] max-sm:grow sm:basis-[12rem]', className)}>
    <Select
      aria-label={label}
      className="text-ellipsis max-sm:pr-9 max-sm:pl-3"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  </span>
);
