import { useSearchParams } from 'react-router';

export type AddressFilter = {
  parameters: URLSearchParams;
  search: string;
  status: string;
  /** Counted from 0; the address counts from 1. */
  page: number;
  /**
   * Writes into the address; an empty value leaves it. Anything but a turned
   * page begins at the first one again.
   */
  change: (changes: Readonly<Record<string, string>>) => void;
  turnTo: (page: number) => void;
};

/**
 * Search, status and page of a list. They stand in the address, so that a view
 * can be kept as a bookmark and the way back leads to it.
 */
export function useAddressFilter(): AddressFilter {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ seite: '', ...changes })) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    parameters,
    search: parameters.get('suche') ?? '',
    status: parameters.get('status') ?? '',
    page: Math.max(0, Number.parseInt(parameters.get('seite') ?? '1', 10) - 1 || 0),
    change,
    turnTo: (page) => change({ seite: page > 0 ? String(page + 1) : '' }),
  };
}
