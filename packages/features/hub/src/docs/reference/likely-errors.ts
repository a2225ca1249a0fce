import type { Api } from '@apiyard/api/contract/hub/hub';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { ErrorCode } from '../articles/error-codes.ts';

/** Error codes that calls of an API are likely to return. */
export function likelyErrors(api: Api): ReadonlySet<ErrorCode> {
  const codes: ErrorCode[] = ['InvalidInput', 'RateLimited', 'QuotaSpent'];
  if (!api.open) codes.push('Unauthenticated');
  if (api.premium) codes.push('PremiumOnly');
  if (api.health === 'paused') codes.push('Paused');
  if (fieldsOf(api.input).some(({ kind }) => kind === 'file' || kind === 'files')) codes.push('TooLarge');
  // APIs that aren't instant take longer and often read another site.
  if (!api.instant) codes.push('UpstreamTimeout');
  if (api.area === 'scrape') codes.push('UpstreamFailed', 'AddressRefused');
  return new Set(codes);
}
