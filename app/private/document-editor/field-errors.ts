/** The value at a path like 'positions.0.title'. */
const valueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      content,
    );

/**
 * Which problems of a refused document still stand: those at fields that have
 * not been touched since.
 */
export function keepUntouched(
  errors: Readonly<Record<string, string>>,
  before: unknown,
  after: unknown,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => valueAt(before, path) === valueAt(after, path)),
  );
}
