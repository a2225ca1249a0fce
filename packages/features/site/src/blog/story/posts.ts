import type { BlogPostRow } from '@apiyard/api/contract/content/content';
import type { BlogPost } from '../blog-post.ts';
import { blogPostOf } from '../blog-post.ts';

export const row = (given: Partial<BlogPostRow>): BlogPostRow => ({
  id: 'b1',
  title: 'A post',
  content: '',
  cover_img: null,
  created_at: '2026-11-01T08:00:00.000Z',
  view: 0,
  share: 0,
  category: 'Guides',
  featured: false,
  slug: 'a-post',
  author_id: 'p1',
  ...given,
});

const text = [
  'A key identifies the caller. Anyone who has it can use your quota.',
  '## One key for each program',
  'Give every program a key of its own.\n\n- A leak costs one key\n- Figures tell programs apart',
  '## Rotate without an outage',
  'Rotate first, change the program afterwards:\n\n```bash\ncurl --header "X-Api-Key: $KEY" https://yard.example/api/v1/random/uuid\n```',
  '### How long the old one lives',
  'A day, unless you say otherwise.',
].join('\n\n');

/** Rows as the server sends them, unsorted. */
export const storyRows: readonly BlogPostRow[] = [
  row({
    id: 'b1',
    slug: 'first-call',
    title: 'Your first call in five minutes',
    category: 'Guides',
    created_at: '2026-09-12T08:00:00.000Z',
    view: 210,
    content: 'word '.repeat(400),
  }),
  row({
    id: 'b2',
    slug: 'keys',
    title: 'Keys and least privilege',
    category: 'Security',
    featured: true,
    created_at: '2026-10-20T08:00:00.000Z',
    view: 95,
    content: text,
    cover_img: '/favicon.svg',
  }),
  row({
    id: 'b3',
    slug: 'qr-codes',
    title: 'QR codes that scan',
    category: 'Guides',
    created_at: '2026-11-10T08:00:00.000Z',
    view: 1204,
    content: text,
  }),
  row({
    id: 'b4',
    slug: 'uuid',
    title: 'UUID version 4 or 7',
    category: 'Data',
    created_at: '2026-08-02T08:00:00.000Z',
    view: 40,
    content: text,
  }),
];

export const storyPosts: readonly BlogPost[] = storyRows.map(blogPostOf);
