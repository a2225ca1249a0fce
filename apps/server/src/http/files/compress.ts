/** Compresses responses, in a thread. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Effort {
  readonly brotliQuality: number;
  readonly gzipLevel: number;
}

/** For what is sent many times: nearly the smallest size, and fast enough to go unnoticed. */
export const sentOften: Effort = { brotliQuality: 9, gzipLevel: 9 };
/** For what is sent once. */
export const sentOnce: Effort = { brotliQuality: 4, gzipLevel: 5 };

export function compress(bytes: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: effort.gzipLevel });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
