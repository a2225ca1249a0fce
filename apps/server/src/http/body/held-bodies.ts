/** Limits the bodies in memory: a call has up to 20 MB of files, and waits until a thread is free. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { ByteLimits } from '../limits/held-bytes.ts';
import { HeldBytes } from '../limits/held-bytes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    bodies: HeldBytes;
  }
}

/** All files of a call can have 200 MB on the largest plan that ships. */
export const bodyLimits: ByteLimits = { perNetwork: 60_000_000, inAll: 256_000_000 };

/** Text outside of Latin-1 has two bytes for each character in memory. */
const textShare = 2;

export function limitBodies(app: FastifyInstance, limits: ByteLimits): void {
  app.decorate('bodies', new HeldBytes({ metric: 'bodies', text: 'large requests in progress' }, limits));
}

/**
 * Counts a body before it is read, once its caller is admitted.
 * @param bytesMax the largest body of this route
 */
export function holdBody(reply: FastifyReply, bytesMax: number): Failure | null {
  const { headers, server } = reply.request;
  const announced = headers['content-encoding'] === undefined ? headers['content-length'] : undefined;
  const length = Math.min(Number(announced ?? bytesMax), bytesMax);
  const isText = headers['content-type']?.startsWith('multipart/') !== true;
  return server.bodies.hold(reply, length * (isText ? textShare : 1));
}
