/** Which site a browser's request comes from, and what that allows. */
import type { FastifyRequest } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';

/** True when the `Origin` header names this server. Behind a proxy that changes `Host`, `PUBLIC_URL` says what is ours. */
function isOurs(origin: string, request: FastifyRequest, publicUrl: URL | null): boolean {
  if (publicUrl !== null && origin === publicUrl.origin) return true;
  const parsed = URL.parse(origin);
  if (parsed === null || parsed.origin !== origin) return false;
  // The plain-HTTP twin of an https site is whoever sits on the wire.
  if (publicUrl !== null && parsed.host === publicUrl.host) return false;
  return origin === ownOrigin(request);
}

/** Scheme and host that the request came to, in the form that `Origin` has: lower case, without a default port. */
function ownOrigin(request: FastifyRequest): string | undefined {
  return URL.parse(`${request.protocol}://${request.host}`)?.origin;
}

/**
 * Refuses a state change that another site may have started. A browser always sends `Origin` with one, so a request
 * without it is no browser's, unless it brings cookies or says by `Sec-Fetch-Site` that it is from elsewhere.
 */
export function refuseForeign(request: FastifyRequest, publicUrl: URL | null): Failure | null {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) {
    if (isOurs(origin, request, publicUrl)) return null;
    return fail(
      'Forbidden',
      'This request comes from another site. Open this site at its own address, which the admin sets with PUBLIC_URL.',
    );
  }
  if (site !== undefined && site !== 'same-origin') return fail('Forbidden', 'This request comes from another site.');
  if (cookie !== undefined && site === undefined) {
    return fail(
      'Forbidden',
      'A request with cookies needs an Origin header with the address of this server. Outside a browser, use an API key.',
    );
  }
  return null;
}

/**
 * True when the request's cookies may speak for the person on `/api/v1`, which answers every site. A GET of our own pages
 * carries no `Origin`; a POST always does.
 */
export function maySpeakByCookie(request: FastifyRequest, publicUrl: URL | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isOurs(origin, request, publicUrl);
  return request.method === 'GET' || request.method === 'HEAD';
}
