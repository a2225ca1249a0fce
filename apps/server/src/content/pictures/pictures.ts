/** Pictures that admins upload: deduplicated, and deleted a week after their last use. */
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Picture } from '@apiyard/api/contract/content/pictures';
import { listPictures, pictureBytesMax, uploadPicture } from '@apiyard/api/contract/content/pictures';
import type { Database } from '../../db/database.ts';
import type { InstallationTurn } from '../../jobs/scheduler.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { pageOf } from '../content-rows.ts';
import { addressOf, picturesIn, smallOf } from './address.ts';
import { encodePicture } from './encode.ts';
import { createPictureFiles } from './files.ts';
import { drawnFiles, servePictures } from './serve.ts';
import {
  deleteUnused,
  findKnownPictures,
  isPictureShown,
  listPictureRows,
  listUnused,
  stampPictures,
  upsertPicture,
} from './pictures-store.ts';
import type { PictureRow } from './pictures-store.ts';

export interface Pictures {
  readonly routes: Route[];
  /** Whether the URL is that of a stored image. */
  isOurs(address: string): Promise<boolean>;
  /** Marks the images in these texts as used before the texts are stored, so that cleanup does not delete them. */
  markUsed(...texts: readonly (string | null)[]): Promise<void>;
  /** Deletes unused pictures. Resolves with their number. */
  sweep(turn: InstallationTurn): Promise<number>;
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

  return {
    async isOurs(address) {
      const drawn = drawnFiles().some((file) => address === `/api/data/content/pictures/${file}`);
      const [id] = picturesIn(address);
      return (
        drawn || (id !== undefined && address === addressOf(id) && (await findKnownPictures(kysely, [id])).has(id))
      );
    },
    async markUsed(...texts) {
      await stampPictures(kysely, picturesIn(...texts), now());
    },
    async sweep({ signal, transaction }) {
      const nowMs = now();
      const sinceMs = nowMs - unusedMs;
      let gone = 0;
      for (const id of await listUnused(kysely, sinceMs, sweptAtOnce)) {
        if (signal.aborted) return gone;
        const isShown = await isPictureShown(kysely, id);
        const isDeleted = await transaction(async (within) => {
          if (!isShown) return deleteUnused(within, id, sinceMs);
          await stampPictures(within, [id], nowMs);
          return false;
        });
        if (isDeleted) gone += 1;
      }
      await files.removeStrays(nowMs, (ids) => findKnownPictures(kysely, ids));
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
          const sizeBytes = encoded.whole.length;
          const stamps = { created_at: nowMs, used_at: nowMs };
          const row = await upsertPicture(kysely, { id, width, height, size_bytes: sizeBytes, ...stamps });
          // A cleanup of files may have run between the two.
          if (!(await files.has(id))) await files.write(encoded);
          return shown(row);
        },
      }),

      route(listPictures, {
        rate: perMinute(300),
        handle: async ({ input: { cursor } }) => {
          const page = await pageOf<PictureRow>({
            cursor,
            placeOf: ({ created_at, id }) => ({ at: created_at, id }),
            read: (after, limit) => listPictureRows(kysely, after, limit),
          });
          return page instanceof Failure ? page : { items: page.rows.map(shown), next: page.next };
        },
      }),
    ],
  };
}

const shown = ({ id, width, height, size_bytes, created_at }: PictureRow): Picture => ({
  id,
  address: addressOf(id),
  small: smallOf(addressOf(id)),
  width,
  height,
  sizeBytes: size_bytes,
  createdAt: new Date(created_at).toISOString(),
});
