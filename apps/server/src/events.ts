/** Business events: emitted once where they happen, received by the log and other subscribers. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Where it came from; null for what the server did by itself. */
interface Origin {
  readonly requestId: string;
  readonly address: string;
}

/** Events by name, with their data. */
type EventOf<Happenings> = {
  [Type in keyof Happenings]: { type: Type; from: Origin | null } & Happenings[Type];
}[keyof Happenings];

export interface Events<Happenings> {
  emit(event: EventOf<Happenings>): void;
  /** Returns what ends it. */
  listen(listener: (event: EventOf<Happenings>) => void): () => void;
}

export function createEvents<Happenings>(): Events<Happenings> {
  const listeners = new Set<(event: EventOf<Happenings>) => void>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const originOf = (request: FastifyRequest): Origin => ({ requestId: request.id, address: request.ip });

export function logEvents<Happenings>(events: Events<Happenings>, log: Pick<Logger, 'info'>): () => void {
  return events.listen(({ type, from, ...what }) =>
    log.info({ event: type, ...from, ...what } as object, String(type)),
  );
}
