import type { CountryCode } from 'libphonenumber-js/max';
import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';

interface Input {
  readonly text: string;
  readonly country?: string | undefined;
}

const codeByReason: Readonly<Record<string, string>> = {
  INVALID_COUNTRY: 'no_country',
  NOT_A_NUMBER: 'not_phone',
  TOO_SHORT: 'too_short',
  TOO_LONG: 'too_long',
};
/** What phone numbers are not written with; letters are for extensions. */
const foreign = /[^\p{Nd}\p{Zs}\s+＋().\-‐-―/~xX#;=,a-zA-Z:]/u;

/** A phone number in the formats of the ITU and of its country, and whether it can exist. */
export default async function phone({ text, country }: Input) {
  const { ParseError, isSupportedCountry, parsePhoneNumberWithError } = await import('libphonenumber-js/max');
  const region = country?.toUpperCase();
  if (region !== undefined && !isSupportedCountry(region))
    throw new InputFault('unknown_country', { pointer: '/country', values: { country: region } });
  const parse = () => {
    try {
      return parsePhoneNumberWithError(text.trim().replace(/^tel:/iu, ''), {
        defaultCountry: region as CountryCode,
        extract: false,
      });
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const offset = Math.max(0, text.search(foreign));
      throw new InputFault(codeByReason[error.message] ?? 'not_phone', { pointer: '/text', in: { text, offset } });
    }
  };
  const number = parse();
  const [valid, possible] = [number.isValid(), number.isPossible()];
  const notes: Note[] = [];
  if (!possible) notes.push({ code: 'not_possible', pointer: '/text' });
  else if (!valid) notes.push({ code: 'not_assigned', pointer: '/text' });
  const found = number.country;
  if (found !== undefined && region !== undefined && found !== region)
    notes.push({ code: 'other_country', pointer: '/text', values: { found, country: region } });
  const type = number.getType();
  const countries = number.getPossibleCountries();
  return {
    valid,
    possible,
    ...(type === undefined ? {} : { type: type.toLowerCase().replaceAll('_', '-') }),
    ...(found === undefined ? {} : { country: found }),
    ...(countries.length > 1 && found === undefined ? { countries } : {}),
    callingCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    e164: number.number,
    international: number.formatInternational(),
    national: number.formatNational(),
    rfc3966: number.getURI(),
    ...(number.ext === undefined ? {} : { extension: number.ext }),
    notes,
  };
}
