/** The blog where admins write it. What readers get is `content.ts`. */
import * as z from 'zod/mini';
import { ContentDeleted, adminCursor, adminMoment, ContentState, contentVersion } from './admin-content.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { ManyLines } from '../long-text.ts';
import { InputIssue, NoExtras, OneLine, Stale } from '../problem.ts';
import { slugCharsMax } from '../slug.ts';

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
  state: ContentState,
  /** When it becomes visible; null for a draft without a date. */
  publishAt: z.nullable(z.string()),
  views: z.int(),
  shares: z.int(),
  /** Unchanged sample content. */
  sample: z.boolean(),
  updatedAt: z.string(),
};

export const AdminPostRow = z.object(rowMembers);
export type AdminPostRow = z.infer<typeof AdminPostRow>;

export const AdminPost = z.object({ ...rowMembers, content: z.string() });
export type AdminPost = z.infer<typeof AdminPost>;

const postTitleCharsMax = 160;
export const postContentCharsMax = 100_000;
const postCategoryCharsMax = 60;

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
        'Use lowercase letters and digits, with single hyphens between words.',
      ),
    ),
  ),
  /** Markdown. */
  content: ManyLines.check(z.maxLength(postContentCharsMax)),
  /** Pictures from other sites are rejected, because the content policy blocks them. */
  cover: z.nullable(OneLine.check(z.maxLength(500))),
  category: OneLine.check(z.minLength(1), z.maxLength(postCategoryCharsMax)),
  featured: z.boolean(),
  /** Null is the moment of publishing; something published keeps its date then. */
  publishAt: z.nullable(adminMoment),
};

const Invalid = z.object({ errors: z.array(InputIssue) });

export const listAdminPosts = endpoint({
  method: 'GET',
  path: '/api/admin/posts',
  summary: 'All posts, drafts included, last changed first.',
  auth: 'admin',
  input: z.object({
    cursor: adminCursor,
    query: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(ContentState),
  }),
  output: z.object({ items: z.array(AdminPostRow), next: z.nullable(z.string()) }),
});

export const getAdminPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/{id}',
  summary: 'One post in full.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AdminPost,
  errors: { NotFound: NoExtras },
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/admin/post-categories',
  summary: 'The categories of posts, most used first.',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts',
  summary: 'Create a post as a draft.',
  auth: 'admin',
  input: z.object(written),
  output: AdminPost,
  errors: { InvalidInput: Invalid, SlugTaken: NoExtras },
});

export const changePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/{id}',
  summary: 'Change a post. Changes to a published post are public immediately.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion, ...written }),
  output: AdminPost,
  errors: { NotFound: NoExtras, InvalidInput: Invalid, SlugTaken: NoExtras, Stale },
});

export const publishPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/publish',
  summary: 'Publish a post from its date on, or immediately if it has none.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion }),
  output: AdminPost,
  errors: { NotFound: NoExtras, Stale },
});

export const unpublishPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/unpublish',
  summary: 'Unpublish a post. It becomes a draft again.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion }),
  output: AdminPost,
  errors: { NotFound: NoExtras, Stale },
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/{id}',
  summary: 'Delete a post. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: ContentDeleted,
  errors: { NotFound: NoExtras },
});

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/admin/posts/{id}/restore',
  summary: 'Restore a deleted post. If its address is in use by now, it gets the next free one.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AdminPost,
  errors: { NotFound: NoExtras },
});
