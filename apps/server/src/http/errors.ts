/** What reaches Fastify as an error instead of a declared failure: bodies that cannot be read, and faults of ours. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { writeFailure } from '@apiyard/api/serving/failure-body';
import { newId } from '../db/id.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { RefusedBody } from './body/json-body.ts';
import { busyRetryAfterS } from './connection/pressure.ts';
import { sendFailure, sendUnread } from './problem.ts';
import { storageFailure, storageProblemOf } from './storage/storage-failure.ts';
import { sentence } from '../problems/sentence.ts';

/** Sends client errors with their message; for others it hides the details and logs them. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOfError(error, request);
  if (
    failure.code === 'Internal' ||
    (failure.code === 'Maintenance' && (isUnavailable(error) || storageProblemOf(error) !== null))
  )
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  // Headers already set for another response.
  for (const header of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(header);
  if (failure.code === 'TooLarge') sendUnread(reply, failure);
  else sendFailure(reply, failure);
}

/** The failure for a thrown error that is not among a handler's declared ones. */
function failureOfError(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof RefusedBody) return error.failure;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(request.routeOptions.bodyLimit);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return request.routeOptions.config.endpoint?.body === 'binary'
        ? fail('UnsupportedMedia', sentence('problem.http.needsBytes'))
        : fail('UnsupportedMedia', sentence('problem.http.needsJson'));
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return fail('Unparsable', sentence('problem.http.wrongLength'));
    case 'FST_ERR_BAD_URL':
      return badAddress();
    default: {
      if (code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && !request.raw.complete))
        return fail('Unparsable', sentence('problem.http.endedEarly'));
      const storage = storageProblemOf(error);
      if (storage !== null) return storageFailure(storage);
      if (isUnavailable(error)) {
        return fail('Maintenance', sentence('problem.http.noDatabase'), { retryAfterS: busyRetryAfterS });
      }
      return fail('Internal', sentence('problem.http.internal'));
    }
  }
}

export const tooLarge = (sizeBytesMax: number) =>
  fail('TooLarge', sentence('problem.http.tooLarge', { limit: sizeBytesMax }), { sizeBytesMax });

/** An escape in the URL that is not valid UTF-8. */
export const badAddress = () => fail('Unparsable', sentence('problem.http.badEscape'));

const connectionFailures: Readonly<Record<string, readonly [status: string, code: string, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Unparsable', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'TooLarge',
    'The headers are too large. The limit is 16 kB.',
  ],
};

/** Responds to malformed HTTP, then closes the connection. */
export function handleConnectionError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, detail] = connectionFailures[error.code ?? ''] ?? [
    '400 Bad Request',
    'Unparsable',
    'This is not a valid HTTP/1.1 request.',
  ];
  const requestId = newId();
  const body = JSON.stringify({
    ...writeFailure('problem', fail(code, detail), requestId).body,
    status: Number(status.slice(0, 3)),
  });
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  else socket.destroy();
}
