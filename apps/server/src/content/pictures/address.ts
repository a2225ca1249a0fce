/** URLs of pictures, and the pictures that a text references. */
import { pictureSmallWidth } from '@apiyard/api/contract/content/pictures';

const place = '/api/data/content/pictures/';

export const pictureAddress = (file: string): string => place + file;
export const addressOf = (id: string): string => `${place}${id}.webp`;

export const wholeFile = (id: string): string => `${id}.webp`;
export const smallFile = (id: string): string => `${id}-${pictureSmallWidth}.webp`;

/** The small variant of an uploaded picture; any other URL is returned unchanged. */
export const smallOf = (address: string): string =>
  address.replace(/^(\/api\/data\/content\/pictures\/[0-9a-f]{64})\.webp$/, `$1-${pictureSmallWidth}.webp`);

/** The name of an uploaded picture's file, in either form. */
export const uploadedFile = /^[0-9a-f]{64}(?:-600)?\.webp$/;

/** IDs of the uploaded images whose URLs occur in these texts. */
export function picturesIn(...texts: readonly (string | null)[]): string[] {
  const ids = texts.flatMap((text) =>
    Array.from((text ?? '').matchAll(/\/api\/data\/content\/pictures\/([0-9a-f]{64})/g), ([, id]) => id as string),
  );
  return [...new Set(ids)];
}
