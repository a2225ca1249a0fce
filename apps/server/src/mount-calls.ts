/** The two kinds of calls: those of our own pages, and those of everybody's programs. */
import type { FastifyInstance } from 'fastify';
import about from '../package.json' with { type: 'json' };
import type { Accounts } from './accounts/accounts.ts';
import type { Audit } from './audit/audit.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { refuseForeign } from './http/origin.ts';
import { sendFailure } from './http/problem.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import { preflightHeaders } from './http/security-headers.ts';
import { alsoWhenBusy } from './http/pressure.ts';
import type { CallLog } from './hub/call-log.ts';
import { mountCalls } from './hub/call.ts';
import { catalogueRoutes } from './hub/catalogue.route.ts';
import { favouriteRoutes } from './hub/favourites.ts';
import type { QuotaEvents } from './hub/quota-events.ts';
import type { Registry } from './hub/which.ts';
import type { Route, RouteServices } from './route.ts';
import { mount } from './route.ts';
import { statsRoute } from './stats.ts';

interface Parts {
  readonly env: Env;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly limiter: RateLimiter;
  readonly registry: Registry;
  readonly closedTo: NonNullable<RouteServices['closedTo']>;
}

/** Calls of our own pages: a state change must come from them. */
export function mountOwnCalls(
  fastify: FastifyInstance,
  { env, database, accounts, audit, limiter, registry, closedTo, routes }: Parts & { routes: readonly Route[] },
): void {
  fastify.register(async (own) => {
    own.addHook('onRequest', (request, reply, done) => {
      const refusal = request.method === 'GET' ? null : refuseForeign(request, env.publicUrl);
      if (refusal) sendFailure(reply, refusal);
      else done();
    });
    const count = async () => {
      const people = await database.kysely
        .selectFrom('person')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const usage = await database.kysely
        .selectFrom('usage')
        .select(({ fn }) => fn.sum('calls').as('count'))
        .executeTakeFirstOrThrow();
      return {
        apis: registry.list().length,
        people: Number(people.count),
        calls: Number(usage.count ?? 0),
        version: about.version,
      };
    };
    mount(
      own,
      [
        statsRoute({ count, now: Date.now }),
        ...accounts.routes,
        ...favouriteRoutes({ database, hasApi: (path) => registry.find(path) !== undefined }),
        ...routes,
      ],
      { limiter, personOf: accounts.personOf, recordAct: audit.recordAct, closedTo },
    );
  });
}

/** `/api/v1`: any site, any program, by key. */
export function mountOpenCalls(
  fastify: FastifyInstance,
  {
    env,
    database,
    accounts,
    audit,
    limiter,
    registry,
    closedTo,
    siteName,
    ...rest
  }: Parts & { siteName: () => string; callLog: CallLog; quotaEvents: QuotaEvents; runTimeoutMs?: number },
): { chargesWaiting(): number } {
  let chargesWaiting = () => 0;
  fastify.register(async (open) => {
    // A browser shows a page our 503 only if it was let through to ask.
    open.options('/api/v1/*', { config: alsoWhenBusy }, (_request, reply) =>
      reply.code(204).headers(preflightHeaders).send(),
    );
    mount(open, catalogueRoutes({ registry, siteName, publicUrl: env.publicUrl, version: about.version }), {
      limiter,
      personOf: accounts.personOf,
      closedTo,
    });
    ({ chargesWaiting } = mountCalls(open, {
      registry,
      limiter,
      hot: database.hot,
      identify: accounts.identify,
      identified: audit.keyUse,
      closedTo,
      ...rest,
    }));
  });
  return { chargesWaiting: () => chargesWaiting() };
}
