/** Graceful shutdown: requests in progress finish, and open connections are closed. */
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `drain`: each further response is the last on its connection. */
    draining: boolean;
  }
}

/** Adds `Connection: close` to responses while the server drains: kept-alive connections would otherwise delay it until they time out. */
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
  // A response that started before has no `Connection: close`: its connection is closed once idle.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
