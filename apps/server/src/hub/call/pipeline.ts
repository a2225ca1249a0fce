/**
 * A call, stage by stage: authenticate, resolve, authorize, validate, reserve, run, charge, respond. The first failure of
 * a stage is the response.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import { Failure } from '@apiyard/api/contract/endpoint';
import { callApi, callApiByQuery } from '@apiyard/api/contract/hub/hub';
import type { Hot } from '../../db/charges/hot.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { sendFailure, sendUnread } from '../../http/problem.ts';
import type { CallLog } from '../history/call-log.ts';
import type { QuotaEvents } from '../quota-events.ts';
import type { InputSource } from '../compile-input.ts';
import type { ApiSource } from '../source.ts';
import type { AuthenticateServices } from './authenticate.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { Call } from './call.ts';
import { charge, Charger } from './charge.ts';
import { readForm, checkContentLength } from './form.ts';
import { logUncharged } from './log.ts';
import { openQuota, QuotaMeters, release, reserve } from './reserve.ts';
import { resolve } from './resolve-api.ts';
import { refuse, respond } from './respond.ts';
import { callerGone, run } from './run.ts';
import { validate } from './validate.ts';

export interface CallServices extends AuthenticateServices {
  readonly registry: ApiSource;
  readonly limiter: RateLimiter;
  readonly hot: Pick<Hot, 'usedOn' | 'commitCharges'>;
  readonly callLog: Pick<CallLog, 'add'>;
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

/** Mounts `GET|POST /api/v1/{area}/{tool…}`. */
export function mountCalls(
  app: FastifyInstance,
  services: CallServices,
): { /** Charges that are not written yet. */ chargesWaiting(): number } {
  const { registry, limiter, hot, callLog, quotaEvents, runTimeoutMs } = services;
  const meters = new QuotaMeters((personId, day) => hot.usedOn(personId, day));
  const charger = new Charger((batch) => hot.commitCharges(batch), meters);

  app.decorateRequest('call', null);

  const onSend = (request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (request.call !== null) logUncharged(request.call, callLog);
    done();
  };

  app.get('/api/v1/*', { config: { endpoint: callApiByQuery }, onSend }, async (request, reply) => {
    const call = (request.call = new Call(request, reply));
    const refusal = await admit(call);
    return refusal === null
      ? proceed(call, call.api.input.fromTexts(request.query as Record<string, unknown>), 'texts')
      : sendFailure(reply, refusal);
  });

  // Multipart adds hooks whose cost GET requests should not have.
  app.register(async (posts) => {
    await posts.register(multipart);
    posts.post('/api/v1/*', {
      config: { endpoint: callApi },
      onSend,
      bodyLimit: jsonBytesMax,
      onRequest: async (request, reply) => {
        const call = (request.call = new Call(request, reply));
        const refusal =
          (await admit(call)) ??
          (request.headers['content-type']?.startsWith('multipart/')
            ? checkContentLength(request, fileLimitOf(call))
            : null);
        return refusal === null ? undefined : sendFailure(reply, refusal);
      },
      handler: async (request, reply) => {
        const { call } = request;
        if (call === null) throw new Error('The body was read before the caller was identified.');
        if (!request.isMultipart()) return proceed(call, request.body, 'json');
        const form = await readForm(request, fileLimitOf(call));
        if (form instanceof Failure) return sendUnread(reply, form);
        return proceed(call, call.api.input.fromTexts(form), 'texts');
      },
    });
  });

  return { chargesWaiting: () => charger.waiting };

  /** The stages before the body is read. */
  async function admit(call: Call): Promise<Failure | null> {
    return (await authenticate(call, services)) ?? resolve(call, registry) ?? authorize(call, limiter);
  }

  /** The stages from the body on. */
  async function proceed(call: Call, given: unknown, source: InputSource): Promise<FastifyReply> {
    openQuota(call);
    const invalid = validate(call, given, source);
    if (invalid !== null) return refuse(call, invalid, meters);
    const reserved = reserve(call, meters);
    const spent = reserved instanceof Promise ? await reserved : reserved;
    if (spent !== null) return refuse(call, spent, meters);
    let failed: Failure | typeof callerGone | null;
    try {
      failed = await run(call, runTimeoutMs);
    } catch (error) {
      release(call, meters);
      throw error;
    }
    if (failed !== null) {
      release(call, meters);
      return failed === callerGone ? call.reply.hijack() : refuse(call, failed, meters);
    }
    const uncharged = call.caller === null ? null : await charge(call, { charger, quotaEvents });
    return uncharged === null ? respond(call) : refuse(call, uncharged, meters);
  }
}

const fileLimitOf = ({ caller }: Call): number => caller?.person.plan.fileSizeBytesMax ?? visitorFileBytesMax;
