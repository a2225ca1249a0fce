/** Hands out pictures: those that came with the product, and uploaded ones. Browsers keep them for good, so a picture that changes gets another name. */
import { readdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getContentPicture } from '@apiyard/api/contract/content';
import { fail } from '@apiyard/api/contract/endpoint';
import { etagOf, hasAlready } from '../../http/etag.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { uploadedFile } from './address.ts';

const drawnFolder = join(import.meta.dirname, '../sample/pictures');

let drawn: readonly string[] | undefined;

/** Only names that were in the folder at the start lead to a file: none can lead out of it. */
export function drawnFiles(): readonly string[] {
  return (drawn ??= readdirSync(drawnFolder).filter((name) => name.endsWith('.svg')));
}

/** @param folder of the uploaded ones */
export function servePictures(folder: string): Route {
  const read = new Map<string, { readonly bytes: Buffer; readonly etag: string }>();
  return route(getContentPicture, {
    rate: perMinute(600),
    handle: async ({ input: { file }, request, reply }) => {
      const keep = (etag: string) => reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (uploadedFile.test(file)) {
        const handle = await open(join(folder, file)).catch(() => null);
        if (handle === null) return fail('NotFound', 'There is no picture of this name. It may have been removed.');
        const etag = `"${file.slice(0, 22)}${file.slice(64, -5)}"`;
        keep(etag);
        if (hasAlready(request, etag) || request.method === 'HEAD') {
          await handle.close();
          return hasAlready(request, etag) ? reply.code(304).send() : reply.type('image/webp').send();
        }
        const { size } = await handle.stat();
        return reply.type('image/webp').header('content-length', size).send(handle.createReadStream());
      }
      if (!drawnFiles().includes(file)) return fail('NotFound', 'There is no picture of this name.');
      let picture = read.get(file);
      if (picture === undefined) {
        const bytes = await readFile(join(drawnFolder, file));
        picture = { bytes, etag: etagOf(bytes) };
        read.set(file, picture);
      }
      keep(picture.etag);
      if (hasAlready(request, picture.etag)) return reply.code(304).send();
      return reply.type('image/svg+xml').send(picture.bytes);
    },
  });
}
