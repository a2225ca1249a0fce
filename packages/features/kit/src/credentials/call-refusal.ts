import type { StorageProblem } from '@apiyard/api/contract/problem';
import { storageProblems } from '@apiyard/api/contract/problem';

/** What any call about credentials can meet beside its own refusals. */
export type CallRefusal =
  | { readonly kind: 'too many tries'; readonly retryAfterS: number }
  /** `storage`: the server did answer, and cannot do anything until an admin has mended that. */
  | { readonly kind: 'no answer'; readonly storage?: StorageProblem };

/** Reads what a call rejected with, once none of its own refusals was found in it. */
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
