import { getBlogPost, getBlogPosts, getGallery } from '../contract/content.ts';
import { fail } from '../contract/endpoint.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function contentHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getGallery, () => ({ success: true as const, data: [...store.gallery] })),
    handle(getBlogPosts, () => ({ success: true as const, data: [...store.posts] })),
    handle(getBlogPost, ({ input }) => {
      const post = store.posts.find(({ slug }) => slug === input.slug);
      return post ? { success: true as const, data: post } : fail('NotFound', 'There is no post at this address.');
    }),
  ];
}
