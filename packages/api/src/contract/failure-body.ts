/** How a failure is written down; the server's routes and the sample layer's handlers both write it with this. */
import type { Endpoint, Failure, FailureShape } from './endpoint.ts';
import { type PlatformCode, type Problem, type Refusal, statusOf } from './problem.ts';

export interface WrittenFailure {
  readonly status: number;
  readonly contentType: 'application/problem+json' | 'application/json';
  readonly body: Problem | Refusal;
}

const titleByCode: Readonly<Record<PlatformCode, string>> = {
  Unparsable: 'The request could not be read',
  Unauthenticated: 'Not signed in',
  KeyExpired: 'The key has expired',
  Forbidden: 'Not allowed',
  PremiumOnly: 'For premium plans',
  NotFound: 'Not found',
  Conflict: 'In conflict with what is there',
  TooLarge: 'Too large',
  UnsupportedMedia: 'Unsupported media type',
  InvalidInput: 'Invalid input',
  AddressRefused: 'Address refused',
  RateLimited: 'Too many requests',
  QuotaSpent: 'Quota spent',
  Internal: 'Internal error',
  UpstreamFailed: 'The other site failed',
  Paused: 'Paused',
  Maintenance: 'Under maintenance',
  UpstreamTimeout: 'The other site took too long',
};

/** `OutOfStock` → `Out of stock`: a declared code reads as its own title. */
function titleOf(code: string): string {
  const platform = (titleByCode as Readonly<Record<string, string>>)[code];
  if (platform !== undefined) return platform;
  const words = code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function writeFailure(shape: FailureShape, failure: Failure, requestId: string): WrittenFailure {
  const { code, detail } = failure;
  const extras = failure.extras as Readonly<Record<string, unknown>>;
  const status = statusOf(code);
  if (shape === 'message') {
    return { status, contentType: 'application/json', body: { ...extras, success: false, message: detail, code, requestId } };
  }
  const body: Problem = { ...extras, success: false, type: `urn:apiyard:problem:${code}`, title: titleOf(code), status, detail, code, requestId };
  return { status, contentType: 'application/problem+json', body };
}

/** The shape a failure takes at an address that no entry claims. */
export const shapeOf = (endpoint: Endpoint | undefined): FailureShape => endpoint?.failures ?? 'problem';
