/** For whatever watches the process: `/livez` says that it runs, `/readyz` that it can do its work. */
import type { FastifyInstance } from 'fastify';

export interface HealthCheck {
  readonly name: string;
  /** Rejects when something is wrong. */
  check(): Promise<unknown>;
}

/** A check that has not answered by then has failed. */
const checkTimeoutMs = 3000;

export function mountHealth(app: FastifyInstance, checks: readonly HealthCheck[]): void {
  // A busy server is alive: restarting it would only add to the load.
  app.get('/livez', { config: { pressureHandler: () => undefined } }, (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }));

  app.get('/readyz', async (request, reply) => {
    const results = await Promise.all(checks.map(async ({ name, check }) => [name, await outcomeOf(check)] as const));
    for (const [name, error] of results) if (error !== null) request.log.error({ err: error, check: name }, 'not ready');
    const ready = !app.draining && results.every(([, error]) => error === null);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    // Why something fails is in the log, not for everybody to read.
    return { ready, draining: app.draining, ...Object.fromEntries(results.map(([name, error]) => [name, error === null ? 'ok' : 'failing'])) };
  });
}

async function outcomeOf(check: () => Promise<unknown>): Promise<Error | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${checkTimeoutMs} ms.`)), checkTimeoutMs);
  try {
    await Promise.race([check(), late.promise]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}
