/** The blog where admins write it. What readers get is `content.ts`. */
import * as z from 'zod/mini';
import { DeskDeleted, deskCursor, deskId, deskMoment, DeskState, deskVersion } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { ManyLines } from './long-text.ts';
import { InputIssue, NoExtras, OneLine, Stale } from './problem.ts';
import { slugCharsMax } from './slug.ts';

const rowMembers = {
  id: z.string(),
  /** Grows with each change. */
  version: z.int(),
  title: z.string(),
  /** The last part of its address. */
  slug: z.string(),
  /** Address of a picture on this site. */
  cover: z.nullable(z.string()),
  category: z.string(),
  featured: z.boolean(),
  state: DeskState,
  /** From when on it is shown; null while a draft has no date. */
  publishAt: z.nullable(z.string()),
  views: z.int(),
  shares: z.int(),
  /** It came with the product, as it is. */
  sample: z.boolean(),
  updatedAt: z.string(),
};

export const DeskPostRow = z.object(rowMembers);
export type DeskPostRow = z.infer<typeof DeskPostRow>;

export const DeskPost = z.object({ ...rowMembers, content: z.string() });
export type DeskPost = z.infer<typeof DeskPost>;

export const postTitleCharsMax = 160;
export const postContentCharsMax = 100_000;
export const postCategoryCharsMax = 60;

const written = {
  title: OneLine.check(z.minLength(1), z.maxLength(postTitleCharsMax)),
  /** Null makes one of the title that no other post has. */
  slug: z.nullable(
    OneLine.check(
      z.minLength(1),
      z.maxLength(slugCharsMax),
      z.overwrite((slug) => slug.normalize('NFC')),
      z.regex(
        /^[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*)*$/u,
        'Use small letters and digits, with single hyphens between words.',
      ),
    ),
  ),
  /** Markdown. */
  content: ManyLines.check(z.maxLength(postContentCharsMax)),
  /** Pictures of other sites are not taken: browsers are told not to fetch them. */
  cover: z.nullable(OneLine.check(z.maxLength(500))),
  category: OneLine.check(z.minLength(1), z.maxLength(postCategoryCharsMax)),
  featured: z.boolean(),
  /** Null is the moment of publishing; something published keeps its date then. */
  publishAt: z.nullable(deskMoment),
};

const Invalid = z.object({ errors: z.array(InputIssue) });

export const listDeskPosts = endpoint({
  method: 'GET',
  path: '/api/admin/posts',
  summary: 'All posts, drafts too, last changed first.',
  auth: 'admin',
  input: z.object({
    cursor: deskCursor,
    query: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(DeskState),
  }),
  output: z.object({ items: z.array(DeskPostRow), next: z.nullable(z.string()) }),
});

export const getDeskPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/{id}',
  summary: 'One post whole.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskPost,
  errors: { NotFound: NoExtras },
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/admin/post-categories',
  summary: 'The categories that posts have, most used first.',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts',
  summary: 'Keep a new post as a draft.',
  auth: 'admin',
  input: z.object(written),
  output: DeskPost,
  errors: { InvalidInput: Invalid, SlugTaken: NoExtras },
});

export const changePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/{id}',
  summary: 'Change a post. What is published changes for everybody at once.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion, ...written }),
  output: DeskPost,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, SlugTaken: NoExtras, Stale },
});

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/publish',
  summary: 'Show a post to everybody from its date on, or from now on where it has none.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion }),
  output: DeskPost,
  errors: { NotFound: NoExtras, Stale },
});

export const unpublishPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/unpublish',
  summary: 'Make a post a draft again.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion }),
  output: DeskPost,
  errors: { NotFound: NoExtras, Stale },
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/{id}',
  summary: 'Take a post away. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskDeleted,
  errors: { NotFound: NoExtras },
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/restore',
  summary: 'Bring a deleted post back. Where its address was taken meanwhile it gets the next free one.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskPost,
  errors: { NotFound: NoExtras },
});
