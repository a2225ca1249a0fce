import type { CountryCode } from 'libphonenumber-js';
import type { Find } from './kind.ts';

/** Phone numbers by libphonenumber: with a country code, or as they are written in the country. */
export async function findPhones(text: string, country: string | undefined): Promise<Find[]> {
  const { findPhoneNumbersInText, isSupportedCountry } = await import('libphonenumber-js');
  const upper = country?.toUpperCase() ?? '';
  const options: { defaultCountry?: CountryCode } = isSupportedCountry(upper) ? { defaultCountry: upper } : {};
  return findPhoneNumbersInText(text, options).map(({ startsAt, endsAt }) => ({
    kind: 'phone' as const,
    offset: startsAt,
    text: text.slice(startsAt, endsAt),
  }));
}
