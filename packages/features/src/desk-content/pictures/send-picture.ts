import type { Picture } from '@apiyard/api/contract/pictures';
import { uploadPicture } from '@apiyard/api/contract/pictures';
import type { Services } from '../../_kit/services.tsx';
import { withProgress } from '../../_kit/with-progress.ts';
import { pictureBytesMax } from '../limits.ts';

/** 10 MB on a slow line take their time. */
const timeoutMs = 110_000;

interface SendPictureOptions {
  readonly signal?: AbortSignal;
  /** Gets 0 to 1 while the bytes leave. */
  readonly onPart?: (part: number) => void;
}

export function sendPicture(
  api: Services['api'],
  file: File,
  { signal, onPart }: SendPictureOptions = {},
): Promise<Picture> {
  // Refused before it is sent: the answer would come after all of it.
  if (file.size > pictureBytesMax) return Promise.reject({ code: 'TooLarge' });
  return api.send(
    uploadPicture,
    {},
    { body: file, timeoutMs, ...(signal && { signal }), ...(onPart && withProgress(onPart)) },
  );
}

/** A file's name as the name of a picture: `harbour-at_night.JPG` becomes `harbour at night`. */
export function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return name === '' ? fileName : name;
}
