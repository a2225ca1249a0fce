import type { Api } from '@apiyard/api/contract/hub/hub';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import type { ApiRequest } from '@apiyard/kit/snippets/api-request.ts';
import { requestFor } from '@apiyard/kit/snippets/api-request.ts';

/** Needs no input, and its response is short. */
const simplest = 'random/uuid';

/** The call to paste; null if there is no tool that anyone may call. */
export function firstRequest(tools: readonly Api[], origin: string, key: string): ApiRequest | null {
  const api =
    tools.find(({ path, health }) => path === simplest && health === 'ok') ??
    tools.find(({ health, premium }) => health === 'ok' && !premium);
  if (api === undefined) return null;
  const input = api.path === simplest ? {} : (api.examples[0]?.input ?? {});
  return requestFor(api, input, { origin, key, method: null });
}

export type FirstCall =
  | { readonly state: 'waiting' }
  /** The latest, while none has succeeded. */
  | { readonly state: 'failed'; readonly call: LoggedCall }
  | { readonly state: 'arrived'; readonly call: LoggedCall };

/** @param calls latest first */
export function firstCallOf(calls: readonly LoggedCall[]): FirstCall {
  const call = calls.find(({ status }) => status < 400);
  if (call !== undefined) return { state: 'arrived', call };
  const [latest] = calls;
  return latest === undefined ? { state: 'waiting' } : { state: 'failed', call: latest };
}

export type Fix = 'input' | 'key' | 'plan' | 'wait' | 'again';

const fixes: Readonly<Record<string, Fix>> = {
  InvalidInput: 'input',
  Unparsable: 'input',
  NotFound: 'input',
  TooLarge: 'input',
  UnsupportedMedia: 'input',
  AddressRefused: 'input',
  Unauthenticated: 'key',
  KeyExpired: 'key',
  Forbidden: 'key',
  PremiumOnly: 'plan',
  QuotaSpent: 'plan',
  RateLimited: 'wait',
};

/** What the person can do about a failed call; nothing but another try where the fault is not theirs. */
export function fixOf(code: string | null): Fix {
  return fixes[code ?? ''] ?? 'again';
}
