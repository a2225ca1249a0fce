import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordRun, startRecording } from './recording.ts';
import type { ResultLine } from './sum-checks.ts';

const outcome = { tally: { passed: 2, failed: 1 }, output: '' };
const stored = '{ "names": ["before"] }';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recording-'));
  for (const folder of ['apps/storybook/docs', 'packages/ui/src']) await mkdir(join(root, folder), { recursive: true });
  await writeFile(source(), 'export const one = 1;\n');
  await writeFile(results(), stored);
});
afterEach(() => rm(root, { recursive: true }));

const source = () => join(root, 'packages/ui/src/one.ts');
const results = () => join(root, 'apps/storybook/docs/results.json');
const writeLines = (path: string, ...lines: ResultLine[]) =>
  appendFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

const tabs = 'components-navigation-tabs';
const menu = 'components-collections-menu';

test('writes the sums, the failures by story, and what was not run', async () => {
  const recording = await startRecording(['Tabs', 'Menu'], root);
  const recorded = await recordRun(recording, async (path) => {
    await writeLines(
      path,
      { id: `${tabs}--default`, checks: [{ kinds: ['dark'], axeRules: 20 }], assertions: 4, axeExempt: ['region'] },
      { id: `${menu}--keyboard`, checks: [], failure: { kinds: ['light', 'keyboard'], message: 'No menu' } },
      { id: `${tabs}--docs`, checks: [{ kinds: ['docsPage'] }] },
    );
    return { outcome, ids: [`${tabs}--default`, `${tabs}--pointer`, `${menu}--keyboard`, `${tabs}--docs`] };
  });
  expect(recorded).toBe(outcome);
  const { at, ...written } = JSON.parse(await readFile(results(), 'utf8')) as { at: string };
  expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  const failed = { passed: 0, failed: 1, axeRules: 0, tabStops: 0 };
  const dark = { passed: 1, failed: 0, axeRules: 20, tabStops: 0 };
  const docsPage = { passed: 1, failed: 0, axeRules: 0, tabStops: 0 };
  expect(written).toEqual({
    commit: null,
    sources: recording.sources,
    names: ['Tabs', 'Menu'],
    stories: 2,
    assertions: 4,
    notRun: [`${tabs}--pointer`],
    failures: [[`${menu}--keyboard`, 'No menu']],
    axeExempt: [[`${tabs}--default`, 'region']],
    checks: { dark, light: failed, keyboard: failed, docsPage },
    components: { [menu]: { light: failed, keyboard: failed }, [tabs]: { dark, docsPage } },
  });
});

test('a run that ended before its first story has checked nothing', async () => {
  await recordRun(await startRecording([], root), async () => ({ outcome, ids: [`${tabs}--default`] }));
  expect(JSON.parse(await readFile(results(), 'utf8'))).toMatchObject({
    names: [],
    stories: 0,
    notRun: [`${tabs}--default`],
    checks: {},
    components: {},
  });
});

test('sources that were changed since the start are not recorded', async () => {
  const recording = await startRecording([], root);
  await expect(
    recordRun(recording, async () => {
      await writeFile(source(), 'export const one = 2;\n');
      return { outcome, ids: [] };
    }),
  ).rejects.toThrow('The sources were changed during the run. Its results are not recorded. Run it again.');
  expect(await readFile(results(), 'utf8')).toBe(stored);
});

test('a run that crashed leaves the results as they were', async () => {
  const crashed = recordRun(await startRecording([], root), () => Promise.reject(new Error('No browser')));
  await expect(crashed).rejects.toThrow('No browser');
  expect(await readFile(results(), 'utf8')).toBe(stored);
});
