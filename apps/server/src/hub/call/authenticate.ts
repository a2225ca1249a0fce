/** Stage 1: identifies the caller. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { Failure } from '@apiyard/api/contract/endpoint';
import { callApi } from '@apiyard/api/contract/hub/hub';
import type { Caller } from '../../caller.ts';
import { KeyRefused } from '../../caller.ts';
import type { Call } from './call.ts';

export interface AuthenticateServices {
  /** The caller by key or session; null for a visitor; a failure for a key that is not accepted. */
  identify(request: FastifyRequest): Promise<Caller | Failure | null>;
  /** Whether a visitor sent a session cookie that does not count. */
  hasIgnoredCookie(request: FastifyRequest): boolean;
  /** Called with the caller, accepted or not. */
  identified?(request: FastifyRequest, caller: Caller | Failure | null): void;
  /** Why requests of this role are refused; null while the site is open. @default null */
  closedTo?(endpoint: Endpoint, role: Caller['person']['role'] | null): Failure | null;
}

/** Null admits. The owner of a refused key still finds the call in the log. */
export async function authenticate(call: Call, services: AuthenticateServices): Promise<Failure | null> {
  const { request } = call;
  const caller = await services.identify(request);
  services.identified?.(request, caller);
  if (caller instanceof KeyRefused) call.caller = caller.caller;
  if (caller instanceof Failure) return caller;
  if (caller === null) call.hasIgnoredCookie = services.hasIgnoredCookie(request);
  else request.personId = caller.person.id;
  call.caller = caller;
  return services.closedTo?.(callApi, caller?.person.role ?? null) ?? null;
}
