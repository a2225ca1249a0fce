import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Tool } from '../../tool.ts';
import address from './address.ts';
import company from './company.ts';
import { localeNames, locales } from './made/locales.ts';
import { latinOf, nameLists } from './made/names.ts';
import { dataset } from './made/source.ts';
import { tradesOf } from './made/trades.ts';
import person from './person.ts';
import testData from './test-data.ts';

const context = { signal: new AbortController().signal };
type AnyTool = Pick<Tool, 'input' | 'run'>;
const run = async <Result>(tool: AnyTool, input: object) =>
  (await tool.run(tool.input.parse(input), context)) as Result;

async function faults(tool: AnyTool, input: object): Promise<unknown> {
  const response = await tool.run(tool.input.parse(input), context);
  return response instanceof Failure ? response.extras.errors : response;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly sex: string;
  readonly birthDate: string;
  readonly age: number;
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly address: Readonly<Record<string, string>>;
}
interface People {
  readonly people: Person[];
  readonly notes: { readonly code: string }[];
}
const make = (input: object) => run<People>(person, input);

/** Numbers that regulators have set aside for fiction. */
const reserved: Readonly<Record<string, RegExp>> = {
  en_US: /^\+1 \d{3} 555 01\d\d$/,
  en_GB: /^\+44 (?:20 7946 0\d{3}|(?:113|121|161|141|131) 496 0\d{3})$/,
  fr: /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  de: /^\+49 (?:30 23125|40 66969|89 99998|69 90009) \d{3}$|^\+49 221 4710 \d{3}$/,
  sv: /^\+46 (?:8 465 004|31 390 06|40 628 04) \d\d$|^\+46 980 319 2\d\d$/,
};

describe('person', () => {
  it('has 20 locales', () => {
    expect([localeNames.length, Object.keys(locales).length, Object.keys(tradesOf).length]).toEqual([20, 20, 20]);
  });

  it('gives the same for the same seed', async () => {
    const one = await make({ locale: 'en_GB', seed: 'x' });
    await make({ locale: 'en_GB', seed: 'other' });
    expect(await make({ locale: 'en_GB', seed: 'x' })).toEqual(one);
    expect(one).toEqual({
      people: [
        {
          firstName: 'Cielo',
          lastName: 'Kreiger',
          fullName: 'Cielo Kreiger',
          sex: 'female',
          birthDate: '1992-07-26',
          age: 33,
          email: 'cielo.kreiger@example.net',
          username: 'cielo.kreiger',
          phone: '+44 121 496 0259',
          address: {
            street: '3 West Street',
            city: 'Birmingham',
            region: 'England',
            postcode: 'B1 3AD',
            country: 'United Kingdom',
            countryCode: 'GB',
          },
        },
      ],
      referenceDate: '2026-01-01',
      dataset: '@faker-js/faker 10.6.0, places 1',
      seed: 'x',
      notes: [],
    });
  });

  it.each(localeNames)('fits together in %s', async (locale) => {
    const { people, notes } = await make({ locale, count: 60, seed: 'fit' });
    const { callingCode, countryCode, places } = locales[locale];
    const odd = people.filter(
      ({ firstName, lastName, fullName, email, username, phone, address: at }) =>
        !fullName.includes(firstName) ||
        !fullName.includes(lastName) ||
        !/^[a-z]+[._][a-z]+\d*$/.test(username) ||
        !new RegExp(`^${username.replace('.', '\\.')}@example\\.(?:com|net|org)$`).test(email) ||
        !phone.startsWith(`+${callingCode} `) ||
        at['countryCode'] !== countryCode ||
        !places.some(({ city, region }) => city === at['city'] && region === at['region']) ||
        Object.values(at).some((part) => part === '' || part.includes('#')),
    );
    expect(odd).toEqual([]);
    const pattern = reserved[locale] ?? /^\+\d+ 0?\d{1,3} 0{1,4}[ \d-]+$/;
    expect(people.map(({ phone }) => phone).filter((phone) => !pattern.test(phone))).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(locale in reserved ? [] : ['phone_not_reserved']);
  });

  it('has a date of birth for the age at the reference date, both ends of the range included', async () => {
    const { people } = await make({ count: 100, ageMin: 18, ageMax: 19, seed: 'age' });
    expect([...new Set(people.map(({ age }) => age))].toSorted()).toEqual([18, 19]);
    const ageOf = (birthDate: string) => 2026 - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > '01-01' ? 1 : 0);
    expect(people.filter(({ birthDate, age }) => ageOf(birthDate) !== age)).toEqual([]);
    const born = (await make({ count: 100, ageMin: 0, ageMax: 0, seed: 'age' })).people.map(
      ({ birthDate }) => birthDate,
    );
    expect(born.filter((date) => date < '2025-01-02' || date > '2026-01-01')).toEqual([]);
  });

  it('has names of the sex', async () => {
    const { people } = await make({ locale: 'pl', count: 100, sex: 'female', seed: 'pl' });
    expect(people.filter(({ sex, lastName }) => sex !== 'female' || /(?:s|c|dz)ki$/.test(lastName))).toEqual([]);
    expect(new Set((await make({ locale: 'zh_CN', count: 100, sex: 'male' })).people.map(({ sex }) => sex))).toEqual(
      new Set(['male']),
    );
  });

  it('writes names in the order of the language', async () => {
    const names = await Promise.all(
      (['zh_CN', 'ja', 'ko', 'vi', 'fr'] as const).map(async (locale) => {
        const [{ firstName, lastName, fullName } = { firstName: '', lastName: '', fullName: '' }] = (
          await make({ locale })
        ).people;
        return fullName.replace(firstName, 'F').replace(lastName, 'L');
      }),
    );
    expect(names).toEqual(['LF', 'L F', 'LF', 'L F', 'F L']);
  });

  it('rejects ages that are reversed', async () => {
    expect(await faults(person, { ageMin: 30, ageMax: 20 })).toEqual([
      {
        pointer: '/ageMax',
        code: 'ages_reversed',
        detail: 'The maximum age, 20, is below the minimum age, 30. Swap them.',
      },
    ]);
  });
});

