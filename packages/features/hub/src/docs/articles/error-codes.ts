import { statusByCode } from '@apiyard/api/contract/problem';
import type { DocsKey } from '../docs-copy.ts';

export type ErrorCode = keyof typeof statusByCode;

interface Explained {
  readonly means: DocsKey;
  readonly todo: DocsKey;
}

/** The type requires an entry for every error code. */
const words: Readonly<Record<ErrorCode, Explained>> = {
  Unparsable: { means: 'docs.error.Unparsable', todo: 'docs.error.Unparsable.do' },
  Unauthenticated: { means: 'docs.error.Unauthenticated', todo: 'docs.error.Unauthenticated.do' },
  KeyExpired: { means: 'docs.error.KeyExpired', todo: 'docs.error.KeyExpired.do' },
  Forbidden: { means: 'docs.error.Forbidden', todo: 'docs.error.Forbidden.do' },
  PremiumOnly: { means: 'docs.error.PremiumOnly', todo: 'docs.error.PremiumOnly.do' },
  NotFound: { means: 'docs.error.NotFound', todo: 'docs.error.NotFound.do' },
  MethodNotAllowed: { means: 'docs.error.MethodNotAllowed', todo: 'docs.error.MethodNotAllowed.do' },
  Conflict: { means: 'docs.error.Conflict', todo: 'docs.error.Conflict.do' },
  IdempotencyInProgress: {
    means: 'docs.error.IdempotencyInProgress',
    todo: 'docs.error.IdempotencyInProgress.do',
  },
  ResponseNotStored: { means: 'docs.error.ResponseNotStored', todo: 'docs.error.ResponseNotStored.do' },
  TooLarge: { means: 'docs.error.TooLarge', todo: 'docs.error.TooLarge.do' },
  UnsupportedMedia: { means: 'docs.error.UnsupportedMedia', todo: 'docs.error.UnsupportedMedia.do' },
  InvalidInput: { means: 'docs.error.InvalidInput', todo: 'docs.error.InvalidInput.do' },
  IdempotencyMismatch: { means: 'docs.error.IdempotencyMismatch', todo: 'docs.error.IdempotencyMismatch.do' },
  AddressRefused: { means: 'docs.error.AddressRefused', todo: 'docs.error.AddressRefused.do' },
  RateLimited: { means: 'docs.error.RateLimited', todo: 'docs.error.RateLimited.do' },
  QuotaSpent: { means: 'docs.error.QuotaSpent', todo: 'docs.error.QuotaSpent.do' },
  Internal: { means: 'docs.error.Internal', todo: 'docs.error.Internal.do' },
  UpstreamFailed: { means: 'docs.error.UpstreamFailed', todo: 'docs.error.UpstreamFailed.do' },
  Paused: { means: 'docs.error.Paused', todo: 'docs.error.Paused.do' },
  Maintenance: { means: 'docs.error.Maintenance', todo: 'docs.error.Maintenance.do' },
  UpstreamTimeout: { means: 'docs.error.UpstreamTimeout', todo: 'docs.error.UpstreamTimeout.do' },
};

export interface ErrorEntry extends Explained {
  readonly code: ErrorCode;
  readonly status: number;
}

/** The catalogue of errors, by status. */
export const errorEntries: readonly ErrorEntry[] = (Object.keys(words) as ErrorCode[])
  .map((code) => ({ code, status: statusByCode[code], ...words[code] }))
  .toSorted((a, b) => a.status - b.status);
