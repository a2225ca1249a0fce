/** The formats of pictures, by the first bytes of a file. Its name and declared type are ignored. */
export type WrittenFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff';
export type PictureFormat = WrittenFormat | 'svg';

export const writtenFormats = ['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const;

export const typeOf = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
} as const;

export const endingOf = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tiff: 'tif',
  svg: 'svg',
} as const;

/** The format of a file, or null if it is none of a picture. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff';
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8, 64))) return 'avif';
  // A comment or a document type can come before the element.
  return /^(?:\xef\xbb\xbf)?\s*</.test(start) && /<(?:\w+:)?svg[\s/>]/.test(start) ? 'svg' : null;
}

/** Whether a format has frames. */
export const isAnimatable = (format: PictureFormat): boolean => format === 'gif' || format === 'webp';
