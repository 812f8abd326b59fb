import dictionary from 'dictionary-de';
import nspell from 'nspell';

/**
 * Every word form of the dictionary. Takes about a second and 50 MB: for builds
 * and checks, not for the server.
 */
export function readDictionary(): ReadonlySet<string> {
  return new Set(Object.keys(nspell(dictionary).data));
}
