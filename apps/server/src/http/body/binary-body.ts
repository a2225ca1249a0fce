/** Binary bodies, streamed instead of buffered: uploaded files. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';

/** `app` accepts binary bodies only. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

/** Whether the request declares a larger size. */
export function isTooLong(request: FastifyRequest, bytesMax: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > bytesMax;
}

/** The body of a route in `acceptBytes`: at most `bytesMax` bytes, then the error for oversized bodies. */
export async function* bytesOf(request: FastifyRequest, bytesMax: number): AsyncGenerator<Buffer> {
  // Without a body there is no content type either, so no parser ran.
  if (request.body === undefined || request.body === null) return;
  let length = 0;
  // A handler that stops reading responds first, and the rest is drained: a destroyed request has no connection to respond on.
  for await (const chunk of (request.body as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytesMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
