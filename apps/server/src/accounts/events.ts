/** What happened to accounts, told once. The log listens; audit and notifications may. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

interface Happenings {
  'signed in': { personId: string };
  /** `personId` is null for a name that nobody has. */
  'sign-in refused': { personId: string | null; reason: 'wrong name or password' | 'too many tries' };
  'signed out': { personId: string };
  registered: { personId: string; role: 'user' | 'admin'; emailPending: boolean };
  'key made': { personId: string; keyId: string };
  'key rotated': { personId: string; keyId: string; replacedBy: string };
  'key revoked': { personId: string; keyId: string };
}

/** Where it came from; null for what the server did by itself. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}

type AccountEvent = { [Type in keyof Happenings]: { type: Type; from: Origin | null } & Happenings[Type] }[keyof Happenings];

export interface AccountEvents {
  emit(event: AccountEvent): void;
  /** Returns what ends it. */
  listen(listener: (event: AccountEvent) => void): () => void;
}

export function createAccountEvents(): AccountEvents {
  const listeners = new Set<(event: AccountEvent) => void>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const originOf = (request: FastifyRequest): Origin => ({ requestId: request.id, address: request.ip });

export function logEvents(events: AccountEvents, log: Pick<Logger, 'info'>): () => void {
  return events.listen(({ type, from, ...what }) => log.info({ event: type, ...from, ...what }, type));
}
