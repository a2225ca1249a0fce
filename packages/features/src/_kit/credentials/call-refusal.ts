/** What any call about credentials can meet beside its own refusals. */
export type CallRefusal = { readonly kind: 'too many tries'; readonly retryAfterS: number } | { readonly kind: 'no answer' };

/** Reads what a call rejected with, once none of its own refusals was found in it. */
export function callRefusalOf(rejection: unknown): CallRefusal {
  const { code, retryAfterS } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as { code?: unknown; retryAfterS?: unknown };
  return code === 'RateLimited' && typeof retryAfterS === 'number' ? { kind: 'too many tries', retryAfterS } : { kind: 'no answer' };
}
