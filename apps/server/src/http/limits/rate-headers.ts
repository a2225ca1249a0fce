/** `RateLimit-Policy` and `RateLimit`, as in draft-ietf-httpapi-ratelimit-headers-10: lists with one member per limit. */
import type { FastifyReply } from 'fastify';

interface LimitState {
  /** Name of the limit, in ASCII. */
  readonly name: string;
  readonly limit: number;
  readonly windowS: number;
  readonly remaining: number;
  readonly resetS: number;
}

const policyOf = ({ name, limit, windowS }: LimitState) => `"${name}";q=${limit};w=${windowS}`;
const stateOf = ({ name, remaining, resetS }: LimitState) => `"${name}";r=${remaining};t=${resetS}`;

export function setRateLimit(reply: FastifyReply, state: LimitState): void {
  reply.header('ratelimit-policy', policyOf(state));
  reply.header('ratelimit', stateOf(state));
}

/** After `setRateLimit`: a response reports several limits. */
export function addRateLimit(reply: FastifyReply, state: LimitState): void {
  reply.header('ratelimit-policy', `${reply.getHeader('ratelimit-policy')}, ${policyOf(state)}`);
  reply.header('ratelimit', `${reply.getHeader('ratelimit')}, ${stateOf(state)}`);
}
