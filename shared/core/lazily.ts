/**
 * Makes a value with its first use. Eleven formatters of `Intl` cost 46 ms of processor time
 * while a page's first island loaded (Chromium), and most pages never used one.
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
