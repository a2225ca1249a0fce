import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { citiesFile, citiesIndex } from './make.ts';

it('the stored index of cities is what the package makes, and small enough to load', () => {
  const stored = readFileSync(citiesFile, 'utf8');
  expect(stored === citiesIndex()).toBe(true);
  const { lines } = JSON.parse(stored) as { readonly lines: readonly string[] };
  expect(lines.length).toBe(23_338);
  expect(gzipSync(stored).length).toBeLessThan(500_000);
});
