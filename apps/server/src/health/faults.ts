/** The last faults of ours, in memory: enough to see what breaks without reading the log. */
import type { FastifyInstance } from 'fastify';
import type { InternalError } from '@apiyard/api/contract/site/health';
import { hideKeys } from '../key-format.ts';

const keptMax = 50;
const messageLengthMax = 300;

export interface Faults {
  /** Latest first. */
  list(): readonly InternalError[];
}

/** Records errors of all further requests. */
export function recordFaults(app: FastifyInstance, now: () => number = Date.now): Faults {
  const kept: InternalError[] = [];
  // Before the error becomes a response: only here is it known whether it is an internal error.
  const thrown = new WeakMap<object, Error>();
  app.addHook('onError', (request, _reply, error, done) => {
    thrown.set(request, error);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const error = request.failureCode === 'Internal' ? thrown.get(request) : undefined;
    if (error !== undefined) {
      kept.unshift({
        requestId: request.id,
        at: new Date(now()).toISOString(),
        method: request.method,
        route: request.routeOptions.url ?? '',
        error: error.name,
        message: hideKeys(error.message)
          .replaceAll(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, messageLengthMax),
      });
      kept.length = Math.min(kept.length, keptMax);
    }
    done();
  });
  return { list: () => kept };
}
