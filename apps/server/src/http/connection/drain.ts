/** Graceful shutdown: requests in progress finish, and open connections are closed. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `drain`: answers from now on are the last on their connection. */
    draining: boolean;
  }
}

/** Has answers say `Connection: close` once the server drains: else kept connections hold it open until they time out. */
export function closeWhenDraining(app: FastifyInstance): void {
  app.decorate('draining', false);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Stops accepting connections, lets requests finish, and cuts them off at the deadline. */
export async function drain(app: FastifyInstance, deadlineMs: number): Promise<void> {
  app.draining = true;
  // A connection whose answer had begun before carries no `Connection: close`: it is closed once idle.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
