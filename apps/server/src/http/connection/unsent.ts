/** Limits the responses that clients have not read: the response to a call of 20 kB can have 20 MB. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { ByteLimits } from '../limits/held-bytes.ts';
import { HeldBytes } from '../limits/held-bytes.ts';
import { failureText } from '../problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    unsent: HeldBytes;
  }
}

/** The result of a call has up to 20 MB of text, which is more as JSON. */
export const unsentLimits: ByteLimits = { perNetwork: 40_000_000, inAll: 128_000_000 };
/** Two pieces of a download: one is sent while the next is read. */
const streamBytes = 524_288;

/** Counts the responses to `GET` requests. Calls count theirs before they are charged. */
export function limitUnsent(app: FastifyInstance, limits: ByteLimits): void {
  const unsent = new HeldBytes({ metric: 'unsent', text: 'unread responses' }, limits);
  app.decorate('unsent', unsent);
  app.addHook('onSend', (request, reply, payload, done) => {
    const refusal = request.method === 'GET' ? holdPayload(unsent, reply, payload) : null;
    if (refusal === null) return done(null, payload);
    for (const header of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(header);
    if (payload instanceof Readable) payload.destroy();
    done(null, failureText(reply, refusal));
  });
}

function holdPayload(unsent: HeldBytes, reply: FastifyReply, payload: unknown): Failure | null {
  if (typeof payload === 'string') return unsent.hold(reply, payload.length);
  if (payload instanceof Uint8Array) return unsent.hold(reply, payload.length, payload);
  return payload instanceof Readable ? unsent.hold(reply, streamBytes) : null;
}
