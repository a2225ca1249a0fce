import { expect, test } from 'vitest';
import { makeKey } from '../../key-format.ts';
import { createKeyHashes } from './key-hashes.ts';

test('hashes a key once a second, and never hashes text that is not a key', () => {
  const hashed: string[] = [];
  const hashOf = createKeyHashes({ hashKey: (key) => `hash ${hashed.push(key)}` });
  const key = makeKey();
  const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
  expect([
    hashOf(key, 1000),
    hashOf(key, 1999),
    hashOf(mistyped, 1000),
    hashOf('', 1000),
    hashOf(`${key} `, 1000),
  ]).toEqual(['hash 1', 'hash 1', null, null, null]);
  expect(hashOf(key, 2000)).toBe('hash 2');
  expect(hashed).toEqual([key, key]);
});
