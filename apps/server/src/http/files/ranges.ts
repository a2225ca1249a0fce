/** A file of any length, as a whole or as a range (RFC 9110, section 14), so that interrupted downloads can resume. */
import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { hasAlready } from './etag.ts';
import { fileReads } from './file-reads.ts';

export interface RangedFile {
  readonly file: string;
  readonly sizeBytes: number;
  /** Strong, with its quotes. */
  readonly etag: string;
  readonly type: string;
}

/** The requested bytes; null for all of them, `unsatisfiable` for a range outside the file. */
function rangeOf(
  request: FastifyRequest,
  { sizeBytes, etag }: RangedFile,
): { start: number; end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || request.method === 'HEAD') return null;
  // `If-Range` with another ETag: send all of it. We send no `Last-Modified`, so a date never matches.
  if (ifRange !== undefined && ifRange !== etag) return null;
  const ranges = parseRange(sizeBytes, range);
  if (ranges === -1) return 'unsatisfiable';
  // An invalid range is ignored, and multiple ranges are not supported.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [only] = ranges;
  return only ? { start: only.start, end: only.end } : null;
}

/**
 * Sends the requested range. `onFirstPart` runs once a range from the file's start was sent completely. Throws `ENOENT`
 * before anything was sent when there is no file.
 */
export async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  given: RangedFile,
  onFirstPart: () => void,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes').header('etag', given.etag);
  if (hasAlready(request, given.etag)) return reply.code(304).send();
  const range = rangeOf(request, given);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${given.sizeBytes}`).send();
  await stat(given.file);
  const { start, end } = range ?? { start: 0, end: given.sizeBytes - 1 };
  reply.type(given.type).header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${given.sizeBytes}`);
  if (start === 0) {
    // Of both, an answer that was cut off only closes.
    once(reply.raw, 'finish').then(onFirstPart, () => {});
  }
  return reply.send(Readable.from(piecesOf(given.file, start, end)));
}

const pieceBytes = 262_144;

/**
 * Bytes `start` to `end` of a file, which is open only while a chunk is read: slow clients keep no descriptor open.
 * Throws when the file is gone or shorter, which aborts the response; the client can request the rest.
 */
async function* piecesOf(file: string, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end;) {
    const piece = await fileReads(() => readPiece(file, at, Math.min(pieceBytes, end - at + 1)));
    yield piece;
    at += piece.length;
  }
}

async function readPiece(file: string, at: number, length: number): Promise<Buffer> {
  await using handle = await open(file);
  const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
  if (bytesRead === 0) throw new Error(`${file} ended at ${at}, before the announced length.`);
  return buffer.subarray(0, bytesRead);
}
