import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { getConfiguration } from 'chromatic/node';
import { expect, test } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const path = join(import.meta.dirname, 'chromatic.config.json');

test('the installed Chromatic accepts the configuration', async () => {
  expect(await getConfiguration(path)).toMatchObject({
    storybookBuildDir: 'dist',
    storybookBaseDir: 'apps/storybook',
    storybookConfigDir: '.storybook',
    onlyChanged: true,
  });
});

test('a story with pictures asks for reduced motion, because the configuration has no option for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chromatic-'));
  try {
    const refused = join(folder, 'chromatic.config.json');
    await writeFile(refused, '{ "onlyChanged": true, "prefersReducedMotion": "reduce" }');
    await expect(getConfiguration(refused)).rejects.toThrow("Unrecognized key(s) in object: 'prefersReducedMotion'");
  } finally {
    await rm(folder, { recursive: true });
  }
  const light = inLight['light'];
  expect(pictured(inLight)).toEqual({
    chromatic: { disableSnapshot: false, prefersReducedMotion: 'reduce', modes: { light } },
  });
});

test('only changed stories are sent, for which the build writes its statistics', () => {
  expect(manifest.scripts.chromatic).toContain('--stats-json');
});

test('paths of the configuration exist', async () => {
  const { storybookBaseDir = '', storybookConfigDir = '', externals = [] } = await getConfiguration(path);
  expect(existsSync(join(root, storybookBaseDir, storybookConfigDir))).toBe(true);
  expect(externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
