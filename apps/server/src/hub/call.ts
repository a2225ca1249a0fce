/** A call, stage by stage: who → which → validate → reserve → run → charge → answer. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callLimits } from '@apiyard/api/contract/call-limits';
import type { Endpoint } from '@apiyard/api/contract/endpoint';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { callApi, callApiByQuery } from '@apiyard/api/contract/hub';
import type { Caller } from '../accounts/caller.ts';
import { KeyRefused } from '../accounts/identify.ts';
import { hideKeys } from '../accounts/key-format.ts';
import type { ChargedCall } from '../db/charges.ts';
import type { Hot } from '../db/hot.ts';
import { timeOf } from '../db/id.ts';
import type { CallLogTable } from '../db/schema.ts';
import { originOf } from '../events.ts';
import { sendFailure, sendUnread } from '../http/problem.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { CallLog } from './call-log.ts';
import type { Prepared } from './answer.ts';
import { prepare, sendAnswer } from './answer.ts';
import { callerIdOf } from './caller-id.ts';
import { Charger } from './charge.ts';
import { dayOf, secondsLeft } from './day.ts';
import { readForm, refuseAnnouncedSize } from './form.ts';
import { keptInput } from './kept-input.ts';
import type { QuotaEvents } from './quota-events.ts';
import { reached } from './quota-events.ts';
import { QuotaMeters } from './reserve.ts';
import { callerGone, runApi } from './run.ts';
import type { ApiSource, CallableApi, Outcome } from './source.ts';
import { whichApi } from './which.ts';
import { refuseCaller, checkRateLimit } from './who.ts';

export interface CallServices {
  readonly registry: ApiSource;
  readonly limiter: RateLimiter;
  readonly hot: Pick<Hot, 'usedOn' | 'commitCharges'>;
  readonly callLog: Pick<CallLog, 'add'>;
  /** The caller by key or session; null for a visitor; a failure for a key that is not accepted. */
  identify(request: FastifyRequest): Promise<Caller | Failure | null>;
  /** Hears who it was, accepted or not. @default nobody hears */
  identified?(request: FastifyRequest, caller: Caller | Failure | null): void;
  /** Why nobody of this role is answered now; null while the site is open. @default null */
  closedTo?(endpoint: Endpoint, role: Caller['person']['role'] | null): Failure | null;
  readonly quotaEvents: Pick<QuotaEvents, 'emit'>;
  /** The longest a run may take. @default 30000 */
  readonly runTimeoutMs?: number;
}

const { jsonBytesMax, visitorFileBytesMax } = callLimits;

interface Admitted {
  readonly api: CallableApi;
  readonly caller: Caller | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once known, refused or not; null for a visitor. */
    caller: Caller | null;
    /** What was sent, as it is kept; null unless the caller wants that. */
    keptInput: string | null;
    /** Set when the call was charged: then it is in the log already. */
    isCharged: boolean;
    /** Set on a POST once the caller and the API are known, before the body is read. */
    admitted: Admitted | null;
  }
}

