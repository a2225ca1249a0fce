import { HttpResponse } from 'msw/http';
import { Failure, fail } from '../contract/endpoint.ts';
import {
  addFavourite,
  callApi,
  callApiByQuery,
  type CallMeta,
  getCatalogue,
  getOpenApi,
  listFavourites,
  removeFavourite,
} from '../contract/hub.ts';
import type { ApiKey } from '../contract/keys.ts';
import { statusOf } from '../contract/problem.ts';
import { gateOf } from '../serving/key-rules.ts';
import { failureResponse, handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleCall } from './hub-state.ts';
import type { SamplePerson } from './people-state.ts';
import type { SampleStore } from './store.ts';

/** Where calls of the sample layer come from. */
const sampleAddress = '203.0.113.7';

export function hubHandlers(store: SampleStore) {
  const handle = handlerMaker(store);

  const favouritesOf = (person: SamplePerson) => ({ items: [...person.favourites], next: null });

  const call = (context: { input: { api: string }; request: Request; requestId: string }): Response | Failure => {
    const { api: path, ...given } = context.input;
    const caller = whoCalls(store, context.request);
    // A key in the URL is not an input.
    const { key: _inQuery, ...withoutKey } = given as Record<string, unknown>;
    const input =
      caller !== null &&
      !(caller instanceof Failure) &&
      caller.key?.inQuery === true &&
      new URL(context.request.url).searchParams.has('key')
        ? withoutKey
        : given;
    if (caller instanceof Failure) return caller;
    const log = (code: string | null, cost: number) => {
      if (caller === null) return;
      const { username } = caller.person.user;
      const method = context.request.method === 'GET' ? 'GET' : 'POST';
      const key = caller.key ?? caller.person.keys.find(({ main }) => main);
      const logged: SampleCall = {
        requestId: context.requestId,
        api: path,
        keyId: key?.id ?? '',
        keyName: key?.name ?? null,
        method,
        status: code === null ? 200 : statusOf(code),
        code,
        ms: 1,
        cost,
        at: sampleNow,
        hasInput: caller.person.keepsInputs === true,
        ...(caller.person.keepsInputs === true && { input }),
      };
      store.callLog.set(username, [logged, ...(store.callLog.get(username) ?? [])]);
    };
    const refuse = (failure: Failure) => {
      log(failure.code, 0);
      return failure;
    };
    const api = store.apis('en').find((candidate) => candidate.path === path);
    if (!api) return refuse(fail('NotFound', `There is no API "${path}". GET /api/v1/catalogue lists them all.`));
    if (caller === null)
      return fail('Unauthenticated', `${api.path} needs an API key in the header X-Api-Key, or a signed-in browser.`);
    const { person, key } = caller;
    const areas = key?.areas;
    if (caller.refusal !== null) return refuse(caller.refusal);
    if (areas?.includes(api.area) === false) return refuse(fail('Forbidden', `This API key cannot call ${api.area}.`));
    if (api.health === 'paused') return refuse(fail('Paused', `${api.path} is paused. Try again later.`));
    if (api.premium && store.plans.find(({ id }) => id === person.user.plan)?.premiumApis !== true) {
      return refuse(
        fail('PremiumOnly', `${path} requires a plan with premium APIs. See /pricing.`, { pricing: '/pricing' }),
      );
    }
    const run = store.runner(path);
    if (!run) return refuse(fail('Paused', 'The sample layer lists this API but does not run it.'));
    const perMinute = { 'ratelimit-limit': String(person.callsPerMinute), 'ratelimit-reset': '60' };
    if (person.callsThisMinute >= person.callsPerMinute) {
      const failure = refuse(
        fail('RateLimited', 'Too many calls in a minute. Try again in 60 s.', { retryAfterS: 60 }),
      );
      return failureResponse(callApi, failure, context.requestId, { ...perMinute, 'ratelimit-remaining': '0' });
    }
    person.callsThisMinute += 1;
    const { quota } = person.user;
    if (quota.used + api.cost > quota.limit) {
      return refuse(
        fail('QuotaSpent', `You have used today's ${quota.limit} calls. The quota resets at midnight UTC.`, {
          retryAfterS: 3600,
        }),
      );
    }
    const outcome = run(input);
    if (outcome instanceof Failure) return refuse(outcome);
    log(null, api.cost);
    const used = quota.used + api.cost;
    person.user = { ...person.user, quota: { ...quota, used, remaining: quota.limit - used } };
    store.calls += 1;
    const { provider = null, revision } = 'type' in outcome ? {} : outcome;
    const meta: CallMeta = {
      api: path,
      ms: 1,
      cost: api.cost,
      cached: false,
      provider,
      ...(revision === undefined ? {} : { revision }),
      requestId: context.requestId,
    };
    const headers = {
      'x-request-id': context.requestId,
      ...perMinute,
      'ratelimit-remaining': String(person.callsPerMinute - person.callsThisMinute),
      'x-quota-limit': String(quota.limit),
      'x-quota-remaining': String(quota.limit - used),
      'x-quota-reset': quota.resetAt,
    };
    if (!('type' in outcome)) return HttpResponse.json({ success: true, data: outcome.data, meta }, { headers });
    return new HttpResponse(outcome.text, {
      headers: {
        ...headers,
        'content-type': outcome.type,
        'content-disposition': `inline; filename="${outcome.name}"`,
        'x-meta': JSON.stringify(meta),
      },
    });
  };

  return [
    handle(getCatalogue, ({ input }) => ({ items: [...store.apis(input.lang)], next: null })),
    handle(getOpenApi, ({ input }) => ({
      openapi: '3.1.0',
      info: { title: 'Apiyard', version: 'sample' },
      paths: Object.fromEntries(
        store.apis(input.lang).map((api) => [`/api/v1/${api.path}`, { post: { summary: api.summary } }]),
      ),
    })),
    handle(listFavourites, ({ person }) => favouritesOf(person)),
    handle(addFavourite, ({ input, person }) => {
      if (!store.apis('en').some(({ path }) => path === input.api))
        return fail('NotFound', 'There is no API at this path. Check the catalogue.');
      if (!person.favourites.includes(input.api)) person.favourites = [input.api, ...person.favourites];
      return favouritesOf(person);
    }),
    handle(removeFavourite, ({ input, person }) => {
      person.favourites = person.favourites.filter((path) => path !== input.api);
      return favouritesOf(person);
    }),
    handle(callApiByQuery, call),
    handle(callApi, call),
  ];
}

