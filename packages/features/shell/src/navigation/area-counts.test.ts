import { expect, it } from 'vitest';
import { areaCountsIn, shownAreas } from './area-counts.ts';

const countsIn = (content: string) =>
  areaCountsIn({ querySelector: () => ({ content }) } as unknown as Pick<Document, 'querySelector'>);

it('reads the counts of the document', () => {
  expect([countsIn('convert:2 random:1'), countsIn(''), countsIn('%areas%')]).toEqual([
    { convert: 2, random: 1 },
    {},
    undefined,
  ]);
  expect(areaCountsIn({ querySelector: () => null })).toBeUndefined();
});

it('counts the areas with APIs that have a menu entry', () => {
  expect(shownAreas({ convert: 2, random: 1, puzzle: 0, scrape: 4 })).toEqual(['convert', 'random']);
});
