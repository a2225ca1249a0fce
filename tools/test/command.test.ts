import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

const cwd = import.meta.dirname;

test('gives the exit code and everything printed', async () => {
  const finished = await runCommand(
    process.execPath,
    ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'],
    { cwd, timeoutMs: 20_000 },
  );
  expect(finished.code).toBe(3);
  expect(finished.timedOut).toBe(false);
  expect(finished.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('a program that is not there is a failure, not a crash', async () => {
  const finished = await runCommand('no-such-program', [], { cwd, timeoutMs: 20_000 });
  expect(finished.code).toBe(null);
  expect(finished.output).toContain('no-such-program could not be started');
});

test('what takes too long is ended together with its children', async () => {
  // The grandchild holds the output open: the promise settles early only when it is gone too.
  const parent = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' });
    console.log('both run'); setTimeout(() => {}, 60_000)`;
  const finished = await runCommand(process.execPath, ['-e', parent], { cwd, timeoutMs: 1000 });
  expect(finished).toEqual({ code: null, output: 'both run\n', timedOut: true });
});
