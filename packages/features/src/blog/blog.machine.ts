/** The blog: its posts, the one that is open, and what went wrong. */
import { assign, fromPromise, setup } from 'xstate';
import type { BlogPost } from './blog-post.ts';
import { newestFirst } from './blog-post.ts';

/** The specification's words; screens say them in the reader's language. */
export type BlogError = 'Failed to fetch blog posts' | 'Failed to fetch the post';

interface Context {
  /** Newest first; null until they were fetched. */
  readonly blogposts: readonly BlogPost[] | null;
  /** The five newest. */
  readonly recentPosts: readonly BlogPost[];
  readonly selectedPost: BlogPost | null;
  readonly slug: string | null;
  readonly error: BlogError | null;
  readonly requestId: string | undefined;
}

type BlogEvent = { type: 'fetch posts' } | { type: 'fetch post'; slug: string } | { type: 'clear error' };

const recentCount = 5;

const nothing = () => Promise.reject(new Error('Provide the actors.'));

function requestIdOf(error: unknown): string | undefined {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}

export const blogMachine = setup({
  types: { context: {} as Context, events: {} as BlogEvent },
  actors: {
    posts: fromPromise<readonly BlogPost[]>(nothing),
    /** Null where there is no such post. */
    post: fromPromise<BlogPost | null, { readonly slug: string }>(nothing),
  },
}).createMachine({
  id: 'blog',
  context: { blogposts: null, recentPosts: [], selectedPost: null, slug: null, error: null, requestId: undefined },
  type: 'parallel',
  on: { 'clear error': { actions: assign({ error: null, requestId: undefined }) } },
  states: {
    posts: {
      initial: 'resting',
      on: { 'fetch posts': '.fetching' },
      states: {
        resting: {},
        fetching: {
          entry: assign(({ context: { error, requestId } }) =>
            error === 'Failed to fetch blog posts' ? { error: null, requestId: undefined } : { error, requestId },
          ),
          invoke: {
            src: 'posts',
            onDone: {
              target: 'resting',
              actions: assign(({ event: { output } }) => {
                const blogposts = newestFirst(output);
                return { blogposts, recentPosts: blogposts.slice(0, recentCount) };
              }),
            },
            onError: {
              target: 'resting',
              actions: assign(({ event }) => ({
                error: 'Failed to fetch blog posts' as const,
                requestId: requestIdOf(event.error),
              })),
            },
          },
        },
      },
    },
    post: {
      initial: 'resting',
      on: {
        'fetch post': {
          target: '.fetching',
          actions: assign(({ event: { slug } }) => ({ slug, selectedPost: null, error: null, requestId: undefined })),
        },
      },
      states: {
        resting: {},
        fetching: {
          invoke: {
            src: 'post',
            input: ({ context: { slug } }) => ({ slug: slug ?? '' }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'missing' },
              { target: 'resting', actions: assign(({ event: { output } }) => ({ selectedPost: output })) },
            ],
            onError: {
              target: 'resting',
              actions: assign(({ event }) => ({
                error: 'Failed to fetch the post' as const,
                requestId: requestIdOf(event.error),
              })),
            },
          },
        },
        /** There is no post at that address. */
        missing: {},
      },
    },
  },
});
