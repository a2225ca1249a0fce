import type { LoggedCall } from '@apiyard/api/contract/hub/usage';

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
