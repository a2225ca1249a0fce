/** A file of any length, whole or in part (RFC 9110, section 14): what a download goes on with after a break. */
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

/** Which bytes are asked for; null for all of them, `unsatisfiable` for none that there are. */
function rangeOf(
  request: FastifyRequest,
  { sizeBytes, etag }: RangedFile,
): { start: number; end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || request.method === 'HEAD') return null;
  // Another file than the one that was begun: all of it. Dates are not told, so none can be the right one.
  if (ifRange !== undefined && ifRange !== etag) return null;
  const ranges = parseRange(sizeBytes, range);
  if (ranges === -1) return 'unsatisfiable';
  // What cannot be read is passed over, and several pieces at once are nobody's need here.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [only] = ranges;
  return only ? { start: only.start, end: only.end } : null;
}

/**
 * Sends what is asked for. `onFirstPart` runs once a part that begins the file has left whole. Throws `ENOENT` before
 * anything was sent when there is no file.
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
 * Bytes `start` to `end` of a file, which is open only while a piece is read: callers that read slowly hold no
 * descriptor. Throws when the file is gone or shorter, which cuts the answer off; the caller can ask for the rest.
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
