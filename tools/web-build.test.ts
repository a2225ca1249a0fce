import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWebIfChanged } from './web-build.ts';

let root: string;
let builds: number;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = async () => {
  builds++;
  write('apps/web/dist/index.html', '<!doctype html>');
  write('apps/web/dist/assets/index.js', 'start()');
  return true;
};
const start = () => buildWebIfChanged(root, build);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'apiyard-web-build-'));
  builds = 0;
  write('apps/web/src/main.tsx', 'one');
  write('packages/ui/src/Button.tsx', 'two');
  await start();
});

afterEach(() => rmSync(root, { recursive: true }));

test('the first start builds, the next does not', async () => {
  expect(builds).toBe(1);
  expect(await start()).toBe(true);
  expect(builds).toBe(1);
});

test.each([
  ['a changed file', () => write('packages/ui/src/Button.tsx', 'three')],
  ['a file with the same size and an older time', () => utimesSync(join(root, 'apps/web/src/main.tsx'), 1, 1)],
  ['a new file', () => write('packages/features/modules/src/cart.tsx', '')],
  ['a removed file', () => rmSync(join(root, 'packages/ui/src/Button.tsx'))],
  ['a changed lock file', () => write('pnpm-lock.yaml', 'lockfileVersion: 9')],
  ['a deleted result', () => rmSync(join(root, 'apps/web/dist/assets/index.js'))],
  ['a changed result', () => write('apps/web/dist/index.html', 'else')],
])('%s leads to one more build', async (_, change) => {
  change();
  await start();
  await start();
  expect(builds).toBe(2);
});

test.each([
  'packages/ui/src/Button.test.tsx',
  'packages/ui/src/Button.stories.tsx',
  'packages/ui/node_modules/x/index.js',
  'apps/server/src/app.ts',
])('%s is no part of the web app', async (path) => {
  write(path, 'changed');
  await start();
  expect(builds).toBe(1);
});

test('a failed build is tried again at the next start', async () => {
  write('apps/web/src/main.tsx', 'broken');
  expect(await buildWebIfChanged(root, async () => false)).toBe(false);
  expect(await start()).toBe(true);
  expect(builds).toBe(2);
});
