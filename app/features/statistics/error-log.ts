export type ErrorEntry = { message: string; at: string; url: string };

/** ERROR-07 asks for it; errors.ts fills it, and nothing but a debugger reads it. */
export const ERROR_LOG_SIZE = 100;

const entries: ErrorEntry[] = [];

/** Keeps the last 100 errors of this page in memory; the oldest falls out. */
export function logError(entry: ErrorEntry): void {
  entries.push(entry);
  if (entries.length > ERROR_LOG_SIZE) entries.shift();
}

export const listErrors = (): readonly ErrorEntry[] => entries;
