import { expect, test } from 'vitest';
import { storyRevisions } from '../story/story-revisions.ts';
import { storyDefinition } from '../story/story-scrapers.ts';
import type { RevisionView } from './revision-view.ts';
import { comparisonIn, searchOf, viewOf } from './revision-view.ts';

const usual: RevisionView = { shown: null, against: null, as: 'changes' };
const compared = (
  view: Partial<RevisionView>,
  draft: typeof storyDefinition | null = null,
  revisions = storyRevisions,
) => {
  const found = comparisonIn({ ...usual, ...view }, revisions, draft);
  return found && [found.shown, found.against, found.choices];
};

test('round-trips a view through the URL', () => {
  const view = { shown: 3, against: 1, as: 'json' } as const;
  expect(viewOf(new URLSearchParams(searchOf(view)))).toEqual(view);
  expect(viewOf(new URLSearchParams(searchOf({ ...usual, shown: 'draft' })))).toEqual({ ...usual, shown: 'draft' });
  expect(searchOf(usual)).toBe('');
  expect(viewOf(new URLSearchParams('revision=-1&against=x&as=odd'))).toEqual(usual);
});

test.each<[Partial<RevisionView>, unknown]>([
  [{}, [4, 3, [3, 2, 1]]],
  [{ shown: 2 }, [2, 1, [4, 3, 1]]],
  [{ shown: 1 }, [1, 0, [4, 3, 2]]],
  [{ shown: 1, against: 4 }, [1, 4, [4, 3, 2]]],
  [{ shown: 3, against: 0 }, [3, 0, [4, 2, 1]]],
  [{ shown: 9 }, null],
  [{ shown: 'draft' }, null],
])('%j compares %j', (view, expected) => {
  expect(compared(view)).toEqual(expected);
});

test('lists a changed draft first, compared with the live revision', () => {
  expect(compared({}, storyDefinition)).toEqual(['draft', 4, [4, 3, 2, 1]]);
  expect(comparisonIn(usual, storyRevisions, storyDefinition)?.definition).toBe(storyDefinition);
});

test('returns null if nothing was published', () => {
  expect(compared({}, null, [])).toBe(null);
});
