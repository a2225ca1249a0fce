import { getBlogPost, getBlogPosts } from '@apiyard/api/contract/content/content';
import type { OutputOf } from '@apiyard/api/contract/endpoint';
import { query, subjectQuery } from '@apiyard/kit/data/query.ts';
import type { BlogPost } from './blog-post.ts';
import { blogPostOf, newestFirst } from './blog-post.ts';

/** Exact texts of the specification; screens translate them. */
export type BlogError = 'Failed to fetch blog posts' | 'Failed to fetch the post';

export const postsQuery = query(getBlogPosts, {});

/** Newest first. */
export const postsOf = ({ data }: OutputOf<typeof getBlogPosts>): readonly BlogPost[] =>
  newestFirst(data.map(blogPostOf));

const recentCount = 5;

export const recentOf = (posts: readonly BlogPost[]): readonly BlogPost[] => posts.slice(0, recentCount);

export const postQuery = (slug: string) => subjectQuery(getBlogPost, { slug });
