/** Sends failures. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Endpoint, Failure } from '@apiyard/api/contract/endpoint';
import { writeFailure } from '@apiyard/api/serving/failure-body';
import { isTranslated, wordsIn } from '../problems/sentence.ts';
import { languageOfCall, tags } from './language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract entry of the route; it defines the format of errors. */
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** The base path of the site, such as `/yard`; empty at the root of its host. */
    basePath: string;
  }
  interface FastifyRequest {
    /** Set when the response is a failure. */
    failureCode: string | null;
  }
}

/**
 * Writes an error in the format of its entry; without an entry for the URL, as a problem document. Also works before the
 * body is read: Node discards a short one and keeps the connection; for a long one, the connection closes.
 */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  return isMuchUnread(reply.request.raw) ? sendUnread(reply, failure) : reply.send(failureText(reply, failure));
}

/** Bytes up to which reading a body costs no more than a new connection. */
const shortBytesMax = 16_384;

const isMuchUnread = (body: IncomingMessage): boolean =>
  !body.readableEnded &&
  (body.headers['transfer-encoding'] !== undefined || Number(body.headers['content-length'] ?? 0) > shortBytesMax);

/** How long to wait for the next bytes of a rejected body, and for its end. */
const restIdleMs = 1000;
const restMs = 10_000;

/**
 * Sends a failure to a client whose body was not read, and closes the connection. Closing while data arrive would reset
 * it, and a client that is still sending would never see the response: so the rest is read and discarded first.
 */
export function sendUnread(reply: FastifyReply, failure: Failure): FastifyReply {
  const text = failureText(reply, failure);
  reply.header('connection', 'close').header('content-length', Buffer.byteLength(text));
  return reply.send(Readable.from(thenRest(reply.request.raw, text)));
}

async function* thenRest(body: IncomingMessage, text: string): AsyncGenerator<string> {
  yield text;
  if (body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const idle = setTimeout(resolve, restIdleMs);
  const late = setTimeout(resolve, restMs);
  body.unpipe();
  body
    .on('data', () => idle.refresh())
    .once('end', resolve)
    .once('close', resolve)
    .resume();
  await promise;
  clearTimeout(idle);
  clearTimeout(late);
}

/** Sets status and headers; returns the text to send. */
export function failureText(reply: FastifyReply, failure: Failure): string {
  const shape = reply.request.routeOptions.config.endpoint?.failures ?? 'problem';
  const language = languageOfCall(reply.request);
  const { status, contentType, body } = writeFailure(shape, failure, reply.request.id, {
    basePath: reply.server.basePath,
    words: wordsIn(language),
  });
  const { retryAfterS, allow } = failure.extras as {
    readonly retryAfterS?: number;
    readonly allow?: readonly string[];
  };
  reply.request.failureCode = failure.code;
  reply.code(status);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Apiyard"');
  reply.header('cache-control', 'no-store');
  reply.header('content-language', tags[isTranslated(failure) ? language : 'en']);
  reply.header('vary', [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', '));
  reply.type(`${contentType}; charset=utf-8`);
  return JSON.stringify(body);
}
