import type { Faker } from '@faker-js/faker';
import { makeAddress } from './address.ts';
import type { LocaleName } from './locales.ts';
import { locales } from './locales.ts';
import type { Name } from './names.ts';
import { latinOf, nameLists } from './names.ts';
import { referenceDate } from './source.ts';

export type Sex = 'female' | 'male';

export interface PersonOptions {
  readonly sex: Sex | 'any';
  readonly ageMin: number;
  readonly ageMax: number;
}

/** Domains that no one can register (RFC 2606). */
const domains = ['example.com', 'example.net', 'example.org'] as const;

/** A person whose email, username, phone and age fit the name, address and date of birth. */
export function makePerson(faker: Faker, locale: LocaleName, { sex: wanted, ageMin, ageMax }: PersonOptions) {
  const sex = wanted === 'any' ? faker.helpers.arrayElement(['female', 'male'] as const) : wanted;
  const [first, last] = makeName(faker, locale, sex);
  const birthDate = makeBirthDate(faker, ageMin, ageMax);
  const username = makeUsername(faker, first[1], last[1], birthDate);
  const { address, phone } = makeAddress(faker, locale);
  return {
    firstName: first[0],
    lastName: last[0],
    fullName: fullNameOf(locale, first[0], last[0]),
    sex,
    birthDate,
    age: ageAt(birthDate),
    email: `${username}@${faker.helpers.arrayElement(domains)}`,
    username,
    phone,
    address,
  };
}

export function makeName(faker: Faker, locale: LocaleName, sex: Sex): [first: Name, last: Name] {
  const lists = nameLists(locale);
  if (lists !== null) return [faker.helpers.arrayElement(lists[sex]), faker.helpers.arrayElement(lists.family)];
  const first = faker.person.firstName(sex);
  const last = inflected(faker.person.lastName(sex), locale, sex);
  return [
    [first, latinOf(first)],
    [last, latinOf(last)],
  ];
}

/** Faker has the Polish names in -ski and -cki only for men. */
function inflected(last: string, locale: LocaleName, sex: Sex): string {
  return locale === 'pl' && sex === 'female' ? last.replace(/(?<=s|c|dz)ki$/, 'ka') : last;
}

function fullNameOf(locale: LocaleName, first: string, last: string): string {
  switch (locales[locale].nameOrder) {
    case 'western':
      return `${first} ${last}`;
    case 'eastern_joined':
      return `${last}${first}`;
    default:
      return `${last} ${first}`;
  }
}

function makeUsername(faker: Faker, first: string, last: string, birthDate: string): string {
  const year = birthDate.slice(2, 4);
  return faker.helpers.arrayElement([
    `${first}.${last}`,
    `${first}.${last}${year}`,
    `${first.charAt(0)}.${last}${year}`,
    `${first}_${last}`,
  ]);
}

const [year = 0, month = 0, day = 0] = referenceDate.split('-').map(Number);

/** A date on which someone is of the age at the reference date. */
function makeBirthDate(faker: Faker, ageMin: number, ageMax: number): string {
  const age = faker.number.int({ min: ageMin, max: ageMax });
  const first = Date.UTC(year - age - 1, month - 1, day + 1);
  const last = Date.UTC(year - age, month - 1, day);
  const days = Math.round((last - first) / 86_400_000);
  return new Date(first + faker.number.int({ min: 0, max: days }) * 86_400_000).toISOString().slice(0, 10);
}

/** Whole years at the reference date. */
function ageAt(birthDate: string): number {
  const [birthYear = 0] = birthDate.split('-').map(Number);
  return year - birthYear - (birthDate.slice(5) > referenceDate.slice(5) ? 1 : 0);
}
