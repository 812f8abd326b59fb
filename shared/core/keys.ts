/**
 * The keys of a constant. TypeScript calls them strings, because an object may
 * hold more than its type says.
 */
export const keysOf = <Constant extends object>(constant: Constant) =>
  Object.keys(constant) as (keyof Constant & string)[];

/** One value a key; `Object.fromEntries` forgets which keys there are. */
export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
