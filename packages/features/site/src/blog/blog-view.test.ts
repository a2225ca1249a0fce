import { expect, test } from 'vitest';
import { queryOf, shownIn, viewOf, wholeBlog } from './blog-view.ts';
import { storyPosts } from './story/posts.ts';

const ids = (view: Partial<typeof wholeBlog>) =>
  shownIn(storyPosts, { ...wholeBlog, ...view }).posts.map(({ id }) => id);

test('puts featured posts first only when sorted by newest', () => {
  expect(ids({})).toEqual(['b2', 'b3', 'b1', 'b4']);
  expect(ids({ sort: 'oldest' })).toEqual(['b4', 'b1', 'b2', 'b3']);
  expect(ids({ sort: 'views' })).toEqual(['b3', 'b1', 'b2', 'b4']);
});

test('filters by search and category, and counts categories after the search', () => {
  expect(ids({ query: 'uuid VERSION' })).toEqual(['b4']);
  expect(ids({ category: 'Guides' })).toEqual(['b3', 'b1']);
  expect(shownIn(storyPosts, { ...wholeBlog, query: 'codes' }).categories).toEqual([
    { name: 'Data', count: 0 },
    { name: 'Guides', count: 1 },
    { name: 'Security', count: 0 },
  ]);
});

test('shows nine posts per page and falls back to the last page', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...(storyPosts[0] ?? never()), id: `${index}` }));
  expect(shownIn(many, { ...wholeBlog, page: 9 })).toMatchObject({ page: 3, pages: 3, count: 20 });
  expect(shownIn(many, { ...wholeBlog, page: 3 }).posts).toHaveLength(2);
});

test('writes the view to the URL and reads it back', () => {
  const view = { query: 'keys', category: 'Security', sort: 'views', page: 2 } as const;
  expect(queryOf(view).toString()).toBe('q=keys&category=Security&sort=views&page=2');
  expect(viewOf(queryOf(view))).toEqual(view);
  expect(viewOf(new URLSearchParams('sort=best&page=-1'))).toEqual(wholeBlog);
});

function never(): never {
  throw new Error('The story has posts.');
}