describe('names', () => {
  it.each([
    ['Łukasz Größe-Ødegård', 'lukaszgrosseodegard'],
    ['Щербакова Юлия', 'shcherbakovayuliya'],
    ['Їжак Євген Ґонта', 'yizhakyevgengonta'],
    ['Đặng Thị Ánh', 'dangthianh'],
    ['Işıl Çağlar', 'isilcaglar'],
  ])('writes %s in Latin letters', (name, latin) => {
    expect(latinOf(name)).toBe(latin);
  });

  it('has a Latin form of each name of the lists', () => {
    for (const locale of ['zh_CN', 'ja', 'ko', 'ar', 'fa']) {
      const lists = nameLists(locale);
      expect([lists?.family.length, lists?.female.length, lists?.male.length]).toEqual([20, 16, 16]);
      expect(
        Object.values(lists ?? {})
          .flat()
          .filter(([native, latin]) => /[a-z]/.test(native) || !/^[a-z]+$/.test(latin)),
      ).toEqual([]);
    }
    expect(nameLists('fr')).toBe(null);
  });
});

it('the data set names the version of Faker', () => {
  const { version } = createRequire(import.meta.url)('@faker-js/faker/package.json') as { version: string };
  expect(dataset).toBe(`@faker-js/faker ${version}, places 1`);
});

describe('company', () => {
  it.each(localeNames)('has a website and email of its name in %s', async (locale) => {
    const { companies, notes } = await run<{
      companies: Readonly<Record<string, string>>[];
      notes: { code: string }[];
    }>(company, {
      locale,
      count: 30,
      seed: 'c',
    });
    const odd = companies.filter(
      ({ name = '', legalForm = '', industry = '', website = '', email = '' }) =>
        !name.includes(legalForm) ||
        !name.includes(industry) ||
        name.includes('{') ||
        !/^https:\/\/[a-z]+-[a-z]+\.example$/.test(website) ||
        email !== `info@${website.slice(8)}`,
    );
    expect(odd).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(locale in reserved ? [] : ['phone_not_reserved']);
  });
});

