import { expect, test } from 'vitest';
import { bytesMax } from './qr-level.ts';
import { drawQrCode } from './qr-path.ts';

/** The rows of a path as text: dark modules are #. */
function rows({ size, path }: { size: number; path: string }): string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const row = grid[Number(y)];
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) if (row) row[at] = '#';
  }
  return grid.map((row) => row.join(''));
}

test('draws the three finder patterns, and not a fourth', () => {
  const drawn = rows(drawQrCode('https://apiyard.example', 'M', 0));
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  expect(drawn.length).toBe(25);
  expect(drawn.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(drawn.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
  expect(drawn.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
  expect(drawn.slice(-7).map((row) => row.slice(-7))).not.toEqual(finder);
});

test('keeps the quiet zone light on every side', () => {
  const { size, path } = drawQrCode('https://apiyard.example', 'M', 4);
  const drawn = rows({ size, path });
  expect(size).toBe(33);
  expect(drawn.slice(0, 4).concat(drawn.slice(-4)).join('').trim()).toBe('');
  expect(
    drawn
      .map((row) => row.slice(0, 4) + row.slice(-4))
      .join('')
      .trim(),
  ).toBe('');
});

test('a higher level needs a larger code for the same text', () => {
  const text = 'otpauth://totp/noor?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  expect((['L', 'M', 'Q', 'H'] as const).map((level) => drawQrCode(text, level, 0).size)).toEqual([33, 33, 37, 45]);
});

test.each(['L', 'M', 'Q', 'H'] as const)('holds the longest text of level %s, and not one byte more', (level) => {
  expect(drawQrCode('é'.repeat(Math.floor(bytesMax[level] / 2)), level, 0).size).toBe(177);
  expect(() => drawQrCode('a'.repeat(bytesMax[level] + 1), level, 0)).toThrow('too long');
});
