/** The cookies that accounts set, and when they may carry the `__Host-` prefix. */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieSite {
  readonly publicUrl: URL | null;
}

/**
 * Browsers keep `Secure` cookies on HTTPS and on loopback only. On plain HTTP in a home network they would drop such a
 * cookie, and sign-in would be impossible.
 */
export function isSecure(request: FastifyRequest, { publicUrl }: CookieSite): boolean {
  if (request.protocol === 'https') return true;
  if (publicUrl?.protocol === 'https:' && request.host === publicUrl.host) return true;
  const name = request.hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    name === '::1' ||
    name === '[::1]'
  );
}

const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

export function readCookie(request: FastifyRequest, name: string, site: CookieSite): string | null {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  return parseCookie(cookie)[nameOf(name, isSecure(request, site))] ?? null;
}

/** Sets a cookie for `maxAgeS`; 0 removes it. */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAgeS, site }: { name: string; value: string; maxAgeS: number; site: CookieSite },
): void {
  const secure = isSecure(request, site);
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(name, secure),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: maxAgeS,
    }),
  );
}
