/** The pictures that came with the product. Browsers keep them for good: a picture that changes gets another name. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getContentPicture } from '@apiyard/api/contract/content';
import { fail } from '@apiyard/api/contract/endpoint';
import { etagOf, hasAlready } from '../http/etag.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';

const folder = join(import.meta.dirname, 'sample/pictures');

export const pictureAddress = (file: string): string => `/api/data/content/pictures/${file}`;

export function pictureRoutes(): Route[] {
  // Only names that were in the folder at the start lead to a file: none can lead out of it.
  const files = new Set(readdirSync(folder).filter((name) => name.endsWith('.svg')));
  const read = new Map<string, { readonly bytes: Buffer; readonly etag: string }>();
  return [
    route(getContentPicture, {
      rate: perMinute(600),
      handle: async ({ input: { file }, request, reply }) => {
        if (!files.has(file)) return fail('NotFound', 'No picture of this name came with the product.');
        let picture = read.get(file);
        if (picture === undefined) {
          const bytes = await readFile(join(folder, file));
          picture = { bytes, etag: etagOf(bytes) };
          read.set(file, picture);
        }
        reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
        if (hasAlready(request, picture.etag)) return reply.code(304).send();
        return reply.type('image/svg+xml').send(picture.bytes);
      },
    }),
  ];
}
