import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A strong tag of the content: 132 bits of its SHA-256. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether `If-None-Match` names this content. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  return (
    request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) === true
  );
}
