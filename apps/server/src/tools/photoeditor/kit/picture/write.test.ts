import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { nameWith, written } from './write.ts';

it('refuses a result of more than 20 MB', async () => {
  const side = 2250;
  // Random pixels cannot be compressed.
  const loud = sharp(randomBytes(4 * side * side), { raw: { width: side, height: side, channels: 4 } });
  await expect(written(loud, { format: 'png', name: 'a.png' })).rejects.toMatchObject({
    code: 'result_too_large',
    pointer: '',
  });
});

it.each([
  ['photo.png', 'photo.jpg'],
  ['a.b.png', 'a.b.jpg'],
  ['photo', 'photo.jpg'],
  ['.png', 'picture.jpg'],
  ['', 'picture.jpg'],
  ['ص'.repeat(200), `${'ص'.repeat(100)}.jpg`],
])('names the result of %j %j', (name, result) => {
  expect(nameWith(name, 'jpg')).toBe(result);
});
