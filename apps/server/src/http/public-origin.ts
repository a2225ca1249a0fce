import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { addressOf } from '../env.ts';
import { sentence } from '../problems/sentence.ts';

/** A name or an address, with a port perhaps. Underscores are no host names, but names of containers. */
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const hostLengthMax = 260;

/**
 * The public origin of this site, for absolute links: `PUBLIC_URL`, else the request's scheme and host. Undefined when
 * the host is invalid: it would be part of a page that a cache may serve to others.
 */
export function originOf(request: FastifyRequest, publicUrl: URL | null): string | undefined {
  if (publicUrl !== null) return addressOf(publicUrl);
  const { host, protocol } = request;
  // A proxy may forward a value of the client: `https://elsewhere.example/?` would form a complete URL.
  if (protocol !== 'http' && protocol !== 'https') return undefined;
  if (host.length > hostLengthMax || !hostPattern.test(host)) return undefined;
  return URL.parse(`${protocol}://${host}`)?.origin;
}

/** The response where there is no origin. */
export const badHost = (): Failure => fail('Unparsable', sentence('problem.http.badHost'));
