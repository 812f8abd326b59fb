import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { TierReport } from './report-tier.ts';

/** Playwright's JSON in the words of the other tiers. */
export function readBrowserReport(json: string): TierReport {
  const seconds = new Map<string, number>();
  const retried: TierReport['retried'] = [];
  const failed: TierReport['failed'] = [];
  const walk = ({ specs, suites = [] }: JSONReportSuite): void => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const name = `${projectName} ${file}`;
        const duration = results.reduce((sum, result) => sum + result.duration, 0);
        seconds.set(name, (seconds.get(name) ?? 0) + duration / 1_000);
        const outcome = {
          name: `${name} > ${title}`,
          errors: results.flatMap(({ error }) => error?.message ?? []),
        };
        if (status === 'flaky') retried.push(outcome);
        if (status === 'unexpected') failed.push(outcome);
      }
    suites.forEach(walk);
  };
  const { suites, errors } = JSON.parse(json) as JSONReport;
  suites.forEach(walk);
  for (const { message = '' } of errors)
    failed.push({ name: 'outside of any test', errors: [message] });
  return { files: [...seconds].map(([name, sum]) => ({ name, seconds: sum })), retried, failed };
}
