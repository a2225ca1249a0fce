/**
 * A browser that has signed in carries a signed mark of it. Its tries are counted apart, so that whoever guesses at an
 * account cannot slow down its owner (OWASP, "device cookies").
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from './cookies.ts';
import { randomToken } from './secrets.ts';
import type { AccountServices } from './services.ts';

const cookieName = 'apiyard-device';
const yearS = 365 * 86_400;

/** The mark's own id when this browser has signed in as that person, else null. */
export function deviceOf(services: AccountServices, request: FastifyRequest, personId: string): string | null {
  const [id, signature] = (readCookie(request, cookieName, services) ?? '').split('.');
  if (!id || !signature) return null;
  return services.secrets.isSigned('device', `${personId} ${id}`, signature) ? id : null;
}

export function rememberDevice(services: AccountServices, request: FastifyRequest, reply: FastifyReply, personId: string): void {
  const id = deviceOf(services, request, personId) ?? randomToken();
  const value = `${id}.${services.secrets.sign('device', `${personId} ${id}`)}`;
  writeCookie(request, reply, { name: cookieName, value, maxAgeS: yearS, site: services });
}
