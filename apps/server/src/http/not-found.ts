import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { loggedPathOf } from './logging/log.ts';
import { sendFailure } from './problem.ts';

/** Unknown paths get a problem document, not a page. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(
    reply,
    fail('NotFound', `No endpoint matches ${request.method} ${loggedPathOf(request.url).slice(0, 200)}.`),
  );
}
