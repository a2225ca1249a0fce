/** Stage 3: whether the caller may call this API, and this often. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Caller } from '../../caller.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { CallableApi } from '../source.ts';
import type { Call } from './call.ts';
import { sentence } from '../../problems/sentence.ts';

/** What visitors may try of the open APIs, per address. */
const visitorRate = { limit: callLimits.visitorCallsPerHour, windowS: 3600 } as const;

export function authorize(call: Call, limiter: RateLimiter): Failure | null {
  const { caller, request, reply, api } = call;
  return (
    checkCookie(call) ??
    checkAccess(caller, api, request.server.basePath) ??
    checkRateLimit(caller, request, reply, limiter)
  );
}

/**
 * Rejects a session cookie that does not count. An open API would run without it, but a program that sends one with POST
 * does so on purpose, and would be counted as a visitor without notice. With GET, browsers send it by themselves, for
 * links and pictures of other pages: these work the same, signed in or not.
 */
function checkCookie({ hasIgnoredCookie, method, api }: Call): Failure | null {
  if (!hasIgnoredCookie || (api.open && method === 'GET')) return null;
  return fail('Unauthenticated', sentence('problem.calls.cookies'));
}

/** Whether the caller may use the API. Null is a visitor, who may call open APIs. `basePath` is the path below which the site is served. */
export function checkAccess(caller: Caller | null, api: CallableApi, basePath: string): Failure | null {
  if (caller === null) {
    return api.open ? null : fail('Unauthenticated', sentence('problem.calls.needsKey', { api: api.path }));
  }
  if (caller.areas !== null && !caller.areas.includes(api.area)) {
    return fail('Forbidden', sentence('problem.calls.otherAreas', { areas: caller.areas.join(', '), area: api.area }));
  }
  if (api.premium && !caller.person.plan.premiumApis) {
    const pricing = `${basePath}/pricing`;
    return fail('PremiumOnly', sentence('problem.calls.premium', { api: api.path, pricing }), { pricing });
  }
  return null;
}

/** Counts the call against the person's minute, for all their keys and sessions together, or against the hour of a visitor's address, and writes the rate limit headers. */
function checkRateLimit(
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: RateLimiter,
): Failure | null {
  if (caller === null) {
    const waitS = limiter.take('visitor', { address: request.ip }, visitorRate, reply);
    if (waitS === 0) return null;
    return fail('RateLimited', sentence('problem.calls.visitorRate', { limit: visitorRate.limit, waitS }), {
      retryAfterS: waitS,
    });
  }
  const limit = caller.person.plan.callsPerMinute;
  const waitS = limiter.take('call', { personId: caller.person.id }, { limit, windowS: 60 }, reply);
  if (waitS === 0) return null;
  return fail('RateLimited', sentence('problem.calls.planRate', { limit, waitS }), { retryAfterS: waitS });
}
