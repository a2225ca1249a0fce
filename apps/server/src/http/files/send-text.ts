import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Sends a text with the headers of the reply, bypassing Fastify's `send`, which is a quarter of a small call's overhead.
 * ASCII text (as many bytes as characters) needs no encoding. `onSend` hooks do not run, `onResponse` hooks do.
 */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  const length = Buffer.byteLength(text);
  takeOver(reply, length).end(text, length === text.length ? 'latin1' : 'utf8');
  return reply;
}

/** The same for several buffers: joining them would copy all of their bytes. */
export function sendBytes(reply: FastifyReply, parts: readonly Uint8Array[]): FastifyReply {
  const response = takeOver(
    reply,
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
  return reply;
}

function takeOver(reply: FastifyReply, length: number): ServerResponse {
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  headers['content-length'] = length;
  if (reply.server.draining) headers.connection = 'close';
  // Before the reply is hijacked: an error here still gets a response.
  reply.raw.writeHead(reply.statusCode, headers);
  reply.hijack();
  return reply.raw;
}
