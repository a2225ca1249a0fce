/**
 * A call, stage by stage: authenticate, resolve, authorize, validate, reserve, run, charge, respond. The first failure of
 * a stage is the response.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { callApi, callApiByQuery } from '@apiyard/api/contract/hub/hub';
import type { Hot } from '../../db/charges/hot.ts';
import type { Connection } from '../../db/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { checkEncoding, unpackedBody } from '../../http/body/encoded-body.ts';
import { holdBody } from '../../http/body/held-bodies.ts';
import { sendFailure, sendUnread } from '../../http/problem.ts';
import type { ApiHealth } from '../health/api-health.ts';
import type { CallLog } from '../history/call-log.ts';
import type { QuotaEvents } from '../quota-events.ts';
import type { InputSource } from '../compile-input.ts';
import type { ApiSource } from '../source.ts';
import type { AuthenticateServices } from './authenticate.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { Call } from './call.ts';
import { charge, Charger } from './charge.ts';
import { readForm, checkContentLength, formBytesMax } from './form.ts';
import { logUncharged } from './log.ts';
import { openQuota, QuotaMeters, release, reserve } from './reserve.ts';
import { hasMethod, resolve } from './resolve-api.ts';
import { claimCall, idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { lengthOf } from './prepare.ts';
import { refuse, replay, respond } from './respond.ts';
import { callerGone, run } from './run.ts';
import { validate } from './validate.ts';
import { sentence } from '../../problems/sentence.ts';

export interface CallServices extends AuthenticateServices {
  readonly registry: ApiSource;
  readonly limiter: RateLimiter;
  readonly db: Connection;
  readonly hot: Pick<Hot, 'usedOn' | 'commitCharges'>;
  readonly callLog: Pick<CallLog, 'add'>;
  readonly apiHealth: Pick<ApiHealth, 'add'>;
  readonly quotaEvents: Pick<QuotaEvents, 'emit'>;
  /** Time limit of a run in ms. @default 30000 */
  readonly runTimeoutMs?: number;
}

const { jsonBytesMax, visitorFileBytesMax } = callLimits;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the first stage. */
    call: Call | null;
  }
}

