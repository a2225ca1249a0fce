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
] as const;

/** The refusal's name in the reader's language; codes that this page does not know get a general one. */
export function refusalTitle(t: HubTranslate, code: string): string {
  return t(`hub.play.refused.${known.find((one) => one === code) ?? 'other'}`);
}
