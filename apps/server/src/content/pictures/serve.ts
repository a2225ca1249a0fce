/** Serves images: those of the sample content, and uploaded ones. Browsers cache them permanently, so a changed image gets a new name. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getContentPicture } from '@apiyard/api/contract/content/content';
import { fail } from '@apiyard/api/contract/endpoint';
import { etagOf, hasAlready } from '../../http/files/etag.ts';
import { FileCache } from '../../http/files/file-cache.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { uploadedFile } from './address.ts';
import { sentence } from '../../problems/sentence.ts';

const drawnFolder = join(import.meta.dirname, '../sample/pictures');

let drawn: readonly string[] | undefined;

/** Only names that were in the folder at the start lead to a file: none can lead out of it. */
export function drawnFiles(): readonly string[] {
  return (drawn ??= readdirSync(drawnFolder).filter((name) => name.endsWith('.svg')));
}

/** The gallery's first screens. */
const keptBytesMax = 16_000_000;

/** @param folder of the uploaded ones */
export function servePictures(folder: string): Route {
  const files = new FileCache(keptBytesMax);
  const missing = () => fail('NotFound', sentence('problem.content.noFile'));
  return route(getContentPicture, {
    rate: perMinute(600),
    handle: async ({ input: { file }, request, reply }) => {
      const isUploaded = uploadedFile.test(file);
      if (!isUploaded && !drawnFiles().includes(file)) return missing();
      const bytes = await files.read(join(isUploaded ? folder : drawnFolder, file));
      if (bytes === undefined) return missing();
      const etag = isUploaded ? `"${file.slice(0, 22)}${file.slice(64, -5)}"` : etagOf(bytes);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (hasAlready(request, etag)) return reply.code(304).send();
      return reply
        .type(isUploaded ? 'image/webp' : 'image/svg+xml')
        .header('content-length', bytes.length)
        .send(request.method === 'HEAD' ? undefined : bytes);
    },
  });
}