interface Caller {
  readonly person: SamplePerson;
  readonly key: ApiKey | null;
}

/** Null for a visitor. A page that answers by itself has no address: rules for addresses that name any are never met. */
function whoCalls(
  store: SampleStore,
  request: Request,
): (Caller & { readonly refusal: Failure | null }) | Failure | null {
  const url = new URL(request.url);
  const inQuery = url.searchParams.get('key');
  const whole =
    request.headers.get('x-api-key') ?? request.headers.get('authorization')?.replace(/^Bearer /, '') ?? inQuery;
  if (!whole) {
    const person = store.signedIn();
    return person && { person, key: null, refusal: null };
  }
  const holder = store.holderOf(whole);
  if (whole === inQuery && holder?.key.inQuery !== true) {
    return fail(
      'Unauthenticated',
      'API keys are not accepted in the URL, where logs and browser histories record them. Send the header "X-Api-Key: <key>" and rotate this key.',
    );
  }
  if (!holder || holder.key.ended !== null)
    return fail('Unauthenticated', 'This API key was revoked or does not exist. Create one under "API keys".');
  const { key } = holder;
  const refuse = (refusal: Failure) => ({ ...holder, refusal });
  if (key.expiresAt !== null && key.expiresAt <= sampleNow)
    return refuse(fail('KeyExpired', 'This API key has expired. Create another under "API keys".'));
  if (key.graceUntil !== null && key.graceUntil <= sampleNow)
    return refuse(fail('KeyExpired', 'This API key was rotated and its grace period has ended. Use the new key.'));
  const gate = gateOf(key);
  if (!gate.admitsAddress(sampleAddress))
    return refuse(
      fail(
        'Forbidden',
        `This API key cannot be used from the IP address ${sampleAddress}. Its owner can change this under "API keys".`,
      ),
    );
  if (!gate.admitsOrigin(request.headers.get('origin') ?? undefined))
    return refuse(
      fail(
        'Forbidden',
        'This API key cannot be used by pages of this origin. Its owner can change this under "API keys".',
      ),
    );
  return { ...holder, refusal: null };
}
