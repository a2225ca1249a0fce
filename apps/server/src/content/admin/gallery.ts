/** The gallery where admins fill it. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AdminGalleryItem } from '@apiyard/api/contract/content/pictures';
import {
  addToGallery,
  changeGalleryItem,
  deleteGalleryItem,
  listAdminGallery,
  restoreGalleryItem,
} from '@apiyard/api/contract/content/pictures';
import { newId } from '../../db/id.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { addressOf, smallOf } from '../pictures/address.ts';
import { badInput, keptDeletedMs, pageOf, stale } from '../content-rows.ts';
import type { AdminContentServices } from './services.ts';
import { markDeleted, restoreDeleted } from '../content-store.ts';
import { findGalleryVersion, insertGalleryItem, listGalleryAfter, updateGalleryItem } from '../gallery-store.ts';
import type { GalleryRow } from '../gallery-store.ts';
import { sentence } from '../../problems/sentence.ts';

const unknown = () => fail('NotFound', sentence('problem.content.noPicture'));

export function adminGalleryRoutes({ database: { kysely }, pictures, now }: AdminContentServices): Route[] {
  return [
    route(listAdminGallery, {
      rate: perMinute(300),
      handle: async ({ input: { cursor } }) => {
        const page = await pageOf<GalleryRow>({
          cursor,
          placeOf: ({ created_at, id }) => ({ at: created_at, id }),
          read: (after, limit) => listGalleryAfter(kysely, after, limit),
        });
        return page instanceof Failure ? page : { items: page.rows.map(shown), next: page.next };
      },
    }),

    route(addToGallery, {
      rate: perMinute(300),
      handle: async ({ input: { pictureId, name } }) => {
        const cover = addressOf(pictureId);
        // Marked as used first: an image unused for long could otherwise be deleted between the check and the insert.
        await pictures.markUsed(cover);
        if (!(await pictures.isOurs(cover))) return badInput('/pictureId', sentence('problem.content.notUploaded'));
        const nowMs = now();
        const row = { id: newId(nowMs), cover, name, created_at: nowMs, updated_at: nowMs };
        return shown(await insertGalleryItem(kysely, row));
      },
    }),

    route(changeGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id, version, name, time } }) => {
        const changes = { name, created_at: Date.parse(time), updated_at: now() };
        const row = await updateGalleryItem(kysely, { id, version }, changes);
        if (row !== undefined) return shown(row);
        const current = await findGalleryVersion(kysely, id);
        return current === undefined ? unknown() : stale(current);
      },
    }),

    route(deleteGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) =>
        (await markDeleted(kysely, 'gallery_item', id, now())) ? { id } : unknown(),
    }),

    route(restoreGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) => {
        const row = await restoreDeleted(kysely, 'gallery_item', id, now() - keptDeletedMs);
        return row === undefined ? unknown() : shown(row);
      },
    }),
  ];
}

const shown = (row: GalleryRow): AdminGalleryItem => ({
  id: row.id,
  version: row.version,
  name: row.name,
  cover: row.cover,
  small: smallOf(row.cover),
  time: new Date(row.created_at).toISOString(),
  sample: row.sample === 1,
});
