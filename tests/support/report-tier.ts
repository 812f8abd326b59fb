import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What `npm test` says about a tier at its end. */
export type TierReport = {
  files: { name: string; seconds: number }[];
  /** Passed only when tried again, with why not at first. */
  retried: { name: string; errors: string[] }[];
};

/**
 * Leaves times and retried tests in the file TIER_REPORT for scripts/test.ts,
 * and names the retried ones itself when it runs alone: they do not fail the
 * run, nor go unnoticed.
 */
export class TierReporter implements Reporter {
  readonly #report: TierReport = { files: [], retried: [] };

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    this.#report.retried.push({
      name: `${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`,
      errors: (test.result().errors ?? []).map(({ message }) => message),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.#report.files.push({
      name: `${module.project.name} ${module.relativeModuleId}`,
      seconds: (collectDuration + setupDuration + duration) / 1_000,
    });
  }

  onTestRunEnd(): void {
    const target = process.env['TIER_REPORT'];
    if (target) writeFileSync(target, JSON.stringify(this.#report));
    else if (this.#report.retried.length > 0) console.log(describeRetried(this.#report.retried));
  }
}

export const describeRetried = (retried: TierReport['retried']): string =>
  [
    `\nFlaky, passed only when tried again: ${retried.length}`,
    ...retried.flatMap(({ name, errors }) => [
      `  ${name}`,
      ...errors.map((message) => `    ${message.split('\n')[0]}`),
    ]),
  ].join('\n');
