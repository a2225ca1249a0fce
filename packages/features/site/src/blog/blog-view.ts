/** Search, filter, sort and page of the blog list, and their URL parameters. */
import { wordsOf } from '@apiyard/kit/search/folded.ts';
import type { BlogPost } from './blog-post.ts';

export const sorts = ['newest', 'oldest', 'views'] as const;
export type Sort = (typeof sorts)[number];

export interface BlogView {
  readonly query: string;
  /** Null shows all. */
  readonly category: string | null;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const wholeBlog: BlogView = { query: '', category: null, sort: 'newest', page: 1 };

const pageSize = 9;

export function viewOf(params: URLSearchParams): BlogView {
  const page = Number(params.get('page') ?? 1);
  return {
    query: params.get('q') ?? '',
    category: params.get('category'),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function queryOf({ query, category, sort, page }: BlogView): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(category !== null && { category }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

const orders: Readonly<Record<Sort, (a: BlogPost, b: BlogPost) => number>> = {
  newest: (a, b) => Number(b.featured) - Number(a.featured) || b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  views: (a, b) => b.view - a.view,
};

/** The posts of a page. Featured posts come first when sorted by newest. Category counts include only posts that match the search. */
export function shownIn(posts: readonly BlogPost[], { query, category, sort, page }: BlogView) {
  const words = wordsOf(query);
  const found = posts.filter((post) => {
    const inPost = wordsOf(`${post.title} ${post.category} ${post.content}`);
    return words.every((word) => inPost.some((one) => one.startsWith(word)));
  });
  const counts = Map.groupBy(found, (post) => post.category);
  const inCategory = category === null ? found : found.filter((post) => post.category === category);
  const pages = Math.max(1, Math.ceil(inCategory.length / pageSize));
  const at = Math.min(page, pages);
  return {
    posts: inCategory.toSorted(orders[sort]).slice((at - 1) * pageSize, at * pageSize),
    count: inCategory.length,
    total: found.length,
    page: at,
    pages,
    categories: [...new Set(posts.map((post) => post.category))]
      .toSorted()
      .map((name) => ({ name, count: counts.get(name)?.length ?? 0 })),
  };
}
