import { expect, test } from 'vitest';
import { postsOf, recentOf } from './blog-query.ts';
import { row } from './story/posts.ts';

test('lists posts newest first with the five newest as recent posts', () => {
  const data = Array.from({ length: 7 }, (_, index) =>
    row({ id: `${index}`, created_at: `2026-11-0${index + 1}T08:00:00.000Z` }),
  );
  const posts = postsOf({ success: true, data });
  expect(posts.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  expect(recentOf(posts).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
});
