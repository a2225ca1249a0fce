import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
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

test('only changed stories are sent, for which the build writes its statistics', () => {
  expect(manifest.scripts.chromatic).toContain('--stats-json');
});

test('paths of the configuration exist', async () => {
  const { storybookBaseDir = '', storybookConfigDir = '', externals = [] } = await getConfiguration(path);
  expect(existsSync(join(root, storybookBaseDir, storybookConfigDir))).toBe(true);
  expect(externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
