/** How a successful call is answered. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { CallMeta } from '@apiyard/api/contract/hub';
import { sendBytes, sendText } from '../http/send-text.ts';
import { RawAnswer } from '../tools/tool.ts';
import type { Outcome } from './source.ts';
import { WrittenJson } from './worker-pool.ts';

/** An answer ready to be sent: everything that could fail is done, so that nothing is charged that cannot be delivered. */
export type Prepared = { readonly json: string } | { readonly written: Uint8Array } | { readonly raw: RawAnswer };

export function prepare(outcome: Outcome): Prepared {
  const { result } = outcome;
  if (result instanceof RawAnswer) return { raw: result };
  return result instanceof WrittenJson ? { written: result.bytes } : { json: JSON.stringify(result) };
}

/** Shown by browsers when opened; anything else is offered for saving. */
const shown = /^(?:image|audio|video)\/|^application\/pdf$|^text\/plain\b/;

export function sendAnswer(reply: FastifyReply, prepared: Prepared, meta: CallMeta): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (!('raw' in prepared)) {
    reply.header('content-type', 'application/json; charset=utf-8');
    const [before, after] = ['{"success":true,"data":', `,"meta":${JSON.stringify(meta)}}`];
    return 'json' in prepared
      ? sendText(reply, before + prepared.json + after)
      : sendBytes(reply, [Buffer.from(before), prepared.written, Buffer.from(after)]);
  }
  const { type, name, bytes } = prepared.raw;
  reply.header('content-type', type);
  reply.header('content-disposition', contentDisposition(name, { type: shown.test(type) ? 'inline' : 'attachment' }));
  reply.header('x-meta', JSON.stringify(meta));
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
