/** Fictitious people for specimens of Indonesian identity documents: all from a seed, all from made-up places. */
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { daysInMonth } from '../calendar/civil-date.ts';
import type { Sex } from './number.ts';
import type { RegionCode } from './regions.ts';
import { specimenDistrict, specimenProvinces } from './regions.ts';

export interface Address {
  readonly street: string;
  /** Neighbourhood and hamlet: `003/011`. */
  readonly rtRw: string;
  readonly village: string;
  readonly district: string;
  readonly regency: string;
  readonly province: string;
}

export interface Person {
  readonly name: string;
  readonly sex: Sex;
  readonly birthPlace: string;
  readonly birth: CivilDate;
  readonly bloodType: string;
  readonly address: Address;
  readonly religion: string;
  readonly maritalStatus: string;
  readonly occupation: string;
  /** Where their number is from, and its last four digits. */
  readonly region: RegionCode;
  readonly serial: number;
}

/** Cards are for people aged 17 and over: generated people had that age before the first card could be drawn. */
export const birthMin: CivilDate = { year: 1950, month: 1, day: 1 };
export const birthMax: CivilDate = { year: 2007, month: 12, day: 31 };

const givenNames: Readonly<Record<Sex, readonly string[]>> = {
  male: [
    'Arjuna',
    'Bima',
    'Cakra',
    'Damar',
    'Galang',
    'Harja',
    'Jaya',
    'Kusuma',
    'Lingga',
    'Pandu',
    'Raka',
    'Satria',
    'Tirta',
    'Wira',
  ],
  female: [
    'Ayu',
    'Bunga',
    'Citra',
    'Dara',
    'Gayatri',
    'Intan',
    'Kirana',
    'Laras',
    'Melati',
    'Nirmala',
    'Puspa',
    'Ratna',
    'Sekar',
    'Wulan',
  ],
};
/** None is a family name: the words say what the person is. */
const secondNames = ['Contoh', 'Rekaan', 'Fiktif', 'Percobaan', 'Khayalan', 'Peraga'];
/** None of these places exists. */
const places = ['Kota Contoh', 'Kota Rekaan', 'Kota Peraga', 'Kota Khayal', 'Kota Misal', 'Kota Umpama'];
const provinceNames = ['Nusa Contoh', 'Nusa Rekaan', 'Nusa Peraga', 'Nusa Umpama'];
const streets = ['Jl. Contoh', 'Jl. Percobaan', 'Jl. Rekaan', 'Jl. Peraga', 'Jl. Umpama', 'Gg. Khayalan'];
const villages = ['Sukacontoh', 'Rekasari', 'Peragamulya', 'Umpamajaya', 'Khayalindah'];
const districts = ['Contohan', 'Rekaraya', 'Peragasari', 'Misalbaru'];
export const religions = ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha', 'Khonghucu'];
export const maritalStatuses = ['Belum Kawin', 'Kawin', 'Cerai Hidup', 'Cerai Mati'];
export const occupations = [
  'Guru',
  'Petani',
  'Perawat',
  'Karyawan Swasta',
  'Wiraswasta',
  'Nelayan',
  'Pustakawan',
  'Penjahit',
];
export const bloodTypes = ['A', 'B', 'AB', 'O', '-'];

export function pick<Member>(random: Random, list: readonly Member[]): Member {
  return list[random.below(list.length)] as Member;
}

const between = (random: Random, least: number, most: number) => least + random.below(most - least + 1);

/** Any day of the years from `yearMin` to `yearMax`, leap days included. */
export function dayBetween(random: Random, yearMin: number, yearMax: number): CivilDate {
  const year = between(random, yearMin, yearMax);
  const month = between(random, 1, 12);
  return { year, month, day: between(random, 1, daysInMonth(year, month)) };
}

export function makeName(random: Random, sex: Sex): string {
  return `${pick(random, givenNames[sex])} ${pick(random, secondNames)}`;
}

export function makeAddress(random: Random): Address {
  const three = (value: number) => String(value).padStart(3, '0');
  return {
    street: `${pick(random, streets)} No. ${between(random, 1, 120)}`,
    rtRw: `${three(between(random, 1, 12))}/${three(between(random, 1, 20))}`,
    village: pick(random, villages),
    district: pick(random, districts),
    regency: pick(random, places),
    province: pick(random, provinceNames),
  };
}

/** A region that no number was ever issued from. */
export function makeRegion(random: Random): RegionCode {
  return {
    province: pick(random, specimenProvinces),
    regency: String(between(random, 1, 79)).padStart(2, '0'),
    district: specimenDistrict,
  };
}

export const makeSerial = (random: Random) => between(random, 1, 9999);
export const makeBirthPlace = (random: Random) => pick(random, places);

/** One adult. The same seed always gives the same person. */
export function makePerson(seed: string): Person {
  const random = randomFrom(`ktp ${seed}`);
  const sex = pick(random, ['male', 'female'] as const);
  return {
    name: makeName(random, sex),
    sex,
    birthPlace: makeBirthPlace(random),
    birth: dayBetween(random, birthMin.year, birthMax.year),
    bloodType: pick(random, bloodTypes),
    address: makeAddress(random),
    religion: pick(random, religions),
    maritalStatus: pick(random, maritalStatuses),
    occupation: pick(random, occupations),
    region: makeRegion(random),
    serial: makeSerial(random),
  };
}
