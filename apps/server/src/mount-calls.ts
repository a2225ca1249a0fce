/** Mounts the two kinds of calls: those of our own pages, and the public API. */
import type { FastifyInstance } from 'fastify';
import about from '../package.json' with { type: 'json' };
import type { Accounts } from './accounts/accounts.ts';
import type { Audit } from './audit/audit.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { checkOrigin } from './http/origin.ts';
import { sendFailure } from './http/problem.ts';
import type { RateLimiter } from './http/limits/rate-limit.ts';
import { preflightHeaders } from './http/security-headers.ts';
import { answeredWhenBusy } from './http/connection/pressure.ts';
import type { CallLog } from './hub/history/call-log.ts';
import { mountCalls } from './hub/call/pipeline.ts';
import { catalogueRoutes } from './hub/catalogue/catalogue.route.ts';
import { clientPackageRoutes } from './hub/client-package/client-package.route.ts';
import { favouriteRoutes } from './hub/catalogue/favourites.ts';
import type { ApiHealth } from './hub/health/api-health.ts';
import type { QuotaEvents } from './hub/quota-events.ts';
import type { Registry } from './hub/call/resolve-api.ts';
import { puzzlePlayRoutes } from './puzzle-play/puzzle-play.route.ts';
import { mcpRoute, rejectOtherMcpMethods } from './mcp/mcp.route.ts';
import type { Route, RouteServices } from './route.ts';
import { mount } from './route.ts';
import { statsRoute } from './stats.ts';
import { countPeople } from './accounts/person-store.ts';
import { countAllCalls } from './hub/history/usage-store.ts';

interface Parts {
  readonly env: Env;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly limiter: RateLimiter;
  readonly registry: Registry;
  readonly closedTo: NonNullable<RouteServices['closedTo']>;
}

/** Calls of our own pages: state changes are accepted from them only. */
export function mountOwnCalls(
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
    routes,
  }: Parts & { readonly siteName: () => string; readonly routes: readonly Route[] },
): void {
  fastify.register(async (own) => {
    own.addHook('onRequest', (request, reply, done) => {
      const refusal =
        request.method === 'GET' || request.method === 'HEAD' ? null : checkOrigin(request, env.publicUrl);
      if (refusal) sendFailure(reply, refusal);
      else done();
    });
    rejectOtherMcpMethods(own);
    const count = async () => ({
      apis: registry.list().length,
      people: await countPeople(database.kysely),
      calls: await countAllCalls(database.kysely),
      version: about.version,
    });
    mount(
      own,
      [
        statsRoute({ count, now: Date.now }),
        ...accounts.routes,
        mcpRoute({
          registry,
          db: database.kysely,
          keyCallerOf: accounts.keyCallerOf,
          siteName,
          publicUrl: env.publicUrl,
          version: about.version,
        }),
        ...favouriteRoutes({ database, hasApi: (path) => registry.find(path) !== undefined }),
        ...puzzlePlayRoutes({ database }),
        ...routes,
      ],
      {
        limiter,
        personOf: accounts.personOf,
        keyCallerOf: async (request) => {
          const caller = await accounts.keyCallerOf(request);
          audit.keyUse(request, caller);
          return caller;
        },
        recordAct: audit.recordAct,
        closedTo,
      },
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
    apiHealth,
    ...rest
  }: Parts & {
    siteName: () => string;
    callLog: CallLog;
    apiHealth: ApiHealth;
    quotaEvents: QuotaEvents;
    runTimeoutMs?: number;
  },
): { chargesWaiting(): number } {
  let chargesWaiting = () => 0;
  fastify.register(async (open) => {
    // A browser lets a page read our 503 only if the preflight succeeded.
    open.options('/api/v1/*', { config: answeredWhenBusy }, (_request, reply) =>
      reply.code(204).headers(preflightHeaders).send(),
    );
    const site = { registry, siteName, publicUrl: env.publicUrl, version: about.version };
    mount(open, [...catalogueRoutes({ ...site, apiHealth }), ...clientPackageRoutes(site)], {
      limiter,
      personOf: accounts.personOf,
      closedTo,
    });
    ({ chargesWaiting } = mountCalls(open, {
      registry,
      limiter,
      apiHealth,
      db: database.kysely,
      hot: database.hot,
      identify: accounts.identify,
      hasIgnoredCookie: accounts.hasIgnoredCookie,
      identified: audit.keyUse,
      closedTo,
      ...rest,
    }));
  });
  return { chargesWaiting: () => chargesWaiting() };
}
