/** Response bodies, decoded and counted as a stream. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { Stopped } from './reason.ts';

type Coding = 'gzip' | 'br' | 'zstd' | 'deflate';

/** One inside the other. */
const codingsMax = 2;
/** What compression may add to bytes that do not compress, and to an empty body. */
const overheadBytes = 65_536;
/** 8 MB, the window that RFC 9659 allows servers: a frame may declare far more memory. */
const zstdWindowLogMax = 23;
const chunkSize = 65_536;

/**
 * Decoders, the outermost first.
 * @param header the `content-encoding` of a response
 * @throws Stopped
 */
export function readCodings(header: string): readonly Coding[] {
  const codings = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
    .map((name) => (name === 'x-gzip' ? 'gzip' : name));
  if (codings.length > codingsMax || !codings.every(isCoding)) throw new Stopped('encoding');
  return codings.toReversed();
}

const isCoding = (name: string): name is Coding => ['gzip', 'br', 'zstd', 'deflate'].includes(name);

/**
 * @param sizeBytesMax of the decoded body; no intermediate stage may be much larger either
 * @param onBytes receives the encoded bytes
 * @throws Stopped, and errors of the source
 */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  codings: readonly Coding[],
  sizeBytesMax: number,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  let stage = capped(source, codings.length === 0 ? sizeBytesMax : sizeBytesMax + overheadBytes, onBytes);
  for (const [index, coding] of codings.entries()) {
    stage = capped(decoded(stage, coding), index === codings.length - 1 ? sizeBytesMax : sizeBytesMax + overheadBytes);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of stage) chunks.push(chunk);
  const size = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

async function* capped(
  source: AsyncIterable<Uint8Array>,
  bytesMax: number,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    onBytes?.(chunk.byteLength);
    if (bytes > bytesMax) throw new Stopped('too large');
    yield chunk;
  }
}

async function* decoded(source: AsyncIterable<Uint8Array>, coding: Coding): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  // An empty body is valid in every coding, although no decoder accepts it.
  if (first.done === true) return;
  let failure: unknown = null;
  const all = async function* () {
    try {
      yield first.value;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      await chunks.return?.();
    }
  };
  const decoder = decoderOf(coding, first.value);
  const feeding = pipeline(Readable.from(all(), { objectMode: false }), decoder);
  feeding.catch(() => {});
  try {
    yield* decoder;
    await feeding;
  } catch (cause) {
    throw failure ?? (cause instanceof Stopped ? cause : new Stopped('broken body', { cause }));
  }
}

function decoderOf(coding: Coding, first: Uint8Array): Transform {
  switch (coding) {
    case 'gzip':
      return createGunzip({ chunkSize });
    case 'br':
      return createBrotliDecompress({ chunkSize });
    case 'zstd':
      return createZstdDecompress({ chunkSize, params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLogMax } });
    case 'deflate':
      // RFC 9110 requires the zlib format; many servers send raw deflate, and a zlib header starts with method 8.
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize });
  }
}
