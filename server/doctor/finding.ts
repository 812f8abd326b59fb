/**
 * What a check of `npm run doctor` says: all is well, something to know, or
 * something that must be mended.
 */
export type Finding = { state: 'ok' | 'hint' | 'fail'; text: string };
export type Check = { name: string; run: () => Promise<Finding> };
export type Report = Finding & { name: string };

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const hint = (text: string): Finding => ({ state: 'hint', text });
export const fail = (text: string): Finding => ({ state: 'fail', text });

/** Runs the checks one after another; one that throws has failed, with its message. */
export async function runChecks(checks: readonly Check[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const { name, run } of checks) {
    const finding = await run().catch((cause: unknown) =>
      fail(cause instanceof Error ? cause.message : String(cause)),
    );
    reports.push({ name, ...finding });
  }
  return reports;
}
