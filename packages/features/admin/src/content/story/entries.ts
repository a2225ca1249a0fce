import type { AdminGalleryItem, Picture } from '@apiyard/api/contract/content/pictures';
import type { AdminPostRow } from '@apiyard/api/contract/content/posts';
import type { AdminUpdateRow } from '@apiyard/api/contract/content/admin-updates';
import type { EditorState } from '../editor/use-content-editor.ts';
import type { WrittenPost } from '../posts/post-form.ts';
import { blankPost } from '../posts/post-form.ts';
import type { WrittenUpdate } from '../updates/update-form.ts';
import { blankUpdate } from '../updates/update-form.ts';

export const storyNowMs = Date.UTC(2026, 10, 20, 10);

const update = (id: string, more: Partial<AdminUpdateRow>): AdminUpdateRow => ({
  id,
  version: 1,
  kind: 'new',
  title: id,
  state: 'published',
  publishAt: '2026-11-18T09:00:00.000Z',
  sample: false,
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...more,
});

export const storyUpdates: readonly AdminUpdateRow[] = [
  update('u1', {
    title: 'Prayer times for the whole month',
    state: 'draft',
    publishAt: null,
    updatedAt: '2026-11-20T09:30:00.000Z',
  }),
  update('u2', {
    title: 'Restrict where keys can be used',
    kind: 'changed',
    state: 'scheduled',
    publishAt: '2026-11-24T08:00:00.000Z',
    updatedAt: '2026-11-19T15:00:00.000Z',
  }),
  update('u3', { title: 'QR codes as SVG' }),
  update('u4', {
    title: 'Sudoku no longer gives two solutions',
    kind: 'fixed',
    publishAt: '2026-10-21T09:00:00.000Z',
    updatedAt: '2026-10-21T09:00:00.000Z',
    sample: true,
  }),
  update('u5', {
    title: 'Version 1 of UUID',
    kind: 'removed',
    publishAt: '2026-10-02T09:00:00.000Z',
    updatedAt: '2026-10-02T09:00:00.000Z',
    sample: true,
  }),
];

const post = (id: string, more: Partial<AdminPostRow>): AdminPostRow => ({
  id,
  version: 1,
  title: id,
  slug: id,
  cover: null,
  category: 'Guides',
  featured: false,
  state: 'published',
  publishAt: '2026-11-10T08:00:00.000Z',
  views: 0,
  shares: 0,
  sample: false,
  updatedAt: '2026-11-10T08:00:00.000Z',
  ...more,
});

export const storyPosts: readonly AdminPostRow[] = [
  post('p1', {
    title: 'Ten calls that save an hour',
    state: 'draft',
    publishAt: null,
    updatedAt: '2026-11-20T08:10:00.000Z',
  }),
  post('p2', {
    title: 'Keys and least privilege',
    slug: 'keys',
    category: 'Security',
    featured: true,
    views: 1204,
    shares: 31,
  }),
  post('p3', {
    title: 'QR codes that scan',
    slug: 'qr-codes',
    views: 95,
    shares: 2,
    sample: true,
    publishAt: '2026-10-02T09:00:00.000Z',
    updatedAt: '2026-10-02T09:00:00.000Z',
  }),
];

/** Inline picture without a request. */
const drawnPicture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="${colour}"/><circle cx="8" cy="4.5" r="3" fill="#fff" fill-opacity=".4"/></svg>`)}`;

const colours = ['#2563eb', '#0d9488', '#c2410c', '#7c3aed', '#be123c', '#4d7c0f'];

export const storyPictures: readonly Picture[] = colours.map((colour, at) => ({
  id: `${at}`.repeat(64),
  address: `/api/data/content/pictures/${`${at}`.repeat(64)}.webp`,
  small: drawnPicture(colour),
  width: 1600,
  height: 900,
  sizeBytes: 120_000,
  createdAt: '2026-11-19T10:00:00.000Z',
}));

export const storyGallery: readonly AdminGalleryItem[] = [
  'Harbour at night',
  'Dunes',
  'Market',
  'Terraces',
  'Old town',
  'Orchard',
].map((name, at) => ({
  id: `g${at}`,
  version: 1,
  name,
  cover: drawnPicture(colours[at] ?? '#000'),
  small: drawnPicture(colours[at] ?? '#000'),
  time: `2026-11-${19 - at}T10:00:00.000Z`,
  sample: at > 3,
}));

export const writtenUpdate: WrittenUpdate = {
  kind: 'new',
  title: 'QR codes as SVG',
  body: 'Ask for `format=svg` and the code stays **sharp** at any size.\n\n- Stickers\n- Posters\n\nSee [the docs](/docs/random/qr).',
  publishAt: '2026-11-18T09:00:00.000Z',
};

export const updateState = (more: Partial<EditorState<WrittenUpdate>> = {}): EditorState<WrittenUpdate> => ({
  phase: 'editing',
  written: writtenUpdate,
  theirs: null,
  error: null,
  isUnsaved: false,
  offeredAt: null,
  kept: { id: 'u3', version: 3, state: 'published', updatedAt: '2026-11-20T09:30:00.000Z', written: writtenUpdate },
  ...more,
});
export const newUpdateState: EditorState<WrittenUpdate> = { ...updateState(), written: blankUpdate, kept: null };

export const writtenPost: WrittenPost = {
  title: 'Keys and least privilege',
  slug: 'keys',
  content: 'A key identifies the caller.\n\n# One key for each program\n\nA leak costs **one** key.',
  cover: '/favicon.svg',
  category: 'Security',
  featured: true,
  publishAt: '2026-11-10T08:00:00.000Z',
};

export const postState = (more: Partial<EditorState<WrittenPost>> = {}): EditorState<WrittenPost> => ({
  phase: 'editing',
  written: writtenPost,
  theirs: null,
  error: null,
  isUnsaved: false,
  offeredAt: null,
  kept: { id: 'p2', version: 2, state: 'published', updatedAt: '2026-11-20T09:30:00.000Z', written: writtenPost },
  ...more,
});
export const newPostState: EditorState<WrittenPost> = { ...postState(), written: blankPost, kept: null };
