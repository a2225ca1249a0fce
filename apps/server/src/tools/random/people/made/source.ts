/** Faker for a locale and seed. Loaded when first used: a locale is some hundred kilobytes. */
import type { Faker } from '@faker-js/faker';
import { randomFrom } from '@apiyard/kernels/random';
import type { LocaleName } from './locales.ts';

/** The same seed gives the same data as long as this stays the same. */
export const dataset = '@faker-js/faker 10.6.0, places 1';
/** What ages count from, so that data does not change from day to day. */
export const referenceDate = '2026-01-01';

const load: Readonly<Record<LocaleName, () => Promise<{ faker: Faker }>>> = {
  en_US: () => import('@faker-js/faker/locale/en_US'),
  en_GB: () => import('@faker-js/faker/locale/en_GB'),
  fr: () => import('@faker-js/faker/locale/fr'),
  de: () => import('@faker-js/faker/locale/de'),
  es: () => import('@faker-js/faker/locale/es'),
  it: () => import('@faker-js/faker/locale/it'),
  nl: () => import('@faker-js/faker/locale/nl'),
  pl: () => import('@faker-js/faker/locale/pl'),
  pt_BR: () => import('@faker-js/faker/locale/pt_BR'),
  sv: () => import('@faker-js/faker/locale/sv'),
  tr: () => import('@faker-js/faker/locale/tr'),
  ru: () => import('@faker-js/faker/locale/ru'),
  uk: () => import('@faker-js/faker/locale/uk'),
  ar: () => import('@faker-js/faker/locale/ar'),
  fa: () => import('@faker-js/faker/locale/fa'),
  id_ID: () => import('@faker-js/faker/locale/id_ID'),
  vi: () => import('@faker-js/faker/locale/vi'),
  zh_CN: () => import('@faker-js/faker/locale/zh_CN'),
  ja: () => import('@faker-js/faker/locale/ja'),
  ko: () => import('@faker-js/faker/locale/ko'),
};

/** Draw everything before the next await: the generator is shared by all calls. */
export async function fakerFrom(locale: LocaleName, seed: string): Promise<Faker> {
  const { faker } = await load[locale]();
  restart(faker, seed);
  faker.setDefaultRefDate(`${referenceDate}T00:00:00.000Z`);
  return faker;
}

/** Begins the sequence of a seed. */
export function restart(faker: Faker, seed: string): void {
  const random = randomFrom(seed);
  faker.seed([random.next(), random.next(), random.next(), random.next()]);
}
