/** Stage 8: the response, also of calls that a stage refused. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallMeta } from '@apiyard/api/contract/hub/hub';
import { compressJson } from '../../http/files/compressed-json.ts';
import { sendBytes, sendText } from '../../http/files/send-text.ts';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Caller } from '../../caller.ts';
import type { Claim, StoredResponse } from '../idempotency/idempotency.ts';
import type { Call, Quota } from './call.ts';
import type { Prepared } from './prepare.ts';
import type { QuotaMeters } from './reserve.ts';
import { addRateLimit } from '../../http/limits/rate-headers.ts';
import { sendFailure } from '../../http/problem.ts';
import { secondsLeft } from '../../day.ts';

/**
 * After the charge.
 * @param claim stores the response first
 */
export async function respond(call: Call, claim: Claim | null): Promise<FastifyReply> {
  const { api, caller, quota, ran, request, reply } = call;
  if (quota !== null && quota.used !== null) quotaHeaders(reply, quota, quota.used);
  const { cached, provider, revision } = ran.outcome;
  const cost = caller === null ? 0 : api.cost;
  // JSON omits undefined members: most APIs have no revisions.
  const meta = { api: api.path, ms: ran.ms, cost, cached, provider, revision, requestId: request.id };
  const body = bodyOf(reply, ran.prepared, meta);
  if (claim !== null) await storeBody(call, claim, body);
  return sendBody(request, reply, body);
}

const storedHeaders = ['cache-control', 'content-type', 'content-disposition', 'x-meta'] as const;

/** The call is charged, so it gets its response even if that cannot be stored. */
async function storeBody({ request, reply }: Call, claim: Claim, body: Body): Promise<void> {
  const sent = reply.getHeaders();
  const headers = Object.fromEntries(
    storedHeaders.flatMap((name) => (sent[name] === undefined ? [] : [[name, String(sent[name])]])),
  );
  try {
    await claim.store({ status: reply.statusCode, headers, body: joined(body.parts) });
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'a response with an idempotency key could not be stored');
  }
}

/** The stored response of an earlier call with the same `Idempotency-Key`. */
export function replay(
  { caller, quota, reply, request }: Call,
  stored: StoredResponse,
  meters: QuotaMeters,
): FastifyReply | Promise<FastifyReply> {
  if (caller !== null && quota !== null) knownQuotaHeaders(reply, caller, quota, meters);
  reply.code(stored.status).headers(stored.headers).header('idempotency-replayed', 'true');
  const isText = stored.headers['content-type']?.startsWith('application/json') === true;
  return sendBody(request, reply, { parts: [stored.body], isText });
}

/** With the remaining quota, if this process has it. */
export function refuse({ caller, quota, reply }: Call, failure: Failure, meters: QuotaMeters): FastifyReply {
  if (caller !== null && quota !== null) knownQuotaHeaders(reply, caller, quota, meters);
  return sendFailure(reply, failure);
}

function knownQuotaHeaders(reply: FastifyReply, { person }: Caller, quota: Quota, meters: QuotaMeters): void {
  const used = quota.used ?? meters.used(person.id, quota.day);
  if (used !== null) quotaHeaders(reply, quota, used);
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

interface Body {
  readonly parts: readonly (string | Uint8Array)[];
  /** JSON, which is compressed on request. */
  readonly isText: boolean;
}

/** Sets the headers. */
export function bodyOf(reply: FastifyReply, prepared: Prepared, meta: CallMeta): Body {
  reply.header('cache-control', 'no-store');
  if (!('raw' in prepared)) {
    reply.header('content-type', 'application/json; charset=utf-8');
    const [before, after] = ['{"success":true,"data":', `,"meta":${JSON.stringify(meta)}}`];
    const parts = 'json' in prepared ? [before + prepared.json + after] : [before, prepared.written, after];
    return { parts, isText: true };
  }
  const { type, name, bytes } = prepared.raw;
  reply.header('content-type', type);
  reply.header('content-disposition', contentDisposition(name, { type: shown.test(type) ? 'inline' : 'attachment' }));
  reply.header('x-meta', JSON.stringify(meta));
  return { parts: [bytes], isText: false };
}

export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, isText }: Body,
): FastifyReply | Promise<FastifyReply> {
  if (!isText) return reply.send(joined(parts));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const compressing = compressJson(request, reply, length, () => joined(parts));
  if (compressing === null) return sendPlain(reply, parts);
  return compressing.then((bytes) => (bytes === null ? sendPlain(reply, parts) : sendBytes(reply, [bytes])));
}

function sendPlain(reply: FastifyReply, parts: Body['parts']): FastifyReply {
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? sendText(reply, only) : sendBytes(reply, parts.map(asBytes));
}

const asBytes = (part: string | Uint8Array): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

/** Without a copy of a single one. */
function joined(parts: Body['parts']): Buffer {
  const [only] = parts;
  if (parts.length > 1 || only === undefined) return Buffer.concat(parts.map(asBytes));
  return typeof only === 'string' ? Buffer.from(only) : Buffer.from(only.buffer, only.byteOffset, only.byteLength);
}
