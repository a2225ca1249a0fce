import { describe, expect, test } from 'vitest';
import type { Finished } from '../command.ts';
import {
  sum,
  tallyOfCounts,
  tallyOfExit,
  tallyOfPackages,
  tallyOfSizes,
  tallyOfTests,
  tallyOfTurbo,
  withoutPassed,
} from './tally.ts';

const finished = (code: number | null, output = ''): Finished => ({ code, output, timedOut: false });
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (passed: number, failed: number, ...files: ReturnType<typeof file>[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

describe('a test report', () => {
  test('gives its passed and failed tests', () => {
    expect(
      tallyOfTests(report(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed')), finished(1)),
    ).toEqual({ passed: 2, failed: 1 });
  });

  test('counts a file that did not load as one failure', () => {
    expect(tallyOfTests(report(1, 0, file('passed', 'passed'), file('failed')), finished(1))).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('is not believed when the command failed all the same', () => {
    expect(tallyOfTests(report(3, 0, file('passed', 'passed', 'passed', 'passed')), finished(1))).toEqual({
      passed: 3,
      failed: 1,
    });
    expect(tallyOfTests(report(3, 0, file('passed', 'passed', 'passed', 'passed')), finished(null))).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  test('of no tests at all is a failure, even if the command succeeded', () => {
    expect(tallyOfTests(report(0, 0), finished(0))).toEqual({ passed: 0, failed: 1 });
  });

  test('with only skipped tests is a failure', () => {
    expect(tallyOfTests(report(0, 0, file('passed', 'skipped')), finished(0))).toEqual({ passed: 0, failed: 1 });
  });

  test.each([null, '', '{"numPassedTests": 4', 'null', '{}'])(
    'that is missing, cut off or empty (%j) is one failure',
    (text) => {
      expect(tallyOfTests(text, finished(0))).toEqual({ passed: 0, failed: 1 });
    },
  );
});

describe('turbo', () => {
  test('counts one check per task', () => {
    expect(tallyOfTurbo(finished(0, ' Tasks:    7 successful, 7 total\nCached:    7 cached, 7 total\n'))).toEqual({
      passed: 7,
      failed: 0,
    });
  });

  test('counts tasks that did not get to run as failed, colours or not', () => {
    expect(
      tallyOfTurbo(finished(2, '\u001B[1m Tasks:\u001B[0m    \u001B[1;32m4 successful\u001B[0m, 7 total')),
    ).toEqual({ passed: 4, failed: 3 });
  });

  test('that crashed, found no task or failed without a reason is one failure', () => {
    expect(tallyOfTurbo(finished(null, 'turbo could not be started: ENOENT'))).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfTurbo(finished(0, 'Tasks:    0 successful, 0 total'))).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfTurbo(finished(1, 'Tasks:    2 successful, 2 total'))).toEqual({ passed: 2, failed: 1 });
  });
});

describe('the tests of packages', () => {
  const ui = '@apiyard/ui:test: cache hit, replaying logs 0243edd517e11a26\n@apiyard/ui:test: 420 passed, 0 failed\n';
  const kit = '@apiyard/kit:test: AssertionError: no\n@apiyard/kit:test: 99 passed, 2 failed\n';
  const tasks = (successful: number, total: number) => ` Tasks:    ${successful} successful, ${total} total\n`;

  test('are added up, run now or replayed from the cache', () => {
    expect(tallyOfPackages(finished(0, `${ui}@apiyard/api:test: 7 passed, 0 failed\n${tasks(2, 2)}`))).toEqual({
      passed: 427,
      failed: 0,
    });
    expect(tallyOfPackages(finished(1, ui + kit + tasks(1, 2)))).toEqual({ passed: 519, failed: 2 });
    const generators = '@apiyard/tools:test:generators: 40 passed, 0 failed\n';
    expect(tallyOfPackages(finished(0, generators + tasks(1, 1)))).toEqual({ passed: 40, failed: 0 });
  });

  test('of a package that crashed, ran nothing or did not start are one failure', () => {
    expect(tallyOfPackages(finished(1, ui + tasks(1, 3)))).toEqual({ passed: 420, failed: 2 });
    expect(tallyOfPackages(finished(0, `${ui}@apiyard/kit:test: 0 passed, 0 failed\n${tasks(2, 2)}`))).toEqual({
      passed: 420,
      failed: 1,
    });
  });

  test('are not believed when Turbo failed all the same', () => {
    expect(tallyOfPackages(finished(1, ui + tasks(1, 1)))).toEqual({ passed: 420, failed: 1 });
    expect(tallyOfPackages(finished(null, 'turbo could not be started: ENOENT'))).toEqual({ passed: 0, failed: 1 });
  });

  test('show the output of the packages that failed', () => {
    expect(withoutPassed(ui + kit + tasks(1, 2))).toBe(kit + tasks(1, 2));
    expect(withoutPassed(ui + tasks(1, 1))).toBe(ui + tasks(1, 1));
  });
});

describe('size-limit', () => {
  test('counts one check per budget', () => {
    expect(tallyOfSizes(finished(1, '[{"name":"client","passed":true},{"name":"dashboard","passed":false}]'))).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test.each(['', '[]', 'TypeError: no such file'])('that measured nothing (%j) is one failure', (output) => {
    expect(tallyOfSizes(finished(0, output))).toEqual({ passed: 0, failed: 1 });
  });

  test('does not take a budget without a verdict for a kept one', () => {
    expect(tallyOfSizes(finished(0, '[{"name":"client"}]'))).toEqual({ passed: 0, failed: 1 });
  });
});

test('a command that is one check passes with exit code 0 only', () => {
  expect([0, 1, null].map((code) => tallyOfExit(finished(code)))).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});

test('sums are member by member', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 10, failed: 20 },
    ]),
  ).toEqual({ passed: 11, failed: 22 });
});

describe('a line of counts', () => {
  test('returns its output', () => {
    expect(tallyOfCounts(finished(1, '✗ a: 3 pixels changed.\n\n150 passed, 2 failed\n'))).toEqual({
      passed: 150,
      failed: 2,
    });
  });

  test('that is missing, or content while the command is not, is a failure', () => {
    expect(tallyOfCounts(finished(0, 'Taking pictures …\n'))).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfCounts(finished(1, '152 passed, 0 failed\n'))).toEqual({ passed: 152, failed: 1 });
  });
});
