import { AsYouType, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { asciiDigits } from '../../field/typed-digits.ts';

/** What a field shows and returns after something was typed. */
export interface TypedPhone {
  /** In the format of its country, as far as it was typed. */
  text: string;
  /** E.164, as far as it was typed; empty without digits. */
  value: string;
  /** Code of ISO 3166-1. Changes when a number with another calling code was typed. */
  country: string;
}

export type PhoneFault = 'tooShort' | 'tooLong' | 'noCountry' | 'notInCountry';

const supported = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** All countries and regions with a calling code. */
export const phoneCountries = (): readonly string[] => getCountries();

/** `+33` for FR. */
export function callingCode(country: string): string {
  const known = supported(country);
  return known === undefined ? '' : `+${getCountryCallingCode(known)}`;
}

/** Digits of every script, and a plus sign before them; `00` before a pasted number is a plus sign too. */
function onlyDialled(typed: string, isPasted: boolean): string {
  const text = asciiDigits(typed)
    .replaceAll(/[^\d+＋]/g, '')
    .replaceAll('＋', '+');
  const hasPlus = text.startsWith('+') || (isPasted && text.startsWith('00'));
  const digits = text.replaceAll('+', '');
  return hasPlus ? `+${text.startsWith('+') ? digits : digits.slice(2)}` : digits;
}

/**
 * Formats what was typed into a field of a country. A number that begins with a plus sign stays international while it
 * is typed; once pasted whole, it becomes national in its country.
 */
export function typePhone(typed: string, country: string, isPasted = false): TypedPhone {
  const dialled = onlyDialled(typed, isPasted);
  const format = new AsYouType(supported(country));
  const text = format.input(dialled);
  const found = format.getCountry();
  const value = dialled === '' || dialled === '+' ? '' : (format.getNumberValue() ?? '');
  const next = dialled.startsWith('+') && found !== undefined ? found : country;
  if (isPasted && dialled.startsWith('+')) return showPhone(value, next);
  return { text, value, country: next };
}

/** How a number in E.164 is shown: national in its country, if there is one. */
export function showPhone(value: string, country: string): TypedPhone {
  const parsed = parsePhoneNumberFromString(value, supported(country));
  const format = new AsYouType();
  format.input(value);
  const found = parsed?.country ?? format.getCountry();
  if (!value.startsWith('+') || (found === undefined && format.getCallingCode() !== callingCode(country).slice(1)))
    return { text: value === '' ? '' : new AsYouType(supported(country)).input(value), value, country };
  const next = found ?? country;
  if (parsed) return { text: parsed.formatNational(), value, country: next };
  const national = value.slice(callingCode(next).length);
  return { text: new AsYouType(supported(next)).input(national), value, country: next };
}

/** The same national number in another country. */
export function movePhone(text: string, country: string): TypedPhone {
  return typePhone(text.replace(/^\s*[+＋]\d*/, ''), country);
}

/** What is wrong with a number in E.164, or `null`. */
export function phoneFault(value: string, country: string): PhoneFault | null {
  if (value === '') return null;
  const length = validatePhoneNumberLength(value, supported(country));
  if (length === 'TOO_SHORT' || length === 'NOT_A_NUMBER') return 'tooShort';
  if (length === 'TOO_LONG') return 'tooLong';
  if (length === 'INVALID_COUNTRY') return 'noCountry';
  return parsePhoneNumberFromString(value, supported(country))?.isValid() === true ? null : 'notInCountry';
}
