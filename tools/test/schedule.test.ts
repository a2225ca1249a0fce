import { expect, test } from 'vitest';
import type { Outcome, Stage } from './schedule.ts';
import { choose, runStages } from './schedule.ts';

const silent = { started() {}, finished() {} };
const outcome = (passed: number, failed: number): Outcome => ({ tally: { passed, failed }, output: 'said' });
const stage = (name: string, after: string[], run: () => Promise<Outcome>): Stage => ({
  name,
  title: name,
  after,
  run,
});
const passing = (name: string, ...after: string[]) => stage(name, after, async () => outcome(1, 0));

test('at most two stages run in parallel, and all of them run', async () => {
  let running = 0;
  let most = 0;
  const slow = (name: string) =>
    stage(name, [], async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return outcome(1, 0);
    });
  const results = await runStages(['a', 'b', 'c', 'd', 'e'].map(slow), 2, silent);
  expect(most).toBe(2);
  expect(results.map((result) => result.stage.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a stage starts after those it builds on, while others go ahead', async () => {
  const started: string[] = [];
  await runStages([passing('build'), passing('e2e', 'build'), passing('unit')], 2, {
    ...silent,
    started: ({ name }) => started.push(name),
  });
  expect(started).toEqual(['build', 'unit', 'e2e']);
});

test('what builds on a failed stage is not run and counts as failed; the rest still runs', async () => {
  const failing = stage('build', [], async () => outcome(0, 3));
  const never = stage('e2e', ['build'], async () => {
    throw new Error('must not run');
  });
  const results = await runStages([failing, never, passing('unit')], 2, silent);
  expect(results.map(({ tally, output }) => ({ tally, output }))).toEqual([
    { tally: { passed: 0, failed: 3 }, output: 'said' },
    { tally: { passed: 0, failed: 1 }, output: 'Not run: it needs build, which failed.\n' },
    { tally: { passed: 1, failed: 0 }, output: 'said' },
  ]);
});

test('a stage that crashes is one failure and shows its error', async () => {
  const [result] = await runStages([stage('unit', [], () => Promise.reject(new Error('No browser here.')))], 2, silent);
  expect(result?.tally).toEqual({ passed: 0, failed: 1 });
  expect(result?.output).toContain('No browser here.');
});

test('a stage that checked nothing is one failure', async () => {
  const [result] = await runStages([stage('unit', [], async () => outcome(0, 0))], 2, silent);
  expect(result?.tally).toEqual({ passed: 0, failed: 1 });
  expect(result?.output).toBe('saidNothing was checked.\n');
});

test('naming a stage brings along what it builds on, nothing else', () => {
  const all = [passing('types'), passing('web'), passing('e2e', 'web')];
  expect(choose(all, ['e2e']).map(({ name }) => name)).toEqual(['web', 'e2e']);
  expect(choose(all, []).map(({ name }) => name)).toEqual(['types', 'web', 'e2e']);
});

test('an unknown stage is refused with the names there are', () => {
  expect(() => choose([passing('types'), passing('unit')], ['units'])).toThrow(
    "There is no stage 'units'. Stages: types, unit.",
  );
});
