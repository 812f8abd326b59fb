/**
 * The code that checks a form before it is sent. null where it cannot be
 * fetched (a lost connection, an upgrade): then the server checks alone.
 */
export const importCheck = <Check>(load: () => Promise<Check>): Promise<Check | null> =>
  load().catch((error: unknown) => {
    console.warn('Form is checked by the server alone:', error);
    return null;
  });
