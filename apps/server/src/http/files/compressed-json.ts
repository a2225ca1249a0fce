/**
 * JSON responses in a compressed form that the client accepts. Never for responses with a secret: next to text that
 * an attacker chooses, their length would reveal it (BREACH).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, sentOnce } from './compress.ts';
import { encodingFor } from './files.ts';

/** Shorter texts fit into one packet either way. */
export const compressedBytesMin = 1024;
/** More could occupy all threads that read files and hash passwords. */
const atOnceMax = 2;

let running = 0;

/**
 * The compressed bytes, with their header set; null to send the response as it is, also while others are being compressed.
 * @param length of the uncompressed response
 */
export function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  length: number,
  bytes: () => Uint8Array,
): Promise<Buffer | null> | null {
  reply.header('vary', 'Accept-Encoding');
  if (length < compressedBytesMin || running === atOnceMax) return null;
  const encoding = encodingFor(request, () => true);
  if (encoding === 'identity') return null;
  running += 1;
  return compress(bytes(), encoding, sentOnce).then(
    (compressed) => {
      running -= 1;
      reply.header('content-encoding', encoding);
      return compressed;
    },
    () => {
      running -= 1;
      return null;
    },
  );
}
