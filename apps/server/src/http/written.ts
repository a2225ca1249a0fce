import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, sentOften } from './files/compress.ts';
import { compressedBytesMin } from './files/compressed-json.ts';
import { etagOf, hasAlready } from './files/etag.ts';
import { encodingFor, tagFor } from './files/files.ts';

/** A text made once and sent many times; conditional requests with the same ETag get 304. */
export class WrittenText {
  readonly text: string;
  readonly type: string;
  readonly etag: string;
  readonly #compressed = new Map<'br' | 'gzip', Promise<Buffer>>();
  constructor(text: string, type: string) {
    this.text = text;
    this.type = `${type}; charset=utf-8`;
    this.etag = etagOf(text);
  }

  /** Compressed once. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known !== undefined) return known;
    const made = compress(Buffer.from(this.text), encoding, sentOften);
    this.#compressed.set(encoding, made);
    made.catch(() => this.#compressed.delete(encoding));
    return made;
  }
}

/** The output of an endpoint, serialized once. */
export class Written<Output> extends WrittenText {
  /** Never set: it only carries the type. */
  declare readonly output?: Output;
  constructor(output: Output) {
    super(JSON.stringify(output), 'application/json');
  }
}

/** @param vary headers that the text depends on, besides `Accept-Encoding` */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  written: WrittenText,
  vary = '',
): Promise<FastifyReply> {
  const encoding = encodingFor(request, () => written.text.length >= compressedBytesMin);
  const etag = tagFor(written.etag, encoding);
  reply.header('etag', etag).header('cache-control', 'no-cache');
  reply.header('vary', vary === '' ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`);
  if (hasAlready(request, etag)) return reply.code(304).send();
  reply.type(written.type);
  if (encoding === 'identity') return reply.send(written.text);
  const bytes = await written.compressed(encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}
