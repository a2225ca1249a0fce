/** For monitoring: `/livez` reports that the process runs, `/readyz` that it can serve requests. */
import type { FastifyInstance } from 'fastify';

export interface HealthCheck {
  readonly name: string;
  /** Rejects when something is wrong. */
  check(): Promise<unknown>;
}

/** Timeout of a check. */
const checkTimeoutMs = 3000;
/** Results are shared by requests within this time: anyone may request them, but a check has a cost. */
const keptMs = 1000;

export function mountHealth(app: FastifyInstance, checks: readonly HealthCheck[]): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/livez',
    handler: (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }),
  });

  let kept: {
    readonly outcomes: Promise<readonly (readonly [string, Error | null])[]>;
    readonly untilMs: number;
  } | null = null;
  const checkAll = async () => {
    const outcomes = await Promise.all(checks.map(async ({ name, check }) => [name, await outcomeOf(check)] as const));
    for (const [name, error] of outcomes) if (error !== null) app.log.error({ err: error, check: name }, 'not ready');
    return outcomes;
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_request, reply) => {
      if (kept === null || kept.untilMs <= performance.now())
        kept = { outcomes: checkAll(), untilMs: performance.now() + keptMs };
      const results = await kept.outcomes;
      const ready = !app.draining && results.every(([, error]) => error === null);
      reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
      // The reason of a failure is only in the log.
      return {
        ready,
        draining: app.draining,
        ...Object.fromEntries(results.map(([name, error]) => [name, error === null ? 'ok' : 'failing'])),
      };
    },
  });
}

async function outcomeOf(check: () => Promise<unknown>): Promise<Error | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No response within ${checkTimeoutMs} ms.`)), checkTimeoutMs);
  try {
    await Promise.race([check(), late.promise]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}
