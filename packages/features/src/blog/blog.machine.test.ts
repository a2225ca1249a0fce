import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { blogMachine } from './blog.machine.ts';
import type { BlogPost } from './blog-post.ts';
import { blogPostOf } from './blog-post.ts';
import { row, storyPosts } from './story/posts.ts';

function start(
  posts: () => Promise<readonly BlogPost[]>,
  post: (slug: string) => Promise<BlogPost | null> = () => Promise.resolve(null),
) {
  return createActor(
    blogMachine.provide({
      actors: {
        posts: fromPromise<readonly BlogPost[]>(posts),
        post: fromPromise<BlogPost | null, { readonly slug: string }>(({ input }) => post(input.slug)),
      },
    }),
  ).start();
}

test('posts come newest first, and the five newest are the recent ones', async () => {
  const seven = Array.from({ length: 7 }, (_, index) =>
    blogPostOf(row({ id: `${index}`, created_at: `2026-11-0${index + 1}T08:00:00.000Z` })),
  );
  const actor = start(() => Promise.resolve(seven));
  actor.send({ type: 'fetch posts' });
  expect(actor.getSnapshot().matches({ posts: 'fetching' })).toBe(true);
  const { context } = await waitFor(actor, (state) => state.matches({ posts: 'resting' }));
  expect(context.blogposts?.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  expect(context.recentPosts.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
});

test('a failure is told in the words of the specification, can be cleared, and goes with a retry', async () => {
  let isDown = true;
  const actor = start(() =>
    isDown ? Promise.reject({ code: 'Internal', requestId: 'r-1' }) : Promise.resolve(storyPosts),
  );
  actor.send({ type: 'fetch posts' });
  expect((await waitFor(actor, (state) => state.matches({ posts: 'resting' }))).context).toMatchObject({
    error: 'Failed to fetch blog posts',
    requestId: 'r-1',
    blogposts: null,
  });
  actor.send({ type: 'clear error' });
  expect(actor.getSnapshot().context.error).toBeNull();
  isDown = false;
  actor.send({ type: 'fetch posts' });
  expect((await waitFor(actor, (state) => state.context.blogposts !== null)).context.error).toBeNull();
});

test('a post is selected by its slug; one that is not there is missing, not failed', async () => {
  const actor = start(
    () => Promise.resolve([]),
    (slug) => Promise.resolve(storyPosts.find((post) => post.slug === slug) ?? null),
  );
  actor.send({ type: 'fetch post', slug: 'keys' });
  expect((await waitFor(actor, (state) => state.matches({ post: 'resting' }))).context.selectedPost?.id).toBe('b2');
  actor.send({ type: 'fetch post', slug: 'nothing' });
  expect(actor.getSnapshot().context.selectedPost).toBeNull();
  expect((await waitFor(actor, (state) => state.matches({ post: 'missing' }))).context.error).toBeNull();
});

test('a post that fails says so', async () => {
  const actor = start(
    () => Promise.resolve([]),
    () => Promise.reject(new Error('down')),
  );
  actor.send({ type: 'fetch post', slug: 'keys' });
  expect((await waitFor(actor, (state) => state.matches({ post: 'resting' }))).context.error).toBe(
    'Failed to fetch the post',
  );
});
