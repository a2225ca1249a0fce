import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { commonPasswords, commonPasswordsFile } from './make.ts';

it('the stored list of common passwords is what the package makes', () => {
  const stored = brotliDecompressSync(readFileSync(commonPasswordsFile));
  expect(stored.equals(commonPasswords())).toBe(true);
  const lines = stored.toString('utf8').trimEnd().split('\n');
  expect([lines.length, new Set(lines).size, Math.min(...lines.map(({ length }) => length))]).toEqual([
    100_000, 100_000, 8,
  ]);
});
