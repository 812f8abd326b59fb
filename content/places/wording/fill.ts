import type { PlacePage } from '../page-types.ts';

/** Puts values into {placeholders}; an unknown placeholder is a mistake in the wording and throws. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`Unknown placeholder {${key}} in: ${template}`);
    return String(value);
  });
}

/** First letter in capitals, for plans that begin with an inserted word. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Pages for Swiss readers carry no ß. */
export const respell = (page: PlacePage): PlacePage =>
  page.city.country === 'CH' ? (JSON.parse(JSON.stringify(page).replaceAll('ß', 'ss')) as PlacePage) : page;
