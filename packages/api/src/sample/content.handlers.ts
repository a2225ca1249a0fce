import { HttpResponse } from 'msw/http';
import { getBlogPost, getBlogPosts, getContentPicture, getGallery } from '../contract/content/content.ts';
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
    handle(getContentPicture, ({ input }) => {
      const svg = Object.hasOwn(store.pictures, input.file) ? store.pictures[input.file] : undefined;
      if (svg === undefined) return fail('NotFound', 'There is no picture with this name. It may have been removed.');
      return new HttpResponse(svg, {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      });
    }),
  ];
}
