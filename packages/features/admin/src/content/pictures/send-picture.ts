import type { Picture } from '@apiyard/api/contract/content/pictures';
import { pictureBytesMax, uploadPicture } from '@apiyard/api/contract/content/pictures';
import type { Services } from '@apiyard/kit/services.tsx';
import { withProgress } from '@apiyard/kit/browser/with-progress.ts';

/** Allows 10 MB on a slow connection. */
const timeoutMs = 110_000;

interface SendPictureOptions {
  readonly signal?: AbortSignal;
  /** Called with progress from 0 to 1. */
  readonly onPart?: (part: number) => void;
}

export function sendPicture(
  api: Services['api'],
  file: File,
  { signal, onPart }: SendPictureOptions = {},
): Promise<Picture> {
  // Checked before sending: the server would respond only after the whole upload.
  if (file.size > pictureBytesMax) return Promise.reject({ code: 'TooLarge' });
  return api.send(
    uploadPicture,
    {},
    { body: file, timeoutMs, ...(signal && { signal }), ...(onPart && withProgress(onPart)) },
  );
}

/** Picture name from a file name: `harbour-at_night.JPG` becomes `harbour at night`. */
export function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return name === '' ? fileName : name;
}
