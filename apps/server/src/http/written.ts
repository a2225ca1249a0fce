import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasAlready } from './files/etag.ts';

/** An output serialized once and sent many times; conditional requests with the same ETag get 304. */
export class Written<Output> {
  readonly text: string;
  readonly etag: string;
  /** Never set: it only carries the type. */
  declare readonly output?: Output;
  constructor(output: Output) {
    this.text = JSON.stringify(output);
    this.etag = etagOf(this.text);
  }
}

export function sendWritten(request: FastifyRequest, reply: FastifyReply, written: Written<unknown>): FastifyReply {
  reply.header('etag', written.etag).header('cache-control', 'no-cache');
  if (hasAlready(request, written.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(written.text);
}
