/** Stage 8: the response, also of calls that a stage refused. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallMeta } from '@apiyard/api/contract/hub/hub';
import { compressJson } from '../../http/files/compressed-json.ts';
import { sendBytes, sendText } from '../../http/files/send-text.ts';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Call, Quota } from './call.ts';
import type { Prepared } from './prepare.ts';
import type { QuotaMeters } from './reserve.ts';
import { addRateLimit } from '../../http/limits/rate-headers.ts';
import { sendFailure } from '../../http/problem.ts';
import { secondsLeft } from '../../day.ts';

/** After the charge. */
export function respond(call: Call): FastifyReply | Promise<FastifyReply> {
  const { api, caller, quota, ran, request, reply } = call;
  if (quota !== null && quota.used !== null) quotaHeaders(reply, quota, quota.used);
  const { cached, provider, revision } = ran.outcome;
  const cost = caller === null ? 0 : api.cost;
  // JSON omits undefined members: most APIs have no revisions.
  const meta = { api: api.path, ms: ran.ms, cost, cached, provider, revision, requestId: request.id };
  return sendAnswer(request, reply, ran.prepared, meta);
}

/** With the remaining quota, if this process has it. */
export function refuse({ caller, quota, reply }: Call, failure: Failure, meters: QuotaMeters): FastifyReply {
  if (caller !== null && quota !== null) {
    const used = quota.used ?? meters.used(caller.person.id, quota.day);
    if (used !== null) quotaHeaders(reply, quota, used);
  }
  return sendFailure(reply, failure);
}

function quotaHeaders(reply: FastifyReply, { limit, nowMs }: Quota, used: number): void {
  reply.header('x-quota-limit', limit);
  const remaining = Math.max(0, limit - used);
  const resetS = secondsLeft(nowMs);
  reply.header('x-quota-remaining', remaining);
  reply.header('x-quota-reset', resetS);
  addRateLimit(reply, { name: 'day', limit, windowS: 86_400, remaining, resetS });
}

/** Shown by browsers when opened; anything else is offered for saving. */
const shown = /^(?:image|audio|video)\/|^application\/pdf$|^text\/plain\b/;

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  meta: CallMeta,
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!('raw' in prepared)) {
    reply.header('content-type', 'application/json; charset=utf-8');
    const [before, after] = ['{"success":true,"data":', `,"meta":${JSON.stringify(meta)}}`];
    if ('json' in prepared) {
      const text = before + prepared.json + after;
      const compressing = compressJson(request, reply, text.length, () => Buffer.from(text));
      if (compressing === null) return sendText(reply, text);
      return compressing.then((bytes) => (bytes === null ? sendText(reply, text) : sendBytes(reply, [bytes])));
    }
    const parts = [Buffer.from(before), prepared.written, Buffer.from(after)];
    const compressing = compressJson(request, reply, prepared.written.length, () => Buffer.concat(parts));
    if (compressing === null) return sendBytes(reply, parts);
    return compressing.then((bytes) => sendBytes(reply, bytes === null ? parts : [bytes]));
  }
  const { type, name, bytes } = prepared.raw;
  reply.header('content-type', type);
  reply.header('content-disposition', contentDisposition(name, { type: shown.test(type) ? 'inline' : 'attachment' }));
  reply.header('x-meta', JSON.stringify(meta));
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
