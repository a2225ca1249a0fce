import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawPictures } from './draw.ts';

const folder = new URL('../../apps/server/src/content/sample/pictures/', import.meta.url);

it('the pictures in the repository are those that are drawn', () => {
  const stored = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
  const drawn = drawPictures();
  expect(Object.keys(stored).toSorted()).toEqual(Object.keys(drawn).toSorted());
  expect(Object.keys(drawn).filter((name) => stored[name] !== drawn[name])).toEqual([]);
});
