/** How a failure leaves the server. */
import type { FastifyReply } from 'fastify';
import type { Endpoint, Failure } from '@apiyard/api/contract/endpoint';
import { writeFailure } from '@apiyard/api/serving/failure-body';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract entry that the route answers for; it says how failures are written. */
    endpoint?: Endpoint;
  }
}

/** Writes a failure as its entry asks; where no entry claims the address, as a problem. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const shape = reply.request.routeOptions.config.endpoint?.failures ?? 'problem';
  const { status, contentType, body } = writeFailure(shape, failure, reply.request.id);
  const { retryAfterS } = failure.extras as { readonly retryAfterS?: number };
  reply.code(status);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Apiyard"');
  reply.header('cache-control', 'no-store');
  return reply.type(`${contentType}; charset=utf-8`).send(JSON.stringify(body));
}
