import type { HubTranslate } from '../hub-copy.ts';

const known = [
  'InvalidInput',
  'Unparsable',
  'Unauthenticated',
  'KeyExpired',
  'Forbidden',
  'PremiumOnly',
  'NotFound',
  'TooLarge',
  'UnsupportedMedia',
  'AddressRefused',
  'RateLimited',
  'QuotaSpent',
  'UpstreamFailed',
  'UpstreamTimeout',
  'Paused',
  'Maintenance',
  'Internal',
  'TimeLimit',
] as const;

/** Localized title of an error code, with a fallback for unknown codes. */
export function refusalTitle(t: HubTranslate, code: string): string {
  return t(`hub.play.refused.${known.find((one) => one === code) ?? 'other'}`);
}
