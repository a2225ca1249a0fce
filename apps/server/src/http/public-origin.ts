import type { FastifyRequest } from 'fastify';
import { addressOf } from '../env.ts';

/** A name or an address, with a port perhaps. Underscores are no host names, but names of containers. */
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const hostLengthMax = 260;

/**
 * The address that people reach this site at, for links that must be whole: `PUBLIC_URL`, else what the request calls us.
 * Undefined when that is no name of a host: it would stand in a page that others may be sent from a cache.
 */
export function originOf(request: FastifyRequest, publicUrl: URL | null): string | undefined {
  if (publicUrl !== null) return addressOf(publicUrl);
  const { host, protocol } = request;
  // A proxy may pass on what the caller forwards: `https://elsewhere.example/?` would make a whole address of its own.
  if (protocol !== 'http' && protocol !== 'https') return undefined;
  if (host.length > hostLengthMax || !hostPattern.test(host)) return undefined;
  return URL.parse(`${protocol}://${host}`)?.origin;
}
