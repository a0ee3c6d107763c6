import { stripVTControlCharacters } from 'node:util';

/** Enough to see the expectation, the actual value, and the line of the test. */
const LINES = 24;

const describeFailure = (name, message, passedOnRetry = false) => ({
  name,
  message: stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .slice(0, LINES)
    .join('\n'),
  passedOnRetry,
});

/** The failed tests of Vitest's JSON report, each with the beginning of its message. */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no tests of its own.
    if (failed.length === 0) return message && assertionResults.length === 0 ? [describeFailure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages[0]));
  });
}

/** The same for Playwright's report; a test that passed on retry says so. */
export function failedJourneys(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return (report?.suites ?? []).flatMap(specs).flatMap(({ ok, title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors)
      .map(({ message }) =>
        describeFailure(`${file}:${line} ${title}${ok ? ' (passed when tried again)' : ''}`, message, ok),
      ),
  );
}
