/** The origin of a browser's request, and what it permits. */
import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { sentence } from '../problems/sentence.ts';

/** True when the `Origin` header names this server. Behind a proxy that changes `Host`, `PUBLIC_URL` is used. */
function isOurs(origin: string, request: FastifyRequest, publicUrl: URL | null): boolean {
  if (publicUrl !== null && origin === publicUrl.origin) return true;
  const parsed = URL.parse(origin);
  if (parsed === null || parsed.origin !== origin) return false;
  // The plain-HTTP version of an HTTPS site could be served by an attacker on the network.
  if (publicUrl !== null && parsed.host === publicUrl.host) return false;
  return origin === ownOrigin(request);
}

/** Scheme and host of the request, in the format of `Origin`: lower case, without a default port. */
function ownOrigin(request: FastifyRequest): string | undefined {
  return URL.parse(`${request.protocol}://${request.host}`)?.origin;
}

/**
 * Rejects a state change that another site may have started (CSRF). Browsers always send `Origin` with one, so a request
 * without it is not from a browser, unless it has cookies or a cross-site `Sec-Fetch-Site`.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | null): Failure | null {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) {
    if (isOurs(origin, request, publicUrl)) return null;
    return fail('Forbidden', sentence('problem.http.otherSite'));
  }
  if (site !== undefined && site !== 'same-origin') return fail('Forbidden', sentence('problem.http.crossSite'));
  if (cookie !== undefined && site === undefined) {
    return fail('Forbidden', sentence('problem.http.noOrigin'));
  }
  return null;
}

/**
 * Whether the request's cookies authenticate it on `/api/v1`, which allows every origin. A GET of our own pages has no
 * `Origin`; a POST always has one.
 */
export function isCookieAccepted(request: FastifyRequest, publicUrl: URL | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, request, publicUrl);
  return request.method === 'GET' || request.method === 'HEAD';
}
