import { findEmail, findPhone } from './personal-data.ts';

/** Every address and number of a text, the addresses first. */
export function findContacts(text: string): string[] {
  const take = (rest: string, find: typeof findEmail): [found: string[], rest: string] => {
    const found = find(rest);
    if (!found) return [[], rest];
    const [more, left] = take(rest.replaceAll(found, '\n'), find);
    return [[found, ...more], left];
  };
  const [emails, rest] = take(text, findEmail);
  return [...emails, ...take(rest, findPhone)[0]];
}