/** Mounts `GET|POST /api/v1/{area}/{tool…}`. */
export function mountCalls(
  app: FastifyInstance,
  services: CallServices,
): { /** Charges that are not written yet. */ chargesWaiting(): number } {
  const meters = new QuotaMeters((personId, day) => services.hot.usedOn(personId, day));
  const charger = new Charger((batch) => services.hot.commitCharges(batch), meters);

  app.decorateRequest('caller', null);
  app.decorateRequest('isCharged', false);
  app.decorateRequest('keptInput', null);

  /** Every refusal and failure of a known caller passes here, also of what failed before or beside the stages. */
  const onSend = (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (request.caller !== null && !request.isCharged) services.callLog.add(logged(request, reply, request.caller));
    done();
  };

  app.get('/api/v1/*', { config: { endpoint: callApiByQuery }, onSend }, async (request, reply) => {
    const admitted = await admit(request, reply, services);
    if (admitted instanceof Failure) return sendFailure(reply, admitted);
    return call(request, reply, admitted, admitted.api.input.fromTexts(request.query as Record<string, unknown>));
  });

  // Multipart brings hooks of its own, which GET should not pay for.
  app.register(async (posts) => {
    await posts.register(multipart);
    posts.decorateRequest('admitted', null);
    posts.post('/api/v1/*', {
      config: { endpoint: callApi },
      onSend,
      bodyLimit: jsonBytesMax,
      onRequest: async (request, reply) => {
        const admitted = await admit(request, reply, services);
        if (admitted instanceof Failure) return sendFailure(reply, admitted);
        const refusal = request.headers['content-type']?.startsWith('multipart/')
          ? refuseAnnouncedSize(request, fileLimitOf(admitted.caller))
          : null;
        if (refusal) return sendFailure(reply, refusal);
        request.admitted = admitted;
        return undefined;
      },
      handler: async (request, reply) => {
        const { admitted } = request;
        if (!admitted) throw new Error('The body was read before the caller was known.');
        if (!request.isMultipart()) return call(request, reply, admitted, request.body);
        const form = await readForm(request, fileLimitOf(admitted.caller));
        if (form instanceof Failure) return sendUnread(reply, form);
        return call(request, reply, admitted, admitted.api.input.fromTexts(form));
      },
    });
  });

  return { chargesWaiting: () => charger.waiting };

  async function call(
    request: FastifyRequest,
    reply: FastifyReply,
    { api, caller }: Admitted,
    given: unknown,
  ): Promise<FastifyReply> {
    if (caller?.keepsInputs === true) request.keptInput = keptInput(given, request.headers['content-length']);
    const parsed = api.input.parse(given);
    if (caller !== null) return callMetered(request, reply, { api, caller }, parsed);
    if (parsed instanceof Failure) return sendFailure(reply, parsed);
    const ran = await run(api, parsed.input, null, reply);
    if (ran === callerGone) return reply.hijack();
    if (ran instanceof Failure) return sendFailure(reply, ran);
    return sendAnswer(reply, ran.prepared, metaOf(api, ran, 0, request));
  }

  async function callMetered(
    request: FastifyRequest,
    reply: FastifyReply,
    { api, caller: { person, keyId } }: { readonly api: CallableApi; readonly caller: Caller },
    parsed: ReturnType<CallableApi['input']['parse']>,
  ): Promise<FastifyReply> {
    const nowMs = Date.now();
    const day = dayOf(nowMs);
    const limit = person.plan.callsPerDay;
    const refuse = (failure: Failure, used = meters.used(person.id, day)) => {
      if (used !== null) quotaHeaders(reply, limit, used, nowMs);
      return sendFailure(reply, failure);
    };
    const quotaSpent = () =>
      fail('QuotaSpent', `Today's ${limit} calls are spent. They start anew at midnight UTC.`, {
        retryAfterS: secondsLeft(nowMs),
      });

    if (parsed instanceof Failure) return refuse(parsed);
    const reserved = meters.reserve(person.id, day, api.cost, limit);
    if (!(reserved === true || (await reserved))) return refuse(quotaSpent());

    let ran: Ran | Failure | typeof callerGone;
    try {
      ran = await run(api, parsed.input, person.id, reply);
    } catch (error) {
      meters.release(person.id, day, api.cost);
      throw error;
    }
    if (ran === callerGone || ran instanceof Failure) {
      meters.release(person.id, day, api.cost);
      return ran === callerGone ? reply.hijack() : refuse(ran);
    }
    const { charged, used } = await charger.charge({
      personId: person.id,
      keyId,
      api: api.path,
      day,
      cost: api.cost,
      limit,
      call: chargedCall(request, reply),
    });
    if (!charged) return refuse(quotaSpent(), used);
    request.isCharged = true;
    const percent = reached(used, api.cost, limit);
    if (percent !== null)
      services.quotaEvents.emit({
        type: 'quota reached',
        from: originOf(request),
        personId: person.id,
        percent,
        limit,
        day,
      });
    quotaHeaders(reply, limit, used, nowMs);
    return sendAnswer(reply, ran.prepared, metaOf(api, ran, api.cost, request));
  }

  async function run(
    api: CallableApi,
    input: Readonly<Record<string, unknown>>,
    personId: string | null,
    reply: FastifyReply,
  ): Promise<Ran | Failure | typeof callerGone> {
    const startedMs = performance.now();
    const outcome = await runApi(
      api,
      input,
      { personId, callerId: callerIdOf(personId, reply.request.ip) },
      reply.raw,
      services.runTimeoutMs,
    );
    if (outcome === callerGone || outcome instanceof Failure) return outcome;
    const prepared = prepare(outcome);
    return { outcome, prepared, ms: Math.round((performance.now() - startedMs) * 100) / 100 };
  }
}

interface Ran {
  readonly outcome: Outcome;
  readonly prepared: Prepared;
  readonly ms: number;
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  services: CallServices,
): Promise<Admitted | Failure> {
  const caller = await services.identify(request);
  services.identified?.(request, caller);
  if (caller instanceof KeyRefused) request.caller = caller.caller;
  if (caller instanceof Failure) return caller;
  if (caller !== null) request.personId = caller.person.id;
  request.caller = caller;
  const closed = services.closedTo?.(callApi, caller?.person.role ?? null) ?? null;
  if (closed !== null) return closed;
  const api = whichApi(services.registry, pathOf(request), request.method);
  if (api instanceof Failure) return api;
  return (
    refuseCaller(caller, api, request.server.basePath) ??
    checkRateLimit(caller, request, reply, services.limiter) ?? { api, caller }
  );
}

function pathOf(request: FastifyRequest): string {
  return (request.params as { '*'?: string })['*'] ?? '';
}

const loggedPathMax = 200;

function logged(request: FastifyRequest, reply: FastifyReply, { person, keyId }: Caller): CallLogTable {
  return {
    request_id: request.id,
    person_id: person.id,
    key_id: keyId,
    // What is no API may be any text, a key among them, which a cut would leave a part of; PostgreSQL holds none with this character.
    api: hideKeys(pathOf(request)).slice(0, loggedPathMax).replaceAll('\0', ''),
    method: request.method,
    status: reply.statusCode,
    code: request.failureCode,
    us: Math.round(reply.elapsedTime * 1000),
    cost: 0,
    at: timeOf(request.id),
    input: request.keptInput,
  };
}

/** Charged while it is prepared: what follows is only sent. */
function chargedCall(request: FastifyRequest, reply: FastifyReply): ChargedCall {
  return {
    requestId: request.id,
    method: request.method,
    status: reply.statusCode,
    us: Math.round(reply.elapsedTime * 1000),
    at: timeOf(request.id),
    input: request.keptInput,
  };
}

function fileLimitOf(caller: Caller | null): number {
  return caller?.person.plan.fileSizeBytesMax ?? visitorFileBytesMax;
}

function metaOf(api: CallableApi, { outcome, ms }: Ran, cost: number, request: FastifyRequest) {
  const { cached, provider, revision } = outcome;
  // JSON leaves out what is undefined: most APIs have no revisions.
  return { api: api.path, ms, cost, cached, provider, revision, requestId: request.id };
}

function quotaHeaders(reply: FastifyReply, limit: number, used: number, nowMs: number): void {
  reply.header('x-quota-limit', limit);
  reply.header('x-quota-remaining', Math.max(0, limit - used));
  reply.header('x-quota-reset', secondsLeft(nowMs));
}
