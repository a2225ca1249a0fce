import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@apiyard/api/contract/endpoint';
import { loggedPathOf } from './logging/log.ts';
import { methodNotAllowed, pathOf } from './methods.ts';
import { sendFailure } from './problem.ts';
import { sentence } from '../problems/sentence.ts';

/** Unknown paths get a problem document, not a page; known ones with another method get 405. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = loggedPathOf(request.url).slice(0, 200);
  const allow = request.server.methodsAt(pathOf(request));
  return sendFailure(
    reply,
    allow.length === 0 || allow.includes(request.method)
      ? fail('NotFound', sentence('problem.http.noEndpoint', { method: request.method, path }))
      : methodNotAllowed(
          sentence('problem.http.wrongMethod', { path, method: request.method, allowed: allow.join(' or ') }),
          allow,
        ),
  );
}
