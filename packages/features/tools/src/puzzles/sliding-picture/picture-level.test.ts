import { expect, test } from 'vitest';
import { levels, pictureLevelId, pictureLevelOf, sizeOfLevel } from './picture-level.ts';

test('a level is a size with a picture, and back', () => {
  expect(levels).toHaveLength(16);
  expect(levels.map((id) => pictureLevelId(pictureLevelOf(id)))).toEqual(levels);
  expect(levels.slice(0, 5)).toEqual(['3', '3-sea', '3-city', '3-mosaic', '4']);
  expect(sizeOfLevel('6-city')).toBe(6);
});

test('another id is the first level', () => {
  expect(pictureLevelOf('9-moon')).toEqual({ size: '3', scene: 'landscape' });
});
