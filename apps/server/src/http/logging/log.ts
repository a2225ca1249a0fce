/**
 * The log: JSON lines on stdout, written in batches off the main path. Request lines are built by string concatenation;
 * a serializer per request would cost more than the request itself.
 */
import type { Socket } from 'node:net';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { hideKeys } from '../../key-format.ts';
import { GatheredLines } from './gathered-lines.ts';
import { LogWriter } from './log-writer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person of the request in its log line, once known: an ID. */
    personId: string | null;
  }
}

export interface LogDestination {
  write(line: string): unknown;
  flushSync?(): void;
}

/** Secrets that may ride in logged objects, at the top or one level down. */
const secrets = ['authorization', '"x-api-key"', 'cookie', '"set-cookie"', 'apiKey', 'password', 'key', 'token'];

export interface Log {
  readonly logger: pino.Logger;
  readonly requests: LogController;
  /** Writes buffered lines; the last step before the process ends. */
  flush(): void;
  /** In the text format of Prometheus. */
  metrics(): string;
}

/** @param to destination of the lines, by default stdout */
export function createLog(level: string, to?: LogDestination): Log {
  const destination = to ?? onStdout();
  const logger = pino(
    {
      level,
      base: null,
      redact: {
        paths: secrets.flatMap((name) =>
          name.startsWith('"') ? [`[${name}]`, `*[${name}]`, `*.*[${name}]`] : [name, `*.${name}`, `*.*.${name}`],
        ),
        censor: '[hidden]',
      },
    },
    destination,
  );
  return {
    logger,
    requests: new RequestLines(destination, logger),
    flush: () => destination.flushSync?.(),
    metrics: () =>
      [
        '# HELP apiyard_log_lines_lost_total Log lines that were dropped because they could not be written.',
        '# TYPE apiyard_log_lines_lost_total counter',
        `apiyard_log_lines_lost_total ${stdout.lostInAll}`,
        '',
      ].join('\n'),
  };
}

const stdout = new LogWriter(1);
let stdoutLines: GatheredLines | undefined;

/** One per process: lines of several logs stay in order, and are flushed once at the end. */
function onStdout(): GatheredLines {
  return (stdoutLines ??= openStdout());
}

function openStdout(): GatheredLines {
  const lines = new GatheredLines(stdout);
  process.once('exit', () => lines.flushSync());
  return lines;
}

class RequestLines extends LogController {
  readonly #destination: LogDestination;
  readonly #logger: pino.Logger;

  constructor(destination: LogDestination, logger: pino.Logger) {
    super();
    this.#destination = destination;
    this.#logger = logger;
  }

  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) this.#logger.warn({ err: error, requestId: request.id }, 'response not delivered');
    if (!this.#logger.isLevelEnabled('info')) return;
    this.#destination.write(
      `{"level":30,"time":${Date.now()},"requestId":"${request.id}","method":"${request.method}","path":${JSON.stringify(loggedPathOf(request.url))},` +
        `"status":${reply.statusCode},"ms":${Math.round(reply.elapsedTime * 100) / 100},"address":${JSON.stringify(addressOf(request))}` +
        `${request.personId === null ? '' : `,"person":"${request.personId}"`}}\n`,
    );
  }
}

/** Null when the connection is closed: behind a proxy, reading the address would throw then, where nothing catches it. */
function addressOf(request: FastifyRequest): string | null {
  const { socket }: { readonly socket: Socket | null } = request.raw;
  return socket === null ? null : request.ip;
}

/** Any character of a key, written as an escape. */
const escapes = /%(?:5f|3\d|[46][1-9a-f]|[57][\da])/gi;

/** What follows is the token of a calendar link. */
const feedPath = /^(.*\/api\/feeds\/[^/]+\/).+$/;

/** Without the query, keys and tokens: people put secrets there, although we refuse them, and calendars have nowhere else. */
export function loggedPathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const plain = path.includes('%') ? path.replace(escapes, decodeURIComponent) : path;
  return hideKeys(plain.includes('/feeds/') ? plain.replace(feedPath, '$1[hidden]') : plain);
}
