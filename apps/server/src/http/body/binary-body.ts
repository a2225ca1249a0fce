/** Bodies of any bytes, handed over as they come instead of being gathered: files that people upload. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';

/** In `app`, bodies are bytes and nothing else. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

/** Whether the request says itself that it brings more. */
export function isTooLong(request: FastifyRequest, bytesMax: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > bytesMax;
}

/** The body of a route in `acceptBytes`. Whoever reads it gets at most `bytesMax`, then the error that such bodies have. */
export async function* bytesOf(request: FastifyRequest, bytesMax: number): AsyncGenerator<Buffer> {
  // Without a body there is no content type either, and nothing was handed over.
  if (request.body === undefined || request.body === null) return;
  let length = 0;
  // Whoever stops reading answers first and lets the rest pass by: a request that is destroyed has no connection to answer on.
  for await (const chunk of (request.body as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytesMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
