/** Public content: gallery and blog. Field names are the specification's. */
import * as z from 'zod/mini';
import { endpoint, raw } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const GalleryItem = z.object({ id: z.string(), cover: z.string(), name: z.string(), time: z.string() });
export type GalleryItem = z.infer<typeof GalleryItem>;

/** As the server stores it; the blog feature maps it to camelCase. */
export const BlogPostRow = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  cover_img: z.nullable(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
  view: z.int(),
  share: z.int(),
  category: z.string(),
  featured: z.boolean(),
  slug: z.string(),
  author_id: z.string(),
});
export type BlogPostRow = z.infer<typeof BlogPostRow>;

export const getGallery = endpoint({
  method: 'GET',
  path: '/api/data/gallery',
  summary: 'Pictures of the gallery, newest first.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.array(GalleryItem) }),
});

export const getBlogPosts = endpoint({
  method: 'GET',
  path: '/api/data/blog/BlogPosts',
  summary: 'All published posts.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({}),
  output: z.object({ success: z.literal(true), data: z.array(BlogPostRow) }),
  errors: { Internal: NoExtras },
});

export const getBlogPost = endpoint({
  method: 'GET',
  path: '/api/data/blog/BlogPosts/slug/{slug}',
  summary: 'One published post by its slug.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({ slug: OneLine.check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ success: z.literal(true), data: BlogPostRow }),
  errors: { NotFound: NoExtras, Internal: NoExtras },
});

/** A picture that came with the product, `/api/data/content/pictures/first-call.svg`, or one that an admin uploaded. */
export const getContentPicture = endpoint({
  method: 'GET',
  path: '/api/data/content/pictures/{file}',
  summary: 'A picture of the blog, the gallery or a text. The file of a name never changes.',
  auth: 'anyone',
  input: z.object({ file: OneLine.check(z.maxLength(100)) }),
  output: raw,
  errors: { NotFound: NoExtras },
});

const SampleContent = z.object({ posts: z.int(), pictures: z.int(), updates: z.int() });

export const getSampleContent = endpoint({
  method: 'GET',
  path: '/api/admin/sample-content',
  summary: 'How much of the sample content from the first start is left.',
  auth: 'admin',
  input: z.object({}),
  output: SampleContent,
});

export const removeSampleContent = endpoint({
  method: 'DELETE',
  path: '/api/admin/sample-content',
  summary:
    'Remove the sample content from the first start. Content that people wrote stays. The sample content cannot be restored.',
  auth: 'admin',
  input: z.object({}),
  output: SampleContent,
});
