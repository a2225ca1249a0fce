/**
 * A browser that has signed in carries a signed device cookie. Its tries are counted separately, so that guesses at an
 * account do not slow down its owner (OWASP, "device cookies").
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PersonTable } from '../../db/schema/accounts/person.ts';
import { readCookie, writeCookie } from '../sessions/cookies.ts';
import { digest, randomToken } from '../secrets.ts';
import type { AccountServices } from '../services.ts';

const cookieName = 'apiyard-device';
const yearS = 365 * 86_400;

/** The account of the device cookie. A password change invalidates all of them: someone else may have known the old one. */
type Owner = Pick<PersonTable, 'id' | 'password_hash'>;

export interface Device {
  readonly id: string;
  /** The device has passed a second step or signed in with a passkey. Password alone is not enough: it may have been stolen. */
  readonly hasPassedStep: boolean;
}

const signed = (owner: Owner, { id, hasPassedStep }: Device, endsAt: number): string =>
  `${owner.id} ${id} ${hasPassedStep ? 'step' : 'password'} ${endsAt} ${digest(owner.password_hash)}`;

/** What this browser carries when it has signed in as that person before, else null. */
export function deviceOf(services: AccountServices, request: FastifyRequest, owner: Owner): Device | null {
  const [id, kind, ends, signature] = (readCookie(request, cookieName, services) ?? '').split('.');
  if (!id || !kind || !ends || !signature) return null;
  const device = { id, hasPassedStep: kind === 'step' };
  const endsAt = Number(ends);
  return endsAt > services.now() && services.secrets.isSigned('device', signed(owner, device, endsAt), signature)
    ? device
    : null;
}

/** @param passedStep in this sign-in; once set in a cookie, it stays set */
export function rememberDevice(
  services: AccountServices,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: Owner,
  passedStep: boolean,
): void {
  const known = deviceOf(services, request, owner);
  const device = { id: known?.id ?? randomToken(), hasPassedStep: passedStep || known?.hasPassedStep === true };
  const endsAt = services.now() + yearS * 1000;
  const value = `${device.id}.${device.hasPassedStep ? 'step' : 'password'}.${endsAt}.${services.secrets.sign('device', signed(owner, device, endsAt))}`;
  writeCookie(request, reply, { name: cookieName, value, maxAgeS: yearS, site: services });
}
