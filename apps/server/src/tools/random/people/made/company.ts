import type { Faker } from '@faker-js/faker';
import { makeAddress } from './address.ts';
import type { LocaleName } from './locales.ts';
import { makeName } from './person.ts';
import { tradesOf, tradeSlugs } from './trades.ts';

/** A company whose website and email fit its name. The domain ends with `.example`, which no one can register (RFC 2606). */
export function makeCompany(faker: Faker, locale: LocaleName) {
  const { pattern, trades, forms } = tradesOf[locale];
  const [, [name, latin]] = makeName(faker, locale, 'male');
  const at = faker.number.int({ min: 0, max: trades.length - 1 });
  const legalForm = faker.helpers.arrayElement(forms);
  const parts: Readonly<Record<string, string>> = { name, trade: trades[at] ?? '', form: legalForm };
  const domain = `${latin}-${tradeSlugs[at] ?? ''}.example`;
  const { address, phone } = makeAddress(faker, locale);
  return {
    name: pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? ''),
    legalForm,
    industry: trades[at] ?? '',
    founded: faker.number.int({ min: 1920, max: 2024 }),
    employees: faker.number.int({ min: 1, max: 5000 }),
    website: `https://${domain}`,
    email: `info@${domain}`,
    phone,
    address,
  };
}
