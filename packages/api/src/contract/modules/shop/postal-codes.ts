/**
 * Countries that the shop ships to, with the format of their postal codes (Universal Postal Union, addressing systems).
 * Codes are compared in upper case and without spaces at the ends.
 */
export const postalCodes = {
  AE: null,
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010' },
  AU: { pattern: /^\d{4}$/, example: '2000' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '1000' },
  BR: { pattern: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'K1A 0B1' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  CN: { pattern: /^\d{6}$/, example: '100000' },
  DE: { pattern: /^\d{5}$/, example: '10115' },
  EG: { pattern: /^\d{5}(\d{2})?$/, example: '11511' },
  ES: { pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28013' },
  FR: { pattern: /^\d{5}$/, example: '75001' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  IE: { pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30' },
  IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  IT: { pattern: /^\d{5}$/, example: '00184' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  MA: { pattern: /^\d{5}$/, example: '10000' },
  NL: { pattern: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/, example: '1012 JS' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148' },
  SA: { pattern: /^\d{5}(-\d{4})?$/, example: '11564' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 20' },
  TN: { pattern: /^\d{4}$/, example: '1000' },
  US: { pattern: /^\d{5}(-\d{4})?$/, example: '20500' },
} as const satisfies Readonly<Record<string, { readonly pattern: RegExp; readonly example: string } | null>>;

/** A code of ISO 3166-1. */
export type Country = keyof typeof postalCodes;

export const countries = Object.keys(postalCodes) as [Country, ...Country[]];

/** Whether a postal code has the format of its country. Countries without postal codes take any text, or none. */
export function isPostalCode(country: Country, code: string): boolean {
  return postalCodes[country]?.pattern.test(code.trim().toUpperCase()) ?? true;
}
