// biome-ignore-all lint/style/noProcessEnv: set by `main.ts`, which starts the tests.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { describeFailure, type RoundReport } from './round-report';

/** Writes the results of a round to the file that `main.ts` reads. */
export default class ReportFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const report: RoundReport = { tests: 0, failures: unhandled.map(({ message }) => message) };
    for (const module of modules) {
      const file = `${module.relativeModuleId} (${module.project.name})`;
      for (const { message } of module.errors()) report.failures.push(`${file}\n${message}`);
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state !== 'skipped') report.tests += 1;
        for (const error of errors) report.failures.push(`${file} > ${test.fullName}\n${describeFailure(error)}`);
      }
    }
    writeFileSync(process.env.PROPERTY_REPORT ?? 'test-results/properties.json', JSON.stringify(report));
  }
}
