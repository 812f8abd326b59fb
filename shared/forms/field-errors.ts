type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * The first message of every field, by its path in the input:
 * 'customer.street', 'positions.0.title'.
 */
export function collectFieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}
