import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workerBuildOf } from './worker-builds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file that pages load of a package with these exports. */
function packageWith(name: string, exports: unknown): string {
  const root = join(folder, 'node_modules', name);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name, exports }));
  return join(root, 'page.js');
}

test.each([
  ['entities', { worker: './index.js', browser: './page.js' }, 'node_modules/entities/index.js'],
  ['@scope/entities', { '.': { worker: './lib/w.js' } }, 'node_modules/@scope/entities/lib/w.js'],
])('%s with the exports %j has a build for workers', async (name, exports, file) => {
  expect(await workerBuildOf(name, packageWith(name, exports))).toBe(join(folder, file));
});

test.each([undefined, './index.js', { browser: './page.js' }, { worker: { import: './index.js' } }])(
  'the exports %j have none',
  async (exports) => {
    expect(await workerBuildOf('entities', packageWith('entities', exports))).toBeNull();
  },
);

test('a file of this repository has none', async () => {
  expect(await workerBuildOf('entities', join(folder, 'src/entities.ts'))).toBeNull();
});
