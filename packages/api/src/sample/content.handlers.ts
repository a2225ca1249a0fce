import { getBlogPost, getBlogPosts, getGallery } from '../contract/content/content.ts';
import { fail } from '../contract/endpoint.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function contentHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const posts = () => store.posts.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return [
    handle(getGallery, () => ({
      success: true as const,
      data: store.gallery.toSorted((a, b) => b.time.localeCompare(a.time)),
    })),
    handle(getBlogPosts, () => ({ success: true as const, data: posts() })),
    handle(getBlogPost, ({ input }) => {
      const post = store.posts.find(({ slug }) => slug === input.slug);
      if (!post) return fail('NotFound', 'There is no post at this address. It may have been deleted.');
      store.posts = store.posts.map((each) => (each === post ? { ...post, view: post.view + 1 } : each));
      return { success: true as const, data: post };
    }),
  ];
}
