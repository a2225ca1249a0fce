import * as z from 'zod/mini';

/**
 * Every stable code and its HTTP status. A code that only one entry declares (`OutOfStock`) is a conflict with the
 * current state, 409, and need not be listed here.
 */
export const statusByCode = {
  Unparsable: 400,
  Unauthenticated: 401,
  KeyExpired: 401,
  Forbidden: 403,
  PremiumOnly: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  IdempotencyInProgress: 409,
  ResponseNotStored: 409,
  TooLarge: 413,
  UnsupportedMedia: 415,
  InvalidInput: 422,
  IdempotencyMismatch: 422,
  AddressRefused: 422,
  RateLimited: 429,
  QuotaSpent: 429,
  Internal: 500,
  UpstreamFailed: 502,
  Paused: 503,
  Maintenance: 503,
  UpstreamTimeout: 504,
} as const satisfies Record<string, number>;

export function statusOf(code: string): number {
  return (statusByCode as Readonly<Record<string, number>>)[code] ?? 409;
}

/** One error of the input. */
export const InputIssue = z.object({
  /** JSON Pointer (RFC 6901) into the input. */
  pointer: z.string(),
  /** Stable word for the kind of mistake, for translations: `missing`, `too_big`, `invalid_type`, `syntax`… */
  code: z.string(),
  detail: z.string(),
  /** Where in a text, both counted from 1. */
  line: z.optional(z.int()),
  column: z.optional(z.int()),
});
export type InputIssue = z.infer<typeof InputIssue>;

/** `application/problem+json` (RFC 9457) as Apiyard writes it. Extra members of a code are added to these. */
export const Problem = z.looseObject({
  success: z.literal(false),
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(InputIssue)),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** The failure format of calls that the product specification defines. */
export const Refusal = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
});
export type Refusal = z.infer<typeof Refusal>;

/** Why a server cannot store anything: it is `damaged` and must be restored, its disk is `full`, or the disk is `failing` in another way. */
export const storageProblems = ['damaged', 'full', 'failing'] as const;
export type StorageProblem = (typeof storageProblems)[number];

/** Failures of any call, whether its entry declares them or not. */
export interface PlatformErrors {
  InvalidInput: { errors: InputIssue[] };
  Unparsable: object;
  Unauthenticated: object;
  KeyExpired: object;
  Forbidden: object;
  NotFound: object;
  /** `allow` is what the path accepts, as in the header `Allow`. */
  MethodNotAllowed: { allow: string[] };
  /** Of POST calls to APIs with an `Idempotency-Key`. */
  IdempotencyInProgress: object;
  IdempotencyMismatch: object;
  ResponseNotStored: object;
  TooLarge: { sizeBytesMax?: number };
  UnsupportedMedia: object;
  RateLimited: { retryAfterS: number };
  /**
   * `planned` is set when the operator closed the site, not for a server failure. `storage` is set when an admin must
   * repair the storage first.
   */
  Maintenance: { planned?: true; until?: string | null; retryAfterS?: number; storage?: StorageProblem };
  Internal: object;
}

/** The extra members of a refusal for too many tries. */
export const RetryAfter = z.object({ retryAfterS: z.int() });
export const NoExtras = z.object({});

/** Someone else saved first: `version` is the current one. Nothing was overwritten. */
export const Stale = z.object({ version: z.int() });

/** Any script, without control characters or halves of surrogate pairs: as databases can store it. */
export const isOneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use one line of text without control characters.');

/** A line of text that people typed, trimmed. */
export const OneLine = z.string().check(z.trim(), isOneLine);
