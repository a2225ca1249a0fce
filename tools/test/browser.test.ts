import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'apiyard-browser-'));
const fake = join(folder, 'my-chromium');

writeFileSync(fake, '#!/bin/sh\n');
chmodSync(fake, 0o755);

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH comes first', async () => {
  vi.stubEnv('CHROMIUM_PATH', fake);
  const { findBrowser } = await import('./browser.ts');
  expect(await findBrowser()).toBe(fake);
});

test('a CHROMIUM_PATH that leads nowhere is refused, not passed over', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const { findBrowser } = await import('./browser.ts');
  await expect(findBrowser()).rejects.toThrow(
    "CHROMIUM_PATH is '/nowhere/chromium', where there is no program. Point it at a Chromium or unset it.",
  );
});
