import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { TierReport } from './report-tier.ts';

/** Playwright's JSON in the words of the other tiers. */
export function readBrowserReport(json: string): TierReport {
  const seconds = new Map<string, number>();
  const retried: TierReport['retried'] = [];
  const walk = ({ specs, suites = [] }: JSONReportSuite): void => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const name = `${projectName} ${file}`;
        const duration = results.reduce((sum, result) => sum + result.duration, 0);
        seconds.set(name, (seconds.get(name) ?? 0) + duration / 1_000);
        if (status === 'flaky')
          retried.push({
            name: `${name} > ${title}`,
            errors: results.flatMap(({ error }) => error?.message ?? []),
          });
      }
    suites.forEach(walk);
  };
  (JSON.parse(json) as JSONReport).suites.forEach(walk);
  return { files: [...seconds].map(([name, sum]) => ({ name, seconds: sum })), retried };
}
