/**
 * Limits the number of connections, in total and per address. Further ones are closed as soon as they are accepted, so
 * that descriptors stay available for the database, the log and outgoing requests under any connection load.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { SettingError } from '../../env.ts';
import { networkOf, siteNetworkOf } from '../limits/network.ts';

export interface ConnectionLimits {
  readonly inAll: number;
  /**
   * Limit per address, or per /64 of IPv6, whose /48 may have a quarter of the total or this limit, whichever is more.
   * Trusted proxies are exempt: all their clients share one address.
   */
  readonly perAddress: number;
}

/** Descriptors for the database, the log, files that are sent, outgoing requests, mail and worker threads. */
const reserved = 256;
const inAllMax = 10_000;
const perAddressMax = 256;

/**
 * The limits that the open-file limit allows (half of it if it is very low), or the configured ones.
 * @param openFiles null when there is no limit
 * @throws SettingError when the open-file limit is too low for `CONNECTIONS_MAX`
 */
export function limitsFor(openFiles: number | null, given: Env['connections']): ConnectionLimits {
  const room = openFiles === null ? Infinity : Math.max(openFiles - reserved, Math.floor(openFiles / 2));
  if (given.inAll !== null && given.inAll > room) {
    throw new SettingError(
      `CONNECTIONS_MAX is ${given.inAll}, but this process can have ${openFiles} files open, which leaves room for ${room} connections. Lower it, or raise the limit with "ulimit -n".`,
    );
  }
  const inAll = given.inAll ?? Math.min(inAllMax, room);
  // A single address cannot use all of it.
  return { inAll, perAddress: given.perAddress ?? Math.min(perAddressMax, Math.ceil(inAll / 4)) };
}

export interface Connections {
  /** In the text format of Prometheus. */
  metrics(): string;
}

interface ConnectionOptions {
  readonly limits: ConnectionLimits;
  readonly trustProxy: Env['trustProxy'];
  readonly log: Pick<Logger, 'warn'>;
}

/** Refusals are logged together: a flood must not become one of log lines. */
const logEveryMs = 60_000;
/** Minimum interval between closing idle connections to make room. */
const makeRoomEveryMs = 1000;

/** Call it before anything else listens to the server's connections. */
export function limitConnections(server: Server, { limits, trustProxy, log }: ConnectionOptions): Connections {
  const isProxy =
    typeof trustProxy === 'number'
      ? () => trustProxy > 0
      : trustProxy === false
        ? () => false
        : compile([...trustProxy]);
  /** By network, and for IPv6 by the /48 around it, of which one customer may have 65,536 networks. */
  const byAddress = new Map<string, number>();
  const perSite = Math.max(limits.perAddress, Math.ceil(limits.inAll / 4));
  const refused = { inAll: 0, perAddress: 0 };
  let open = 0;
  let logged = 0;
  let logging: NodeJS.Timeout | null = null;
  let madeRoomAt = Number.NEGATIVE_INFINITY;

  const logRefused = () => {
    logging = null;
    const total = refused.inAll + refused.perAddress;
    log.warn({ refused: total - logged, open, ...limits }, 'connections refused');
    logged = total;
  };
  const refuse = (reason: keyof typeof refused) => {
    refused[reason] += 1;
    logging ??= setTimeout(logRefused, logEveryMs).unref();
  };

  server.maxConnections = limits.inAll;
  server.on('drop', () => {
    refuse('inAll');
    if (performance.now() - madeRoomAt < makeRoomEveryMs) return;
    madeRoomAt = performance.now();
    server.closeIdleConnections();
  });
  // Node's own listener creates a parser for each: half of the work in a flood of connections.
  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Closed before it was handled.
    if (remoteAddress === undefined) return void socket.destroy();
    const site = siteNetworkOf(remoteAddress);
    const counted: [string, number][] = [
      [networkOf(remoteAddress), limits.perAddress],
      ...(site === null ? [] : [[site, perSite] satisfies [string, number]]),
    ];
    if (counted.some(([name, max]) => (byAddress.get(name) ?? 0) >= max) && !isProxy(remoteAddress, 0)) {
      refuse('perAddress');
      return void socket.destroy();
    }
    open += 1;
    for (const [name] of counted) byAddress.set(name, (byAddress.get(name) ?? 0) + 1);
    socket.once('close', () => {
      open -= 1;
      for (const [name] of counted) {
        const left = (byAddress.get(name) ?? 1) - 1;
        if (left === 0) byAddress.delete(name);
        else byAddress.set(name, left);
      }
    });
    serve?.call(server, socket);
  });
  server.on('close', () => {
    if (logging !== null) clearTimeout(logging);
  });

  return {
    metrics: () =>
      [
        '# HELP apiyard_connections_open Open connections.',
        '# TYPE apiyard_connections_open gauge',
        `apiyard_connections_open ${open}`,
        '# HELP apiyard_connections_refused_total Connections closed because there were too many, by limit.',
        '# TYPE apiyard_connections_refused_total counter',
        `apiyard_connections_refused_total{limit="in_all"} ${refused.inAll}`,
        `apiyard_connections_refused_total{limit="per_address"} ${refused.perAddress}`,
        '',
      ].join('\n'),
  };
}
