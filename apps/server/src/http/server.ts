/** The HTTP server itself: names, limits, headers and the log line of every request, before any route exists. */
import type { IncomingMessage } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { newId } from '../db/id.ts';
import { basePathOf } from '../env.ts';
import type { Connections, ConnectionLimits } from './connection/connections.ts';
import { limitConnections } from './connection/connections.ts';
import { closeWhenDraining } from './connection/drain.ts';
import { badAddress, handleConnectionError, handleError } from './errors.ts';
import { checkHostHeader } from './host.ts';
import { acceptJson } from './body/json-body.ts';
import type { Log } from './logging/log.ts';
import { paceRequests } from './connection/pacing.ts';
import { rejectWhenBusy } from './connection/pressure.ts';
import { cutStalled } from './connection/stalled.ts';
import { limitUnsent, unsentLimits } from './connection/unsent.ts';
import { bodyLimits, limitBodies } from './body/held-bodies.ts';
import type { ByteLimits } from './limits/held-bytes.ts';
import { sendFailure } from './problem.ts';
import { apiHeaders, openHeaders } from './security-headers.ts';
import { recordMethods } from './methods.ts';
import { notFound } from './not-found.ts';

export interface HttpOptions {
  readonly log: Log;
  readonly publicUrl: URL | null;
  readonly trustProxy: Env['trustProxy'];
  /** Whether browsers must use TLS for all subdomains as well. @default false */
  readonly hstsSubdomains?: boolean;
  /** Mean event loop delay in ms above which new API calls are rejected; 0 rejects none, for tests on a busy machine. @default 0 */
  readonly busyDelayMs?: number;
  /** @default no limit */
  readonly connections?: ConnectionLimits;
  /** @default unsentLimits */
  readonly unsent?: ByteLimits;
  /** @default bodyLimits */
  readonly bodies?: ByteLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** Body limit of our own calls; routes can raise it. */
const bodyBytesMax = 1_000_000;
const headerBytesMax = 16_384;
/** Time for all headers to arrive. */
const headersMs = 10_000;
/** Time for the whole request to arrive: 100 MB at 0.8 MB/s. */
const requestMs = 120_000;
/** Timeout of a connection without traffic, also while a response waits to be read. */
const idleMs = 30_000;
/** Longer than a call may run: its caller is only waiting. */
const workMs = 60_000;
/** Longer than the usual 60 s of proxies in front, so that they close first. */
const keepAliveMs = 65_000;

export async function createServer({
  log,
  publicUrl,
  trustProxy,
  hstsSubdomains = false,
  busyDelayMs = 0,
  connections = { inAll: Infinity, perAddress: Infinity },
  unsent = unsentLimits,
  bodies = bodyLimits,
}: HttpOptions): Promise<FastifyInstance> {
  const tls = hstsSubdomains ? 'subdomains' : true;
  const https = publicUrl?.protocol === 'https:' && tls;
  const basePath = publicUrl === null ? '' : basePathOf(publicUrl);
  const own = { plain: apiHeaders(https), tls: apiHeaders(tls) };
  const open = { plain: { ...own.plain, ...openHeaders }, tls: { ...own.tls, ...openHeaders } };
  const headersOf = (request: FastifyRequest) => {
    const headers = request.url.startsWith('/api/v1/') ? open : own;
    return trustProxy !== false && request.protocol === 'https' ? headers.tls : headers.plain;
  };
  const logger: FastifyBaseLogger = log.logger;
  const app = fastify({
    loggerInstance: logger,
    logController: log.requests,
    // Log lines include the request ID themselves; a child logger per request would be unused.
    childLoggerFactory: (logger) => logger,
    genReqId: () => newId(),
    ...(basePath !== '' && { rewriteUrl: ({ url = '/' }: IncomingMessage) => withoutBase(url, basePath) }),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    bodyLimit: bodyBytesMax,
    connectionTimeout: idleMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    return503OnClosing: false,
    http: { maxHeaderSize: headerBytesMax, headersTimeout: headersMs, connectionsCheckingInterval: 5000 },
    trustProxy:
      typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy === false ? false : [...trustProxy],
    routerOptions: { maxParamLength: 1000 },
    clientErrorHandler: (error, socket) => handleConnectionError(error, socket, own.plain),
    frameworkErrors: (error, request, reply) => {
      // `trustProxy` is not applied to such a request: only the header has its original scheme.
      const isTls = trustProxy !== false && request.headers['x-forwarded-proto'] === 'https';
      reply.headers(isTls ? own.tls : headersOf(request)).header('x-request-id', request.id);
      handleError(error, request, reply);
    },
  });
  app.decorate('basePath', basePath);
  recordMethods(app);
  app.decorateRequest('personId', null);
  app.decorateRequest('failureCode', null);
  app.decorate('connections', limitConnections(app.server, { limits: connections, trustProxy, log: log.logger }));
  paceRequests(app.server, () => ({ ...own.plain, 'x-request-id': newId() }));
  cutStalled(app.server, { workMs });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    reply.header('x-request-id', request.id);
    const hosts = checkHostHeader(request.raw);
    if (hosts !== null) sendFailure(reply.header('connection', 'close'), hosts);
    // The body would not be used.
    else if (request.is404 && !(request.method === 'GET' || request.method === 'HEAD')) notFound(request, reply);
    else if (request.url.includes('%') && request.url.startsWith('/api/') && !isDecodable(request.url))
      sendFailure(reply, badAddress());
    else done();
  });
  limitUnsent(app, unsent);
  limitBodies(app, bodies);
  closeWhenDraining(app);
  acceptJson(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(notFound);
  rejectWhenBusy(app, busyDelayMs);
  return app;
}

/** The path without the base path. Some proxies strip the base path: then it is returned unchanged. */
function withoutBase(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Fastify rejects such paths; it would accept such a query. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
