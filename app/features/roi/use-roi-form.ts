import { useEffect, useState } from 'react';
import { parseRoiInput, ROI_LIMITS, type RoiInput } from '#shared/statistics/roi.ts';
import { ALL_FIELDS } from './fields.ts';

export type RoiTexts = Record<keyof RoiInput, string>;

const toText = (value: number): string => String(value).replace('.', ',');

/**
 * What the fields show first: the values of the address, else the defaults.
 * Text stays as typed; the result uses the legal number.
 */
export function buildTexts(search: URLSearchParams): RoiTexts {
  return Object.fromEntries(
    ALL_FIELDS.map(({ name, param }) => [
      name,
      search.get(param)?.slice(0, 30) ?? toText(ROI_LIMITS[name].initial),
    ]),
  ) as RoiTexts;
}

/** Address parameters that reproduce the inputs; defaults are left out. */
function buildSearch(texts: RoiTexts, packageId: string): string {
  const search = new URLSearchParams();
  for (const { name, param } of ALL_FIELDS)
    if (texts[name] !== toText(ROI_LIMITS[name].initial)) search.set(param, texts[name]);
  if (packageId) search.set('paket', packageId);
  return search.toString();
}

/** State of the calculator; the address follows the inputs without a navigation. */
export function useRoiForm(initialTexts: RoiTexts, initialPackage: string) {
  const [texts, setTexts] = useState(initialTexts);
  const [packageId, setPackageId] = useState(initialPackage);
  const search = buildSearch(texts, packageId);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched)
      window.history.replaceState(
        window.history.state,
        '',
        search ? `?${search}` : window.location.pathname,
      );
  }, [search, touched]);
  return {
    texts,
    packageId,
    search,
    input: parseRoiInput(texts),
    change: (name: keyof RoiInput, value: string) => {
      setTouched(true);
      setTexts((before) => ({ ...before, [name]: value }));
      if (name === 'investment') setPackageId('');
    },
    choosePackage: (id: string, price: number | null) => {
      setTouched(true);
      setPackageId(id);
      if (price !== null) setTexts((before) => ({ ...before, investment: toText(price) }));
    },
  };
}
