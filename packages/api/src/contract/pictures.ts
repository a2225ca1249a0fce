/** Pictures that admins uploaded: covers of posts, the gallery, and what stands in texts. */
import * as z from 'zod/mini';
import { DeskDeleted, deskCursor, deskId, deskMoment, deskVersion } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { InputIssue, NoExtras, OneLine, Stale } from './problem.ts';

export const pictureBytesMax = 10_000_000;
export const picturePixelsMax = 50_000_000;
/** The longest side of what is kept, and the width of the small form, in pixels. */
export const pictureSideMax = 2000;
export const pictureSmallWidth = 600;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;

export const Picture = z.object({
  /** SHA-256 of what is kept, in hexadecimal. */
  id: z.string(),
  address: z.string(),
  /** Of the small form, for lists. */
  small: z.string(),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  createdAt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/admin/pictures',
  summary:
    'Keep a PNG, JPEG, WebP, AVIF or GIF as WebP without what it says about place and camera. The same picture twice is one.',
  auth: 'admin',
  body: 'binary',
  input: z.object({}),
  output: Picture,
  errors: {
    TooLarge: z.object({ sizeBytesMax: z.int() }),
    /** Not one of the kinds that are taken; names and announced types do not count. */
    UnsupportedMedia: NoExtras,
    TooManyPixels: z.object({ pixelsMax: z.int() }),
    /** It ends early or cannot be drawn. */
    BrokenPicture: NoExtras,
  },
});

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  summary: 'Uploaded pictures, latest first.',
  auth: 'admin',
  input: z.object({ cursor: deskCursor }),
  output: z.object({ items: z.array(Picture), next: z.nullable(z.string()) }),
});

export const DeskGalleryItem = z.object({
  id: z.string(),
  /** Grows with each change. */
  version: z.int(),
  name: z.string(),
  cover: z.string(),
  /** For lists; the cover itself where there is no smaller form. */
  small: z.string(),
  /** Newest first: the date is the order. */
  time: z.string(),
  /** It came with the product, as it is. */
  sample: z.boolean(),
});
export type DeskGalleryItem = z.infer<typeof DeskGalleryItem>;

export const galleryNameCharsMax = 120;
const galleryName = OneLine.check(z.minLength(1), z.maxLength(galleryNameCharsMax));
const Invalid = z.object({ errors: z.array(InputIssue) });

export const listDeskGallery = endpoint({
  method: 'GET',
  path: '/api/admin/gallery',
  summary: 'Pictures of the gallery, newest first.',
  auth: 'admin',
  input: z.object({ cursor: deskCursor }),
  output: z.object({ items: z.array(DeskGalleryItem), next: z.nullable(z.string()) }),
});

export const addToGallery = endpoint({
  method: 'POST',
  path: '/api/admin/gallery',
  summary: 'Show an uploaded picture in the gallery, at its beginning.',
  auth: 'admin',
  input: z.object({ pictureId: z.string().check(z.maxLength(100)), name: galleryName }),
  output: DeskGalleryItem,
  errors: { InvalidInput: Invalid },
});

export const changeGalleryItem = endpoint({
  method: 'PUT',
  path: '/api/admin/gallery/{id}',
  summary: 'Rename a picture of the gallery, or give it another date.',
  auth: 'admin',
  input: z.object({ id: deskId, version: deskVersion, name: galleryName, time: deskMoment }),
  output: DeskGalleryItem,
  errors: { NotFound: NoExtras, Stale },
});

export const deleteGalleryItem = endpoint({
  method: 'DELETE',
  path: '/api/admin/gallery/{id}',
  summary: 'Take a picture out of the gallery. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskDeleted,
  errors: { NotFound: NoExtras },
});

export const restoreGalleryItem = endpoint({
  method: 'POST',
  path: '/api/admin/gallery/{id}/restore',
  summary: 'Bring a picture back into the gallery, as it was.',
  auth: 'admin',
  input: z.object({ id: deskId }),
  output: DeskGalleryItem,
  errors: { NotFound: NoExtras },
});
