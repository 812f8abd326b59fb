/**
 * The value of a JSON text of unknown origin; undefined when it is none. What
 * it holds is still to be checked.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
