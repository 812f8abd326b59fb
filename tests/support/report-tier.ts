import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/** What `npm test` says about a tier at its end. */
export type TierReport = {
  files: { name: string; seconds: number }[];
  /** Passed only when tried again, with why not at first. */
  retried: Outcome[];
  failed: Outcome[];
};
type Outcome = { name: string; errors: string[] };

/**
 * Leaves times, failed and retried tests in the file TIER_REPORT for scripts/test.ts,
 * and names the retried ones itself when it runs alone: they do not fail the
 * run, nor go unnoticed.
 */
export class TierReporter implements Reporter {
  readonly #report: TierReport = { files: [], retried: [], failed: [] };

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const outcome = {
      name: `${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`,
      errors: errors.map(({ message }) => message),
    };
    if (state === 'failed') this.#report.failed.push(outcome);
    else if (test.diagnostic()?.flaky) this.#report.retried.push(outcome);
  }

  /** A hook that failed is an error of its suite: its tests count as skipped. */
  onTestSuiteResult(suite: TestSuite): void {
    this.#addErrors(
      `${suite.project.name} ${suite.module.relativeModuleId} > ${suite.fullName}`,
      suite,
    );
  }

  onTestModuleEnd(module: TestModule): void {
    this.#addErrors(`${module.project.name} ${module.relativeModuleId}`, module);
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.#report.files.push({
      name: `${module.project.name} ${module.relativeModuleId}`,
      seconds: (collectDuration + setupDuration + duration) / 1_000,
    });
  }

  #addErrors(name: string, of: TestSuite | TestModule): void {
    const errors = of.errors().map(({ message }) => message);
    if (errors.length > 0) this.#report.failed.push({ name, errors });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled)
      this.#report.failed.push({ name: 'outside of any test', errors: [message] });
    const target = process.env['TIER_REPORT'];
    if (target) writeFileSync(target, JSON.stringify(this.#report));
    else if (this.#report.retried.length > 0)
      console.log(describe('Flaky, passed only when tried again', this.#report.retried));
  }
}

export const describe = (heading: string, outcomes: Outcome[]): string =>
  [
    `\n${heading}: ${outcomes.length}`,
    ...outcomes.flatMap(({ name, errors }) => [
      `  ${name}`,
      ...errors.map((message) => `    ${message.split('\n')[0]}`),
    ]),
  ].join('\n');
