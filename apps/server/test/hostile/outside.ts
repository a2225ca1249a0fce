/**
 * Simulates the internet on loopback: misbehaving sites over real sockets, false DNS records, and a log of connections.
 */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TlsOptions } from 'node:tls';
import { Failure } from '@apiyard/api/contract/endpoint';
import { openSocket } from '../../src/egress/connect.ts';
import type { Place } from '../../src/egress/connect.ts';
import { createEgress } from '../../src/egress/create-egress.ts';
import type { GuardedEgress } from '../../src/egress/create-egress.ts';
import type { OutgoingResponse, OutgoingRequest } from '../../src/egress/egress.ts';

/** A raw response head and body, sent without corrections. */
type Behave = (
  socket: Socket,
  request: { readonly head: string; readonly body: string; readonly path: string },
) => void;

/** Host names mapped to addresses or to a lookup function. Unlisted names do not exist. */
export type Names = Readonly<Record<string, readonly string[] | ((host: string) => Promise<readonly string[]>)>>;

interface OutsideOptions {
  readonly names?: Names;
  readonly allow?: readonly { readonly host: string; readonly port: number }[];
  /** PEM certificates of the trusted authorities. */
  readonly trust?: string;
  readonly now?: () => number;
  readonly log?: { info(line: object, text: string): void };
  /** Pauses between attempts are recorded, not awaited. */
  readonly pauses?: number[];
}

/** A public address; nothing is ever sent to it. */
export const publicAddress = '203.1.0.1';

export class Outside {
  readonly egress: GuardedEgress;
  /** `203.1.0.1:80`, in order: connections that the guard allowed. */
  readonly connected: string[] = [];
  readonly asked: string[] = [];
  readonly #sites = new Map<string, number>();
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #names: Names;
  readonly #trust: string | undefined;

  constructor({ names = {}, allow = [], trust, now, log, pauses }: OutsideOptions = {}) {
    this.#names = names;
    this.#trust = trust;
    this.egress = createEgress({
      allow,
      version: '1.2.3',
      resolve: (host) => this.#resolve(host),
      connect: (place) => this.#connect(place),
      ...(now === undefined ? {} : { now }),
      ...(log === undefined ? {} : { log: log as never }),
      ...(pauses === undefined ? {} : { pause: async (ms: number) => void pauses.push(ms) }),
    });
  }

  /** Starts a site on loopback and maps this public address and port to it. Resolves to its real port. */
  async site(at: string | null, behave: Behave): Promise<number> {
    return this.listen(
      at,
      createServer((socket) => this.#serve(socket, behave)),
    );
  }

  async secureSite(at: string | null, options: TlsOptions, behave: Behave): Promise<number> {
    return this.listen(
      at,
      createTlsServer(options, (socket) => this.#serve(socket, behave)).on('tlsClientError', () => {}),
    );
  }

  /** Starts a server with custom connection handling on loopback and maps this public address and port to it. */
  async listen(at: string | null, server: Server): Promise<number> {
    this.#servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    if (at !== null) this.#sites.set(at, port);
    return port;
  }

  /** No server listens there: the system refuses connections. */
  async closedPort(at: string): Promise<void> {
    const server = createServer();
    await this.listen(at, server);
    await new Promise((resolve) => server.close(resolve));
  }

  async ask(
    url: string,
    more: Partial<OutgoingRequest> = {},
    signal: AbortSignal = new AbortController().signal,
  ): Promise<OutgoingResponse | Failure> {
    return this.egress.request(
      {
        url,
        method: 'GET',
        headers: {},
        body: null,
        timeoutMs: 5000,
        retries: 0,
        sizeBytesMax: 1_000_000,
        secretHeaders: [],
        sameOriginOnly: false,
        cacheS: 0,
        cacheScope: null,
        ...more,
      },
      signal,
    );
  }

  async close(): Promise<void> {
    await this.egress.close();
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  async #resolve(host: string): Promise<readonly string[]> {
    this.asked.push(host);
    const answer = this.#names[host] ?? [];
    return typeof answer === 'function' ? answer(host) : answer;
  }

  /** Recorded first: an address without a site on loopback fails below. */
  async #connect(place: Place): Promise<Socket> {
    const at = `${place.address.includes(':') ? `[${place.address}]` : place.address}:${place.port}`;
    this.connected.push(at);
    const port = this.#sites.get(at) ?? (place.address === '127.0.0.1' ? place.port : null);
    if (port === null) throw new Error(`A test tried to leave the machine: ${at}.`);
    return openSocket({ ...place, address: '127.0.0.1', port }, this.#trust);
  }

  #serve(socket: Socket, behave: Behave): void {
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += String(chunk);
      for (;;) {
        const end = received.indexOf('\r\n\r\n');
        if (end === -1) return;
        const head = received.slice(0, end);
        const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
        if (received.length < end + 4 + length) return;
        const body = received.slice(end + 4, end + 4 + length);
        received = received.slice(end + 4 + length);
        behave(socket, { head, body, path: head.split(' ')[1] ?? '' });
      }
    });
  }
}

/** A valid response. */
export function answer(
  socket: Socket,
  body: string | Uint8Array,
  head: Readonly<Record<string, string>> = {},
  status = '200 OK',
): void {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ 'content-length': String(bytes.byteLength), ...head }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`, 'latin1'), bytes]));
}

export const redirectTo =
  (location: string, status = 302): Behave =>
  (socket) =>
    answer(socket, '', { location }, `${status} Found`);

/** `200 text`, or the code of the failure. */
export function shown(outcome: OutgoingResponse | Failure): string {
  return outcome instanceof Failure
    ? outcome.code
    : `${outcome.status} ${Buffer.from(outcome.body).toString('latin1')}`;
}
