/** How a failure leaves the server. */
import type { FastifyReply } from 'fastify';
import type { Endpoint, Failure } from '@apiyard/api/contract/endpoint';
import { statusOf } from '@apiyard/api/contract/problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract entry that the route answers for; it says how failures are written. */
    endpoint?: Endpoint;
  }
}

/** Writes a failure as its entry asks: RFC 9457, or the plain `{ success: false, message, code }` of the specification's calls. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const status = statusOf(failure.code);
  const extras = failure.extras as { readonly retryAfterS?: number };
  reply.code(status);
  if (extras.retryAfterS !== undefined) reply.header('retry-after', extras.retryAfterS);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Apiyard"');
  reply.header('cache-control', 'no-store');
  const requestId = reply.request.id;
  if (reply.request.routeOptions.config.endpoint?.failures === 'message') {
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...extras, success: false, message: failure.detail, code: failure.code, requestId }));
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(failure, requestId)));
}

/** The members of a problem document; a failure's own members stand beside the standard ones and never replace them. */
export function problemOf(failure: Failure, requestId: string): Record<string, unknown> {
  return {
    ...(failure.extras as object),
    success: false,
    type: `/docs#${failure.code}`,
    title: titleOf(failure.code),
    status: statusOf(failure.code),
    detail: failure.detail,
    code: failure.code,
    requestId,
  };
}

/** `QuotaSpent` → 'Quota spent'. */
export function titleOf(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
