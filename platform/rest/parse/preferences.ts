import { restError } from '../errors.ts';

export type Preferences = {
  return: 'representation' | 'minimal' | 'headers-only' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  tx: 'commit' | 'rollback' | null;
  handling: 'strict' | 'lenient' | null;
  timezone: string | null;
  maxAffected: number | null;
};

const choices = new Map<string, readonly string[]>(
  Object.entries({
    return: ['representation', 'minimal', 'headers-only'],
    count: ['exact', 'planned', 'estimated'],
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    missing: ['default', 'null'],
    tx: ['commit', 'rollback'],
    handling: ['strict', 'lenient'],
  }),
);
const none: Preferences = {
  return: null,
  count: null,
  resolution: null,
  missing: null,
  tx: null,
  handling: null,
  timezone: null,
  maxAffected: null,
};

/**
 * Parses `Prefer`. The first of several values wins; unknown ones are errors
 * only with `handling=strict`.
 */
export function parsePreferences(header: string | undefined, allowTx: boolean): Preferences {
  if (!header) return none;
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  const invalid: string[] = [];
  for (const preference of header.split(',').map((part) => part.trim())) {
    const split = preference.indexOf('=');
    const [name, value] = [preference.slice(0, split), preference.slice(split + 1)];
    const valid =
      name === 'timezone'
        ? isTimeZone(value)
        : name === 'max-affected'
          ? /^\d{1,15}$/u.test(value)
          : choices.get(name)?.includes(value);
    if (!valid) invalid.push(preference);
    else found[name] ??= value;
  }
  if (found['handling'] === 'strict' && invalid.length > 0)
    throw restError('PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  return {
    ...none,
    ...found,
    tx: allowTx ? ((found['tx'] as Preferences['tx']) ?? null) : null,
    maxAffected: found['max-affected'] === undefined ? null : Number(found['max-affected']),
  };
}

/** The value of `Preference-Applied`, in PostgREST's order; null when nothing applied. */
export function describePreferences(applied: Partial<Preferences>): string | null {
  const parts: string[] = [];
  for (const name of [
    'resolution',
    'missing',
    'return',
    'count',
    'tx',
    'handling',
    'timezone',
  ] as const)
    if (applied[name]) parts.push(`${name}=${applied[name]}`);
  if (applied.handling === 'strict' && applied.maxAffected != null)
    parts.push(`max-affected=${applied.maxAffected}`);
  return parts.length > 0 ? parts.join(', ') : null;
}

/**
 * Names only: an offset such as `+01:00` means its opposite to Postgres, and
 * PostgREST knows none.
 */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
