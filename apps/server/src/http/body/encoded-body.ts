/** Bodies sent with `Content-Encoding: gzip`: unpacked as they arrive, and limited by what they unpack to. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { errorCodes } from 'fastify';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { RefusedBody } from './json-body.ts';
import { sentence } from '../../problems/sentence.ts';

function encodingOf({ headers }: FastifyRequest): string {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding === '' ? 'identity' : encoding;
}

/** A failure for a body whose encoding is not accepted; what is accepted is in `Accept-Encoding`. */
export function checkEncoding(
  request: FastifyRequest,
  reply: FastifyReply,
  accepted: 'gzip' | 'identity',
): Failure | null {
  const encoding = encodingOf(request);
  if (encoding === 'identity' || encoding === accepted) return null;
  reply.header('accept-encoding', accepted);
  return fail(
    'UnsupportedMedia',
    accepted === 'gzip' ? sentence('problem.http.encodingUnknown') : sentence('problem.http.encodingRefused'),
  );
}

/** For `preParsing`: the body without its encoding, after `checkEncoding`. */
export function unpackedBody(request: FastifyRequest, packed: RequestPayload): RequestPayload {
  if (encodingOf(request) !== 'gzip') return packed;
  const gunzip = createGunzip();
  // Not `pipeline`, which would destroy the request, and with it the connection that the response needs.
  packed.pipe(gunzip);
  packed.once('close', () => {
    if (!request.raw.complete) gunzip.destroy(new Error('The body ended too early.'));
  });
  const unpacked = Readable.from(bytesOf(gunzip, request.routeOptions.bodyLimit ?? Infinity));
  // Fastify compares it with `Content-Length`.
  return Object.assign(unpacked, { receivedEncodedLength: Number(request.headers['content-length'] ?? 0) });
}

async function* bytesOf(unpacked: Readable, bytesMax: number): AsyncGenerator<Buffer> {
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > bytesMax) break;
      yield chunk;
    }
  } catch {
    throw new RefusedBody(fail('Unparsable', sentence('problem.http.notGzip')));
  }
  if (length > bytesMax) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}
