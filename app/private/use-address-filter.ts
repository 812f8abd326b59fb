import { useLayoutEffect, useRef } from 'react';
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
  // The router hands every updater the parameters of the last rendering: the
  // first of two changes before the next one would be lost.
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries({ seite: '', ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return {
    parameters,
    search: parameters.get('suche') ?? '',
    status: parameters.get('status') ?? '',
    page: Math.max(0, Number.parseInt(parameters.get('seite') ?? '1', 10) - 1 || 0),
    change,
    turnTo: (page) => change({ seite: page > 0 ? String(page + 1) : '' }),
  };
}
