import type { BlogPostRow } from '../contract/content.ts';
import { Failure, fail } from '../contract/endpoint.ts';
import type { DeskPost, DeskPostRow } from '../contract/posts.ts';
import {
  changePost,
  createPost,
  deletePost,
  getDeskPost,
  listCategories,
  listDeskPosts,
  publishPost,
  restorePost,
  unpublishPost,
} from '../contract/posts.ts';
import { slugFrom } from '../contract/slug.ts';
import { searched } from '../serving/searched.ts';
import { badInput, byChange, mark, markOf, pageFrom, stale, stateOf } from './desk-state.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export function postsHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { desk } = store;
  const rowOf = (post: BlogPostRow): DeskPostRow => {
    const { id, title, slug, category, featured, created_at } = post;
    const { version, updatedAt, changed } = markOf(desk, id, created_at);
    return {
      id,
      version,
      title,
      slug,
      cover: post.cover_img,
      category,
      featured,
      state: stateOf(desk, id, created_at),
      publishAt: created_at === '' ? null : created_at,
      views: post.view,
      shares: post.share,
      sample: store.sampleIds.has(id) && !changed,
      updatedAt,
    };
  };
  const whole = (post: BlogPostRow): DeskPost => ({ ...rowOf(post), content: post.content });
  const unknown = () => fail('NotFound', 'There is no such post. It may have been deleted.');
  const isDeleted = ({ id, created_at }: BlogPostRow) => markOf(desk, id, created_at).deleted;
  const known = (id: string) => store.posts.find((each) => each.id === id && !isDeleted(each)) ?? unknown();
  const isTaken = (slug: string, id: string) =>
    store.posts.some((each) => each.slug === slug && each.id !== id && !isDeleted(each));
  const taken = (slug: string) =>
    fail('SlugTaken', `Another post stands at '${slug}' already. Choose another address.`);
  const freeSlug = (wanted: string, id: string) => {
    const base = wanted === '' ? 'post' : wanted;
    let slug = base;
    for (let number = 2; isTaken(slug, id); number += 1) slug = `${base}-${number}`;
    return slug;
  };
  const refuseCover = (cover: string | null) => {
    const isOurs =
      cover === null ||
      desk.uploads.some(({ picture }) => picture.address === cover) ||
      Object.keys(store.pictures).some((file) => cover === `/api/data/content/pictures/${file}`);
    return isOurs
      ? null
      : badInput(
          '/cover',
          'cover is not a picture of this site. Upload it first: browsers are told not to fetch pictures of other sites.',
        );
  };
  const replace = (post: BlogPostRow): BlogPostRow => {
    store.posts = store.posts.map((each) => (each.id === post.id ? post : each));
    return post;
  };
  const show = (id: string, version: number, published: boolean) => {
    const post = known(id);
    if (post instanceof Failure) return post;
    const now = markOf(desk, id, post.created_at);
    if (now.version !== version) return stale(now.version);
    mark(desk, id, post.created_at, { version: version + 1, published, changed: true });
    return whole(replace({ ...post, created_at: published && post.created_at === '' ? sampleNow : post.created_at }));
  };
  return [
    handle(listDeskPosts, ({ input: { cursor, query, state } }) => {
      const holds = searched(query);
      const found = byChange(desk, store.posts, ({ created_at }) => created_at).filter(
        (post) =>
          (state === undefined || rowOf(post).state === state) &&
          (holds === null || holds(post.title, post.category, post.slug, post.content)),
      );
      const page = pageFrom(found, cursor);
      return page instanceof Failure ? page : { ...page, items: page.items.map(rowOf) };
    }),
    handle(getDeskPost, ({ input }) => {
      const post = known(input.id);
      return post instanceof Failure ? post : whole(post);
    }),
    handle(listCategories, () => {
      const counts = Map.groupBy(
        store.posts.filter((post) => !isDeleted(post)),
        ({ category }) => category,
      );
      return {
        items: Array.from(counts)
          .toSorted(([a, some], [b, more]) => more.length - some.length || a.localeCompare(b))
          .map(([category]) => category),
      };
    }),
    handle(createPost, ({ input: { title, slug, content, cover, category, featured, publishAt } }) => {
      const refusal = refuseCover(cover);
      if (refusal) return refusal;
      if (slug !== null && isTaken(slug, '')) return taken(slug);
      const post: BlogPostRow = {
        id: store.nextId(),
        title,
        slug: slug ?? freeSlug(slugFrom(title), ''),
        content,
        cover_img: cover,
        category,
        featured,
        created_at: publishAt ?? '',
        view: 0,
        share: 0,
        author_id: 'site',
      };
      store.posts = [...store.posts, post];
      mark(desk, post.id, post.created_at, { version: 1, published: false });
      return whole(post);
    }),
    handle(changePost, ({ input: { id, version, title, slug, content, cover, category, featured, publishAt } }) => {
      const post = known(id);
      if (post instanceof Failure) return post;
      const refusal = cover === post.cover_img ? null : refuseCover(cover);
      if (refusal) return refusal;
      if (slug !== null && isTaken(slug, id)) return taken(slug);
      const now = markOf(desk, id, post.created_at);
      if (now.version !== version) return stale(now.version);
      mark(desk, id, post.created_at, { version: version + 1, changed: true });
      return whole(
        replace({
          ...post,
          title,
          slug: slug ?? freeSlug(slugFrom(title), id),
          content,
          cover_img: cover,
          category,
          featured,
          created_at: publishAt ?? (now.published ? post.created_at : ''),
        }),
      );
    }),
    handle(publishPost, ({ input: { id, version } }) => show(id, version, true)),
    handle(unpublishPost, ({ input: { id, version } }) => show(id, version, false)),
    handle(deletePost, ({ input: { id } }) => {
      const post = known(id);
      if (post instanceof Failure) return post;
      mark(desk, id, post.created_at, { deleted: true });
      return { id };
    }),
    handle(restorePost, ({ input: { id } }) => {
      const post = store.posts.find((each) => each.id === id && isDeleted(each));
      if (post === undefined) return unknown();
      const slug = freeSlug(post.slug, id);
      mark(desk, id, post.created_at, { deleted: false });
      return whole(replace({ ...post, slug }));
    }),
  ];
}
