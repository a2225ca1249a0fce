/** The gallery where admins fill it. */
import type { Kysely, Selectable } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import {
  addToGallery,
  changeGalleryItem,
  deleteGalleryItem,
  listDeskGallery,
  restoreGalleryItem,
} from '@apiyard/api/contract/pictures';
import { newId } from '../../db/id.ts';
import type { GalleryItemTable, Schema } from '../../db/schema.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { addressOf, smallOf } from '../pictures/address.ts';
import { badInput, keptDeletedMs, pageOf, stale } from './desk.ts';
import type { DeskServices } from './services.ts';

type Row = Selectable<GalleryItemTable>;

const unknown = () => fail('NotFound', 'There is no such picture in the gallery. It may have been deleted.');

export function deskGalleryRoutes({ database: { kysely }, pictures, now }: DeskServices): Route[] {
  return [
    route(listDeskGallery, {
      rate: perMinute(300),
      handle: async ({ input: { cursor } }) => {
        const page = await pageOf<Row>({
          cursor,
          placeOf: ({ created_at, id }) => ({ at: created_at, id }),
          read: (after, limit) => {
            const from = kysely
              .selectFrom('gallery_item')
              .selectAll()
              .where('deleted_at', 'is', null)
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc')
              .limit(limit);
            return (
              after
                ? from.where((is) =>
                    is.or([
                      is('created_at', '<', after.at),
                      is.and([is('created_at', '=', after.at), is('id', '<', after.id)]),
                    ]),
                  )
                : from
            ).execute();
          },
        });
        return page instanceof Failure ? page : { items: page.rows.map(shown), next: page.next };
      },
    }),

    route(addToGallery, {
      rate: perMinute(300),
      handle: async ({ input: { pictureId, name } }) => {
        const cover = addressOf(pictureId);
        // Said first: one that nobody used for long might be let go after it was found.
        await pictures.markUsed(cover);
        if (!(await pictures.isOurs(cover)))
          return badInput('/pictureId', 'pictureId is not one of the uploaded pictures. Upload it first.');
        const nowMs = now();
        return shown(
          await kysely
            .insertInto('gallery_item')
            .values({ id: newId(nowMs), cover, name, created_at: nowMs, updated_at: nowMs })
            .returningAll()
            .executeTakeFirstOrThrow(),
        );
      },
    }),

    route(changeGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id, version, name, time } }) => {
        const row = await kysely
          .updateTable('gallery_item')
          .set({ name, created_at: Date.parse(time), sample: 0, updated_at: now(), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row !== undefined) return shown(row);
        const meanwhile = await known(kysely, id).select('version').executeTakeFirst();
        return meanwhile === undefined ? unknown() : stale(meanwhile.version);
      },
    }),

    route(deleteGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) => {
        const row = await kysely
          .updateTable('gallery_item')
          .set({ deleted_at: now() })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        return row ?? unknown();
      },
    }),

    route(restoreGalleryItem, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) => {
        const row = await kysely
          .updateTable('gallery_item')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .where('deleted_at', '>', now() - keptDeletedMs)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? unknown() : shown(row);
      },
    }),
  ];
}

const known = (kysely: Kysely<Schema>, id: string) =>
  kysely.selectFrom('gallery_item').where('id', '=', id).where('deleted_at', 'is', null);

const shown = (row: Row): DeskGalleryItem => ({
  id: row.id,
  version: row.version,
  name: row.name,
  cover: row.cover,
  small: smallOf(row.cover),
  time: new Date(row.created_at).toISOString(),
  sample: row.sample === 1,
});
