import type { StorageProblem } from '@apiyard/api/contract/problem';
import { storageProblems } from '@apiyard/api/contract/problem';

/** Failures of any call about credentials, in addition to its own ones. */
export type CallRefusal =
  | { readonly kind: 'too many tries'; readonly retryAfterS: number }
  /** `storage`: the server responded, but cannot do anything until an admin has repaired that. */
  | { readonly kind: 'no answer'; readonly storage?: StorageProblem };

/** Reads the rejection of a call, after none of its own failures matched. */
export function callRefusalOf(rejection: unknown): CallRefusal {
  const { code, retryAfterS, storage } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as {
    code?: unknown;
    retryAfterS?: unknown;
    storage?: unknown;
  };
  if (code === 'RateLimited' && typeof retryAfterS === 'number') return { kind: 'too many tries', retryAfterS };
  const problem = code === 'Maintenance' ? storageProblems.find((known) => known === storage) : undefined;
  return { kind: 'no answer', ...(problem === undefined ? {} : { storage: problem }) };
}
