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

/** The same for Playwright's report; `passedOnRetry` if the second try passed. */
export function failedJourneys(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return (report?.suites ?? []).flatMap(specs).flatMap(({ ok, title, file, line, tests }) => {
    const messages = tests
      .flatMap(({ results }) => results)
      .flatMap(({ errors }) => errors)
      .map(({ message }) => describeFailure(`${file}:${line} ${title}`, message, ok));
    // A journey that fails twice usually has the same message twice.
    return messages.filter(({ message }, index) => messages.findIndex((other) => other.message === message) === index);
  });
}

/** The end of a run's output: why tests failed, the stages, then each flaky and each failed test by name. */
export function lastLines(failures, stages) {
  const sorted = [...failures].sort((one, other) => Number(other.passedOnRetry) - Number(one.passedOnRetry));
  const names = sorted.map(
    ({ name, passedOnRetry }) => `  ${passedOnRetry ? '~ flaky, passed on its second try:' : '✗'} ${name}`,
  );
  return [
    ...sorted.flatMap(({ name, message, passedOnRetry }) => [
      '',
      `${passedOnRetry ? '~ flaky:' : '✗'} ${name}`,
      message,
    ]),
    '',
    ...stages,
    ...new Set(names),
  ];
}
