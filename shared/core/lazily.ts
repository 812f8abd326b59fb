/**
 * Makes a value with its first use. A formatter of `Intl` costs milliseconds, on a phone ten
 * and more, and most pages that could use one never do.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
