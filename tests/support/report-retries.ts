import type { Reporter, TestCase } from 'vitest/node';

/** Names at the end what passed only at the second try, and why not at the first: such a test does not fail the run, nor goes unnoticed. */
export class RetryReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    console.log(`\nFlaky, passed only when tried again: ${this.#flaky.length}`);
    for (const test of this.#flaky) {
      console.log(`  ${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(`    ${message}`);
    }
  }
}
