import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { loggedPathOf } from './logging/log.ts';
import { sendFailure } from './problem.ts';

/** Nothing is here: a problem for programs, whatever the address. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(
    reply,
    fail('NotFound', `No endpoint matches ${request.method} ${loggedPathOf(request.url).slice(0, 200)}.`),
  );
}