/** Mounts `GET|HEAD|POST /api/v1/{area}/{tool…}`. */
export function mountCalls(
  app: FastifyInstance,
  services: CallServices,
): { /** Charges that are not written yet. */ chargesWaiting(): number } {
  const { registry, limiter, db, hot, callLog, apiHealth, quotaEvents, runTimeoutMs } = services;
  const meters = new QuotaMeters((personId, day) => hot.usedOn(personId, day));
  const charger = new Charger((batch) => hot.commitCharges(batch), meters);

  app.decorateRequest('call', null);

  const onSend = (request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (request.call !== null) logUncharged(request.call, callLog);
    done();
  };

  const hasMethodAt = (method: string, url: string) => {
    const api = registry.find(url.slice('/api/v1/'.length));
    return api !== undefined && hasMethod(api, method);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/v1/*',
    config: { endpoint: callApiByQuery, hasMethod: hasMethodAt },
    onSend,
    handler: async (request, reply) => {
      const call = (request.call = new Call(request, reply));
      const refusal = await admit(call);
      return refusal === null
        ? proceed(call, call.api.input.fromTexts(request.query as Record<string, unknown>), 'texts')
        : sendFailure(reply, refusal);
    },
  });

  // Multipart adds hooks whose cost GET requests should not have.
  app.register(async (posts) => {
    await posts.register(multipart);
    posts.post('/api/v1/*', {
      config: { endpoint: callApi, hasMethod: hasMethodAt },
      onSend,
      bodyLimit: jsonBytesMax,
      onRequest: async (request, reply) => {
        const call = (request.call = new Call(request, reply));
        const refusal = (await admit(call)) ?? checkIdempotency(call) ?? checkBody(call);
        return refusal === null ? undefined : sendFailure(reply, refusal);
      },
      preParsing: (request, _reply, payload, done) => done(null, unpackedBody(request, payload)),
      handler: async (request, reply) => {
        const { call } = request;
        if (call === null) throw new Error('The body was read before the caller was identified.');
        if (!request.isMultipart()) return proceedOnce(call, request.body, 'json');
        const form = await readForm(request, fileLimitOf(call));
        if (form instanceof Failure) return sendUnread(reply, form);
        return proceedOnce(call, call.api.input.fromTexts(form), 'texts');
      },
    });
  });

  return { chargesWaiting: () => charger.waiting };

  /** The stages before the body is read. */
  async function admit(call: Call): Promise<Failure | null> {
    return (await authenticate(call, services)) ?? resolve(call, registry) ?? authorize(call, limiter);
  }

  /** The stages from the body on, and the response. */
  async function proceed(call: Call, given: unknown, source: InputSource): Promise<FastifyReply> {
    openQuota(call);
    const failed = await runStages(call, given, source);
    if (failed === callerGone) return call.reply.hijack();
    return failed === null ? respond(call, null) : refuse(call, failed, meters);
  }

  /** The same, unless the call was made before with the same `Idempotency-Key`. */
  async function proceedOnce(call: Call, given: unknown, source: InputSource): Promise<FastifyReply> {
    const { caller, api, request } = call;
    const key = idempotencyKeyOf(request);
    if (caller === null || typeof key !== 'string') return proceed(call, given, source);
    openQuota(call);
    const { keyId, person } = caller;
    const claim = await claimCall(db, {
      keyId,
      personId: person.id,
      api: api.path,
      key,
      given,
      nowMs: Date.now(),
    });
    if (claim instanceof Failure) return refuse(call, claim, meters);
    if ('body' in claim) {
      const unread = holdResponse(call, claim.body.length);
      return unread === null ? replay(call, claim, meters) : refuse(call, unread, meters);
    }
    let failed: Failure | typeof callerGone | null;
    try {
      failed = await runStages(call, given, source);
      if (failed !== null) await claim.release();
    } catch (error) {
      await claim.release();
      throw error;
    }
    if (failed === callerGone) return call.reply.hijack();
    return failed === null ? respond(call, claim) : refuse(call, failed, meters);
  }

  /** Null after a successful run that is charged. */
  async function runStages(
    call: Call,
    given: unknown,
    source: InputSource,
  ): Promise<Failure | typeof callerGone | null> {
    const invalid = validate(call, given, source);
    if (invalid !== null) return invalid;
    const reserved = reserve(call, meters);
    const spent = reserved instanceof Promise ? await reserved : reserved;
    if (spent !== null) return spent;
    let failed: Failure | typeof callerGone | null;
    try {
      failed = (await runCounted(call)) ?? holdResponse(call, lengthOf(call.ran.prepared));
    } catch (error) {
      release(call, meters);
      throw error;
    }
    if (failed !== null) {
      release(call, meters);
      return failed;
    }
    return call.caller === null ? null : charge(call, { charger, quotaEvents });
  }

  async function runCounted(call: Call): Promise<Failure | typeof callerGone | null> {
    const { path } = call.api;
    try {
      const failed = await run(call, runTimeoutMs);
      if (failed === null || isOfApi(failed)) apiHealth.add(path, failed === null);
      return failed;
    } catch (error) {
      apiHealth.add(path, false);
      throw error;
    }
  }
}

/** Whether the API or its source failed, and not the caller's input or connection. */
const isOfApi = (failed: Failure | typeof callerGone): boolean =>
  failed instanceof Failure && (failed.code === 'UpstreamFailed' || failed.code === 'UpstreamTimeout');

/** Before the body is read. */
function checkIdempotency({ request, caller }: Call): Failure | null {
  const key = idempotencyKeyOf(request);
  if (key instanceof Failure) return key;
  return key === null || caller !== null ? null : fail('Unauthenticated', sentence('problem.calls.idempotencyKey'));
}

function checkBody(call: Call): Failure | null {
  const { request, reply } = call;
  if (!request.headers['content-type']?.startsWith('multipart/'))
    return checkEncoding(request, reply, 'gzip') ?? holdBody(reply, jsonBytesMax);
  const fileBytesMax = fileLimitOf(call);
  return (
    checkEncoding(request, reply, 'identity') ??
    checkContentLength(request, fileBytesMax) ??
    holdBody(reply, formBytesMax(fileBytesMax))
  );
}

/** Before the charge: a caller that does not read responses gets no further ones. */
const holdResponse = ({ request, reply }: Call, bytes: number): Failure | null =>
  request.server.unsent.hold(reply, bytes);

const fileLimitOf = ({ caller }: Call): number => caller?.person.plan.fileSizeBytesMax ?? visitorFileBytesMax;
