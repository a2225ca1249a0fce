import { expect, test } from 'vitest';
import { blogPostOf, linkPictureOf, minutesToRead, newestFirst, sectionsOf } from './blog-post.ts';
import { row } from './story/posts.ts';

test('maps a row to a post with the field names of the specification', () => {
  expect(
    blogPostOf(
      row({
        id: '1',
        title: 'One',
        slug: 'one',
        cover_img: '/a.svg',
        created_at: '2026-11-01T08:00:00.000Z',
        author_id: 'p1',
      }),
    ),
  ).toEqual({
    id: '1',
    title: 'One',
    slug: 'one',
    content: '',
    coverImg: '/a.svg',
    createdAt: '2026-11-01T08:00:00.000Z',
    view: 0,
    share: 0,
    category: 'Guides',
    featured: false,
    author: { id: 'p1', avatar: null, name: 'Admin' },
    comments: [],
  });
});

test('shows the cover with shared links if it is an uploaded picture of this site', () => {
  const covers = ['/pictures/a.webp', '/pictures/a.svg', 'https://example.org/a.webp', '//example.org/a.webp', null];
  expect(covers.map((coverImg) => linkPictureOf({ coverImg }))).toEqual([
    '/pictures/a.webp',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('sorts posts newest first', () => {
  const posts = ['2026-10-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'].map((created_at) =>
    blogPostOf(row({ id: created_at, created_at })),
  );
  expect(newestFirst(posts).map(({ id }) => id)).toEqual(['2026-11-01T08:00:00.000Z', '2026-10-01T08:00:00.000Z']);
});

test('counts reading time by words, or by characters in scripts without spaces', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('word '.repeat(660))).toBe(3);
  expect(minutesToRead('字'.repeat(700))).toBe(2);
});

test('splits a post at second-level headings, but not inside code', () => {
  expect(
    sectionsOf('Before.\n\n## First *part*\n\n```sh\n## no heading\n```\n\n### Deeper\n\n## Second\nEnd.'),
  ).toEqual([
    { id: null, title: '', text: 'Before.' },
    { id: 'part-1', title: 'First part', text: '```sh\n## no heading\n```\n\n## Deeper' },
    { id: 'part-2', title: 'Second', text: 'End.' },
  ]);
  expect(sectionsOf('')).toEqual([]);
});
