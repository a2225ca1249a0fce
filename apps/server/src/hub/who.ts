/** Who is calling, and whether they may call this API at all. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Caller } from '../accounts/caller.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { CallableApi } from './source.ts';

/** What visitors may try of the open APIs, per address. */
const visitorRate = { limit: callLimits.visitorCallsPerHour, windowS: 3600 } as const;

/** Whether the caller may use the API. Null is a visitor, who may try what is open. `basePath` is what the site stands below. */
export function refuseCaller(caller: Caller | null, api: CallableApi, basePath: string): Failure | null {
  if (caller === null) {
    return api.open
      ? null
      : fail('Unauthenticated', `${api.path} needs a key in the header X-Api-Key, or a signed-in browser.`);
  }
  if (caller.areas !== null && !caller.areas.includes(api.area)) {
    return fail('Forbidden', `This key may call ${caller.areas.join(', ')} only, not ${api.area}.`);
  }
  if (api.premium && !caller.person.plan.premiumApis) {
    const pricing = `${basePath}/pricing`;
    return fail('PremiumOnly', `${api.path} is for plans with premium APIs. ${pricing} shows them.`, { pricing });
  }
  return null;
}

/** Counts the call against the minute of the person, whichever of their keys or sessions it came by, or the hour of a visitor's address, and writes the rate headers. */
export function checkRateLimit(
  caller: Caller | null,
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: RateLimiter,
): Failure | null {
  if (caller === null) {
    const waitS = limiter.take('visitor', { address: request.ip }, visitorRate, reply);
    if (waitS === 0) return null;
    return fail(
      'RateLimited',
      `Visitors may try ${visitorRate.limit} calls an hour. Sign in for more, or wait ${waitS} s.`,
      { retryAfterS: waitS },
    );
  }
  const limit = caller.person.plan.callsPerMinute;
  const waitS = limiter.take('call', { personId: caller.person.id }, { limit, windowS: 60 }, reply);
  if (waitS === 0) return null;
  return fail(
    'RateLimited',
    `Your plan allows ${limit} calls a minute for all your keys together. Try again in ${waitS} s.`,
    { retryAfterS: waitS },
  );
}