describe('address', () => {
  it.each([
    ['en_US', /^\d{5}$/],
    ['en_GB', /^[A-Z]{1,2}1 \dA[A-G]$/],
    ['nl', /^\d{4} [A-Z]{2}$/],
    ['pt_BR', /^\d{5}-\d{3}$/],
    ['pl', /^\d\d-\d{3}$/],
    ['ja', /^\d{3}-\d{4}$/],
    ['sv', /^\d{3} \d\d$/],
    ['fa', /^\d{5}-\d{5}$/],
  ] as const)('has postcodes of %s', async (locale, pattern) => {
    const { addresses } = await run<{ addresses: { postcode: string }[] }>(address, { locale, count: 100, seed: 'a' });
    expect(addresses.map(({ postcode }) => postcode).filter((postcode) => !pattern.test(postcode))).toEqual([]);
  });
});

describe('test-data', () => {
  interface Table {
    readonly text: string;
    readonly notes: { readonly code: string }[];
  }

  it('has the chosen columns in order, as JSON and as CSV', async () => {
    const input = { columns: ['row', 'email', 'boolean', 'age'], rows: 3, seed: 't' };
    const json = JSON.parse((await run<Table>(testData, input)).text) as Readonly<Record<string, unknown>>[];
    expect(json.map((row) => Object.keys(row))).toEqual([input.columns, input.columns, input.columns]);
    const { text } = await run<Table>(testData, { ...input, format: 'csv' });
    expect(text).toBe(['row,email,boolean,age', ...json.map((row) => Object.values(row).join(',')), ''].join('\r\n'));
  });

  it('quotes commas in CSV (RFC 4180)', async () => {
    const { text } = await run<Table>(testData, {
      columns: ['street', 'row'],
      rows: 30,
      format: 'csv',
      locale: 'ru',
      seed: 'q',
    });
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines.slice(1).filter((line) => !/^"[^"]+, [^"]+",\d+$/.test(line))).toEqual([]);
  });

  it('has values of each column in their form, in 1000 rows', async () => {
    const columns = testData.input.shape.columns.unwrap().element.options;
    expect(columns).toHaveLength(32);
    const { text } = await run<Table>(testData, { columns, rows: 1000, seed: 'all' });
    const rows = JSON.parse(text) as Readonly<Record<string, string | number | boolean>>[];
    const forms: Readonly<Record<string, RegExp>> = {
      uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/,
      date: /^2025-\d\d-\d\d$/,
      dateTime: /^2025-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      integer: /^\d{1,4}$/,
      decimal: /^[01](?:\.\d{1,4})?$/,
      price: /^\d{1,3}(?:\.\d{1,2})?$/,
      boolean: /^(?:true|false)$/,
      status: /^(?:new|active|paused|closed)$/,
      colour: /^#[0-9a-f]{6}$/,
      latitude: /^-?\d{1,2}(?:\.\d{1,5})?$/,
      longitude: /^-?\d{1,3}(?:\.\d{1,5})?$/,
      ipv4: /^192\.0\.2\.\d{1,3}$/,
      ipv6: /^2001:db8::[0-9a-f]{1,4}$/,
      mac: /^00:00:5e:00:53:[0-9a-f]{2}$/,
    };
    const odd = rows.flatMap((row) => Object.entries(forms).filter(([name, form]) => !form.test(String(row[name]))));
    expect([rows.length, odd]).toEqual([1000, []]);
  });

  it('keeps rows when columns are added', async () => {
    const emails = async (columns: string[]) => {
      const { text } = await run<Table>(testData, { columns, rows: 5, seed: 'k' });
      return (JSON.parse(text) as { email: string }[]).map(({ email }) => email);
    };
    expect(await emails(['email'])).toEqual(await emails(['row', 'uuid', 'email']));
  });

  it('notes phone numbers that are not reserved, only if there are any', async () => {
    const notes = async (columns: string[]) =>
      (await run<Table>(testData, { columns, locale: 'id_ID', rows: 1 })).notes.map(({ code }) => code);
    expect([await notes(['phone']), await notes(['email'])]).toEqual([['phone_not_reserved'], []]);
  });

  it('rejects a repeated column', async () => {
    expect(await faults(testData, { columns: ['row', 'age', 'row'] })).toEqual([
      {
        pointer: '/columns/2',
        code: 'column_repeats',
        detail: 'The column row is chosen more than once. Choose each column once.',
      },
    ]);
  });
});
