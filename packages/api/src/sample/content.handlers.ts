import { HttpResponse } from 'msw/http';
import { getBlogPost, getBlogPosts, getContentPicture, getGallery, getSampleContent, removeSampleContent } from '../contract/content.ts';
import { fail } from '../contract/endpoint.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function contentHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const isOwn = ({ id }: { readonly id: string }) => !store.sampleIds.has(id);
  const samplesAmong = (list: readonly { readonly id: string }[]) => list.filter((each) => !isOwn(each)).length;
  const count = () => ({ posts: samplesAmong(store.posts), pictures: samplesAmong(store.gallery), updates: samplesAmong(store.updates) });
  return [
    handle(getGallery, () => ({ success: true as const, data: [...store.gallery] })),
    handle(getBlogPosts, () => ({ success: true as const, data: [...store.posts] })),
    handle(getBlogPost, ({ input }) => {
      const post = store.posts.find(({ slug }) => slug === input.slug);
      if (!post) return fail('NotFound', 'There is no post at this address.');
      store.posts = store.posts.map((each) => (each === post ? { ...post, view: post.view + 1 } : each));
      return { success: true as const, data: post };
    }),
    handle(getContentPicture, ({ input }) => {
      const svg = Object.hasOwn(store.pictures, input.file) ? store.pictures[input.file] : undefined;
      if (svg === undefined) return fail('NotFound', 'No picture of this name came with the product.');
      return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' } });
    }),
    handle(getSampleContent, count),
    handle(removeSampleContent, () => {
      store.posts = store.posts.filter(isOwn);
      store.gallery = store.gallery.filter(isOwn);
      store.updates = store.updates.filter(isOwn);
      return count();
    }),
  ];
}
