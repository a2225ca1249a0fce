/** Pictures that admins upload: kept once however often they are sent, and let go a week after the last use. */
import type { Selectable } from 'kysely';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Picture } from '@apiyard/api/contract/pictures';
import { listPictures, pictureBytesMax, uploadPicture } from '@apiyard/api/contract/pictures';
import type { Database } from '../../db/database.ts';
import type { PictureTable } from '../../db/schema.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { pageOf } from '../desk/desk.ts';
import { addressOf, picturesIn, smallOf } from './address.ts';
import { encodePicture } from './encode.ts';
import { createPictureFiles } from './files.ts';
import { drawnFiles, servePictures } from './serve.ts';

export interface Pictures {
  readonly routes: Route[];
  /** Whether the address is that of a picture that stands here. */
  isOurs(address: string): Promise<boolean>;
  /** Keeps the pictures that stand in these texts from being let go, before the texts are stored. */
  markUsed(...texts: readonly (string | null)[]): Promise<void>;
  /** Lets go what is used nowhere. Resolves with how many pictures went. */
  sweep(): Promise<number>;
}

interface PicturesOptions {
  readonly database: Database;
  readonly filesDir: string;
  readonly now: () => number;
}

const unusedMs = 7 * 86_400_000;
const sweptAtOnce = 100;

export function createPictures({ database: { kysely }, filesDir, now }: PicturesOptions): Pictures {
  const files = createPictureFiles(filesDir);

  const known = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await kysely.selectFrom('picture').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  };

  /** Whether any text or list that is kept, the deleted ones included, shows it. */
  const isUsed = async (id: string): Promise<boolean> => {
    const holding = `%${id}%`;
    const found = await Promise.all([
      kysely
        .selectFrom('blog_post')
        .select('id')
        .where((is) => is.or([is('cover_img', 'like', holding), is('content', 'like', holding)]))
        .limit(1)
        .executeTakeFirst(),
      kysely.selectFrom('gallery_item').select('id').where('cover', 'like', holding).limit(1).executeTakeFirst(),
      kysely.selectFrom('update_entry').select('id').where('body', 'like', holding).limit(1).executeTakeFirst(),
      kysely.selectFrom('setting').select('name').where('value', 'like', holding).limit(1).executeTakeFirst(),
    ]);
    return found.some((row) => row !== undefined);
  };

  return {
    async isOurs(address) {
      const drawn = drawnFiles().some((file) => address === `/api/data/content/pictures/${file}`);
      const [id] = picturesIn(address);
      return drawn || (id !== undefined && address === addressOf(id) && (await known([id])).has(id));
    },
    async markUsed(...texts) {
      const ids = picturesIn(...texts);
      if (ids.length > 0) await kysely.updateTable('picture').set({ used_at: now() }).where('id', 'in', ids).execute();
    },
    async sweep() {
      const nowMs = now();
      const candidates = await kysely
        .selectFrom('picture')
        .select('id')
        .where('used_at', '<', nowMs - unusedMs)
        .orderBy('used_at')
        .limit(sweptAtOnce)
        .execute();
      let gone = 0;
      for (const { id } of candidates) {
        const used = await isUsed(id);
        // Whoever puts it somewhere meanwhile has said so: then it stays.
        const inDoubt = kysely
          .deleteFrom('picture')
          .where('id', '=', id)
          .where('used_at', '<', nowMs - unusedMs);
        if (used) await kysely.updateTable('picture').set({ used_at: nowMs }).where('id', '=', id).execute();
        else gone += Number((await inDoubt.executeTakeFirst()).numDeletedRows);
      }
      await files.removeStrays(nowMs, known);
      return gone;
    },
    routes: [
      servePictures(files.folder),

      route(uploadPicture, {
        rate: perMinute(120),
        bodyBytesMax: pictureBytesMax,
        handle: async ({ body }) => {
          const chunks: Buffer[] = [];
          for await (const chunk of body) chunks.push(chunk);
          const encoded = await encodePicture(Buffer.concat(chunks));
          if (encoded instanceof Failure) return encoded;
          const { id, width, height } = encoded;
          const nowMs = now();
          await files.write(encoded);
          const row = await kysely
            .insertInto('picture')
            .values({ id, width, height, size_bytes: encoded.whole.length, created_at: nowMs, used_at: nowMs })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: nowMs }))
            .returningAll()
            .executeTakeFirstOrThrow();
          // Strays may have been looked for between the two.
          if (!(await files.has(id))) await files.write(encoded);
          return shown(row);
        },
      }),

      route(listPictures, {
        rate: perMinute(300),
        handle: async ({ input: { cursor } }) => {
          const page = await pageOf<Selectable<PictureTable>>({
            cursor,
            placeOf: ({ created_at, id }) => ({ at: created_at, id }),
            read: (after, limit) => {
              const from = kysely
                .selectFrom('picture')
                .selectAll()
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
    ],
  };
}

const shown = ({ id, width, height, size_bytes, created_at }: Selectable<PictureTable>): Picture => ({
  id,
  address: addressOf(id),
  small: smallOf(addressOf(id)),
  width,
  height,
  sizeBytes: size_bytes,
  createdAt: new Date(created_at).toISOString(),
});
