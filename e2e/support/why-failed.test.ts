import { describe, expect, it } from 'vitest';
import { failedJourneys, failedUnits, lastLines } from './why-failed.mjs';

describe('the failure summary', () => {
  it('lists each failed unit test and files that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a holds', failureMessages: [] },
            { status: 'failed', fullName: 'a breaks', failureMessages: ['\u001b[31mexpected 1\u001b[0m\nto be 2'] },
          ],
        },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(failedUnits(report)).toEqual([
      { name: 'a breaks', message: 'expected 1\nto be 2', passedOnRetry: false },
      { name: 'b.test.ts', message: 'Cannot find module', passedOnRetry: false },
    ]);
  });

  it('lists each failed journey with its location at any suite depth, once per message, and those that passed on retry', () => {
    const spec = (ok: boolean, ...results: { errors: { message: string }[] }[]) => ({
      title: 'a journey',
      file: 'a.spec.ts',
      line: 9,
      ok,
      tests: [{ results }],
    });
    const held = { errors: [] };
    const broke = { errors: [{ message: 'not seen' }] };
    const report = {
      suites: [
        { specs: [spec(true, held)], suites: [{ specs: [spec(false, broke, broke), spec(true, broke, held)] }] },
      ],
    };
    expect(failedJourneys(report)).toEqual([
      { name: 'a.spec.ts:9 a journey', message: 'not seen', passedOnRetry: false },
      { name: 'a.spec.ts:9 a journey', message: 'not seen', passedOnRetry: true },
    ]);
  });

  it('ends with the stages, the flaky tests and the failed tests, each once', () => {
    const failure = (name: string, message: string, passedOnRetry: boolean) => ({ name, message, passedOnRetry });
    const failures = [failure('a', 'one', false), failure('a', 'two', false), failure('b', 'late', true)];
    expect(lastLines(failures, ['  ok   lint: 1 passed, 0 failed'])).toEqual([
      ...['', '~ flaky: b', 'late', '', '✗ a', 'one', '', '✗ a', 'two', ''],
      '  ok   lint: 1 passed, 0 failed',
      '  ~ flaky, passed on its second try: b',
      '  ✗ a',
    ]);
  });

  it('returns nothing for a missing report', () => {
    expect([...failedUnits(null), ...failedJourneys(null)]).toEqual([]);
  });
});
