import { getBlogPost, getBlogPosts } from '@apiyard/api/contract/content';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { failureOf } from '../_kit/failure.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices } from '../_kit/services.tsx';
import type { BlogPost } from './blog-post.ts';
import { blogPostOf } from './blog-post.ts';
import { blogMachine } from './blog.machine.ts';

async function fetchPosts(api: Services['api'], signal: AbortSignal): Promise<readonly BlogPost[]> {
  const { data } = await api.send(getBlogPosts, {}, { signal });
  return data.map(blogPostOf);
}

/** Null where there is none. */
async function fetchPost(api: Services['api'], slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  try {
    const { data } = await api.send(getBlogPost, { slug }, { signal });
    return blogPostOf(data);
  } catch (error) {
    if (failureOf(getBlogPost, error)?.code === 'NotFound') return null;
    throw error;
  }
}

/** The blog of this installation. */
export function useBlog() {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      blogMachine.provide({
        actors: {
          posts: fromPromise<readonly BlogPost[]>(({ signal }) => fetchPosts(api, signal)),
          post: fromPromise<BlogPost | null, { readonly slug: string }>(({ input, signal }) =>
            fetchPost(api, input.slug, signal),
          ),
        },
      }),
    [api],
  );
  const [snapshot, send] = useMachine(machine);
  return {
    blog: snapshot.context,
    isFetchingPosts: snapshot.matches({ posts: 'fetching' }),
    post: snapshot.value.post,
    send,
  };
}
