import type { Faker } from '@faker-js/faker';
import { makeCompany } from './company.ts';
import type { LocaleName } from './locales.ts';
import { makePerson } from './person.ts';
import { restart } from './source.ts';

type Value = string | number | boolean;

interface Row {
  readonly faker: Faker;
  readonly at: number;
  readonly person: ReturnType<typeof makePerson>;
  readonly company: ReturnType<typeof makeCompany>;
}

/** Times are in the year before the reference date of ages. */
const [from, to] = ['2025-01-01T00:00:00.000Z', '2025-12-31T23:59:59.000Z'];
const hex = (faker: Faker, length: number) => faker.string.hexadecimal({ length, casing: 'lower', prefix: '' });

const columns = {
  row: ({ at }: Row) => at + 1,
  uuid: ({ faker }: Row) => faker.string.uuid(),
  firstName: ({ person }: Row) => person.firstName,
  lastName: ({ person }: Row) => person.lastName,
  fullName: ({ person }: Row) => person.fullName,
  sex: ({ person }: Row) => person.sex,
  birthDate: ({ person }: Row) => person.birthDate,
  age: ({ person }: Row) => person.age,
  email: ({ person }: Row) => person.email,
  username: ({ person }: Row) => person.username,
  phone: ({ person }: Row) => person.phone,
  street: ({ person }: Row) => person.address.street,
  city: ({ person }: Row) => person.address.city,
  region: ({ person }: Row) => person.address.region,
  postcode: ({ person }: Row) => person.address.postcode,
  country: ({ person }: Row) => person.address.country,
  countryCode: ({ person }: Row) => person.address.countryCode,
  company: ({ company }: Row) => company.name,
  website: ({ company }: Row) => company.website,
  date: ({ faker }: Row) => faker.date.between({ from, to }).toISOString().slice(0, 10),
  dateTime: ({ faker }: Row) => faker.date.between({ from, to }).toISOString(),
  integer: ({ faker }: Row) => faker.number.int({ min: 0, max: 9999 }),
  decimal: ({ faker }: Row) => faker.number.float({ min: 0, max: 1, fractionDigits: 4 }),
  price: ({ faker }: Row) => faker.number.float({ min: 1, max: 500, fractionDigits: 2 }),
  boolean: ({ faker }: Row) => faker.datatype.boolean(),
  status: ({ faker }: Row) => faker.helpers.arrayElement(['new', 'active', 'paused', 'closed']),
  colour: ({ faker }: Row) => `#${hex(faker, 6)}`,
  latitude: ({ faker }: Row) => faker.number.float({ min: -90, max: 90, fractionDigits: 5 }),
  longitude: ({ faker }: Row) => faker.number.float({ min: -180, max: 180, fractionDigits: 5 }),
  // Ranges for documentation: RFC 5737, RFC 3849 and RFC 9542.
  ipv4: ({ faker }: Row) => `192.0.2.${faker.number.int({ min: 1, max: 254 })}`,
  ipv6: ({ faker }: Row) => `2001:db8::${faker.number.int({ min: 1, max: 65_535 }).toString(16)}`,
  mac: ({ faker }: Row) => `00:00:5e:00:53:${hex(faker, 2)}`,
} as const satisfies Record<string, (row: Row) => Value>;

export type ColumnName = keyof typeof columns;

interface Table {
  readonly faker: Faker;
  readonly locale: LocaleName;
  readonly columns: readonly ColumnName[];
  readonly rows: number;
  readonly seed: string;
}

/** Rows whose values fit together. A row has a sequence of its own, so that it stays when columns are added. */
export function makeRows({ faker, locale, columns: chosen, rows, seed }: Table) {
  return Array.from({ length: rows }, (_, at) => {
    restart(faker, `${seed}/${at}`);
    const person = makePerson(faker, locale, { sex: 'any', ageMin: 18, ageMax: 80 });
    const row: Row = { faker, at, person, company: makeCompany(faker, locale) };
    return Object.fromEntries(chosen.map((name) => [name, columns[name](row)]));
  });
}

/** CSV as RFC 4180 describes it. */
export function csvOf(chosen: readonly ColumnName[], rows: readonly Readonly<Record<string, Value>>[]): string {
  const cell = (value: Value) => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [chosen.join(','), ...rows.map((row) => chosen.map((name) => cell(row[name] ?? '')).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}
