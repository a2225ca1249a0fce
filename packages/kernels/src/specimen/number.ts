/**
 * The two numbers of Indonesian population registers: NIK (a person's) and No. KK (a family card's). Both have 16 digits:
 * province 2, regency or city 2, district 2, a date as ddmmyy, serial 4. The date of a NIK is the birth date with 40 added
 * to the day for women (Peraturan Pemerintah 37 of 2007, article 37); that of a family card is the day it was registered.
 */
import type { CivilDate } from '../calendar/civil-date.ts';
import { daysBetween, isCivilDate } from '../calendar/civil-date.ts';
import { sixDigits } from './day-digits.ts';
import type { RegencyKind, RegionCode } from './regions.ts';
import { isSpecimenRegion, provinces, regencyKind } from './regions.ts';

export type Sex = 'male' | 'female';
export type NumberKind = 'nik' | 'kk';

const womensDays = 40;
const digitCount = 16;

/** The number of a person. `serial` is 1 to 9999. */
export function nikOf(region: RegionCode, birth: CivilDate, sex: Sex, serial: number): string {
  return `${regionDigits(region)}${sixDigits(birth, sex === 'female' ? womensDays : 0)}${serialDigits(serial)}`;
}

/** The number of a family card, by the day it was registered. */
export function familyNumberOf(region: RegionCode, registered: CivilDate, serial: number): string {
  return `${regionDigits(region)}${sixDigits(registered)}${serialDigits(serial)}`;
}

const regionDigits = ({ province, regency, district }: RegionCode) => `${province}${regency}${district}`;
const serialDigits = (serial: number) => String(serial).padStart(4, '0');

export interface NumberParts {
  readonly kind: 'number';
  /** The 16 digits alone. */
  readonly digits: string;
  readonly region: RegionCode;
  /** Null when no province has this code. */
  readonly provinceName: string | null;
  readonly regencyKind: RegencyKind;
  /** As in the number: `650190`. */
  readonly dateDigits: string;
  /** Only a NIK encodes it. */
  readonly sex: Sex | null;
  /** Every day that the date can mean, the latest first: two digits of a year leave the century open. Empty when there is no such day. */
  readonly days: readonly CivilDate[];
  readonly serial: string;
  /** From the range that was never issued: see `specimenProvinces`. */
  readonly isSpecimen: boolean;
  /** What rules out that it was issued. */
  readonly faults: readonly NumberFault[];
}

export type NumberFault = 'province' | 'regency' | 'district' | 'date' | 'serial';

export type Explained =
  | { readonly kind: 'empty' }
  /** Something that is neither a digit nor a space, dot or dash. */
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'length'; readonly length: number }
  | NumberParts;

/** Takes a number apart. `today` bounds the dates; digits of other scripts count as digits, spaces, dots and dashes as nothing. */
export function explainNumber(text: string, kind: NumberKind, today: CivilDate): Explained {
  const digits = asciiDigits(text.replaceAll(/[\s.\-\u2010-\u2015]/g, ''));
  if (digits === '') return { kind: 'empty' };
  const stranger = /[^0-9]/u.exec(digits);
  if (stranger) return { kind: 'character', character: stranger[0] };
  if (digits.length !== digitCount) return { kind: 'length', length: digits.length };
  const region = { province: digits.slice(0, 2), regency: digits.slice(2, 4), district: digits.slice(4, 6) };
  const dateDigits = digits.slice(6, 12);
  const { sex, days } = readDate(dateDigits, kind, today);
  const serial = digits.slice(12);
  const provinceName = provinces.get(region.province) ?? null;
  const faults: NumberFault[] = [];
  if (provinceName === null) faults.push('province');
  if (region.regency === '00') faults.push('regency');
  if (region.district === '00') faults.push('district');
  if (days.length === 0) faults.push('date');
  if (serial === '0000') faults.push('serial');
  return {
    kind: 'number',
    digits,
    region,
    provinceName,
    regencyKind: regencyKind(region.regency),
    dateDigits,
    sex,
    days,
    serial,
    isSpecimen: isSpecimenRegion(region),
    faults,
  };
}

/** The earliest year of a date: no one in the registers was born before, and family cards are more recent. */
const yearMin = 1900;

function readDate(digits: string, kind: NumberKind, today: CivilDate): Pick<NumberParts, 'sex' | 'days'> {
  const written = Number(digits.slice(0, 2));
  const isWomans = kind === 'nik' && written > womensDays;
  const day = isWomans ? written - womensDays : written;
  const month = Number(digits.slice(2, 4));
  const days: CivilDate[] = [];
  for (let year = Math.floor(today.year / 100) * 100 + Number(digits.slice(4)); year >= yearMin; year -= 100) {
    const candidate = { year, month, day };
    if (isCivilDate(candidate) && daysBetween(candidate, today) >= 0) days.push(candidate);
  }
  return { sex: kind === 'kk' ? null : isWomans ? 'female' : 'male', days };
}

/** Digits of any script as 0 to 9: once compatible forms are folded, each script has its ten in a row, from zero on. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value);
  });
}
