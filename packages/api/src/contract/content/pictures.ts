/** Pictures uploaded by admins: covers of posts, the gallery, and pictures in texts. */
import * as z from 'zod/mini';
import { ContentDeleted, adminCursor, adminMoment, contentVersion } from './admin-content.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { InputIssue, NoExtras, OneLine, Stale } from '../problem.ts';

export const pictureBytesMax = 10_000_000;
export const picturePixelsMax = 50_000_000;
/** The longest side of the stored picture, and the width of the small variant, in pixels. */
export const pictureSideMax = 2000;
export const pictureSmallWidth = 600;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;

export const Picture = z.object({
  /** SHA-256 of the stored picture, in hexadecimal. */
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
    'Upload a PNG, JPEG, WebP, AVIF or GIF. It is stored as WebP without location and camera data. The same picture is stored only once.',
  auth: 'admin',
  body: 'binary',
  input: z.object({}),
  output: Picture,
  errors: {
    TooLarge: z.object({ sizeBytesMax: z.int() }),
    /** Not one of the accepted formats; names and declared types are ignored. */
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
  input: z.object({ cursor: adminCursor }),
  output: z.object({ items: z.array(Picture), next: z.nullable(z.string()) }),
});

export const AdminGalleryItem = z.object({
  id: z.string(),
  /** Grows with each change. */
  version: z.int(),
  name: z.string(),
  cover: z.string(),
  /** For lists; the cover itself where there is no smaller form. */
  small: z.string(),
  /** Newest first: the date is the order. */
  time: z.string(),
  /** Unchanged sample content. */
  sample: z.boolean(),
});
export type AdminGalleryItem = z.infer<typeof AdminGalleryItem>;

export const galleryNameCharsMax = 120;
const galleryName = OneLine.check(z.minLength(1), z.maxLength(galleryNameCharsMax));
const Invalid = z.object({ errors: z.array(InputIssue) });

export const listAdminGallery = endpoint({
  method: 'GET',
  path: '/api/admin/gallery',
  summary: 'Pictures of the gallery, newest first.',
  auth: 'admin',
  input: z.object({ cursor: adminCursor }),
  output: z.object({ items: z.array(AdminGalleryItem), next: z.nullable(z.string()) }),
});

export const addToGallery = endpoint({
  method: 'POST',
  path: '/api/admin/gallery',
  summary: 'Add an uploaded picture to the start of the gallery.',
  auth: 'admin',
  input: z.object({ pictureId: z.string().check(z.maxLength(100)), name: galleryName }),
  output: AdminGalleryItem,
  errors: { InvalidInput: Invalid },
});

export const changeGalleryItem = endpoint({
  method: 'PUT',
  path: '/api/admin/gallery/{id}',
  summary: 'Change the name or date of a picture in the gallery.',
  auth: 'admin',
  input: z.object({ id: Id, version: contentVersion, name: galleryName, time: adminMoment }),
  output: AdminGalleryItem,
  errors: { NotFound: NoExtras, Stale },
});

export const deleteGalleryItem = endpoint({
  method: 'DELETE',
  path: '/api/admin/gallery/{id}',
  summary: 'Remove a picture from the gallery. It can be restored for 30 days.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: ContentDeleted,
  errors: { NotFound: NoExtras },
});

export const restoreGalleryItem = endpoint({
  method: 'POST',
  path: '/api/admin/gallery/{id}/restore',
  summary: 'Restore a picture to the gallery.',
  auth: 'admin',
  input: z.object({ id: Id }),
  output: AdminGalleryItem,
  errors: { NotFound: NoExtras },
});
