import { HttpResponse } from 'msw/http';
import {
  getBlogPost,
  getBlogPosts,
  getContentPicture,
  getGallery,
  getSampleContent,
  removeSampleContent,
} from '../contract/content.ts';
import { fail } from '../contract/endpoint.ts';
import { isShown, markOf } from './desk-state.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function contentHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { desk } = store;
  const isOwn = ({ id }: { readonly id: string }) => !store.sampleIds.has(id) || markOf(desk, id, '').changed;
  const samplesAmong = (list: readonly { readonly id: string }[]) =>
    list.filter((each) => !isOwn(each) && !markOf(desk, each.id, '').deleted).length;
  const shownPosts = () =>
    store.posts
      .filter(({ id, created_at }) => isShown(desk, id, created_at))
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const count = () => ({
    posts: samplesAmong(store.posts),
    pictures: samplesAmong(store.gallery),
    updates: samplesAmong(store.updates),
  });
  return [
    handle(getGallery, () => ({
      success: true as const,
      data: store.gallery
        .filter(({ id, time }) => isShown(desk, id, time))
        .toSorted((a, b) => b.time.localeCompare(a.time)),
    })),
    handle(getBlogPosts, () => ({ success: true as const, data: shownPosts() })),
    handle(getBlogPost, ({ input }) => {
      const post = shownPosts().find(({ slug }) => slug === input.slug);
      if (!post) return fail('NotFound', 'There is no post at this address.');
      store.posts = store.posts.map((each) => (each === post ? { ...post, view: post.view + 1 } : each));
      return { success: true as const, data: post };
    }),
    handle(getContentPicture, ({ input }) => {
      const upload = desk.uploads.find(({ picture }) =>
        [picture.address, picture.small].some((address) => address.endsWith(`/${input.file}`)),
      );
      if (upload)
        return new HttpResponse(upload.bytes, {
          headers: { 'content-type': upload.type, 'cache-control': 'public, max-age=31536000, immutable' },
        });
      const svg = Object.hasOwn(store.pictures, input.file) ? store.pictures[input.file] : undefined;
      if (svg === undefined) return fail('NotFound', 'There is no picture of this name.');
      return new HttpResponse(svg, {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
      });
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
