import { expect, test } from 'vitest';
import { storyDefinition } from '../story/story-scrapers.ts';
import { lineDiff } from './line-diff.ts';

test('shows a changed line with its context', () => {
  expect(lineDiff(storyDefinition, { ...storyDefinition, cacheS: 60 })).toEqual([
    { kind: 'skipped', count: 66 },
    { kind: 'same', lines: ['    "attr": "href",', '    "pagesMax": 3', '  },'] },
    { kind: 'removed', lines: ['  "cacheS": 300,'] },
    { kind: 'added', lines: ['  "cacheS": 60,'] },
    { kind: 'same', lines: ['  "cost": 1,', '  "premium": false,', '  "tests": ['] },
    { kind: 'skipped', count: 17 },
  ]);
});

test('returns no lines for equal definitions', () => {
  expect(lineDiff(storyDefinition, { ...storyDefinition })).toEqual([]);
});

test('reports every line as added for the first revision', () => {
  const [only, ...others] = lineDiff(null, storyDefinition);
  expect([only?.kind, others]).toEqual(['added', []]);
});
