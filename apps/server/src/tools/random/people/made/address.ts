import type { Faker } from '@faker-js/faker';
import type { LocaleName } from './locales.ts';
import { locales } from './locales.ts';

/** Streets where Faker has those of English. */
const streets: Partial<Readonly<Record<LocaleName, readonly string[]>>> = {
  ar: ['شارع التحرير', 'شارع النيل', 'شارع الجمهورية', 'شارع الهرم', 'شارع الجلاء', 'شارع سعد زغلول', 'شارع البحر'],
  vi: ['Lê Lợi', 'Nguyễn Huệ', 'Trần Hưng Đạo', 'Hai Bà Trưng', 'Lý Thường Kiệt', 'Phan Chu Trinh', 'Quang Trung'],
  zh_CN: ['人民路', '中山路', '建设路', '解放路', '和平路', '文化路', '青年路', '新华路'],
  ja: ['本町', '中央', '栄町', '緑町', '若葉町', '桜町', '港町'],
  ko: ['중앙로', '시민로', '평화로', '강변로', '문화로', '청계로', '한빛로'],
};

/** A street with house number, and a city with its region, postcode and a phone number of the place. */
export function makeAddress(faker: Faker, locale: LocaleName) {
  const { countryCode, country, callingCode, places } = locales[locale];
  const { city, region, postcode, phone } = faker.helpers.arrayElement(places);
  return {
    address: {
      street: makeStreet(faker, locale),
      city,
      region,
      postcode: faker.helpers.replaceSymbols(postcode),
      country,
      countryCode,
    },
    phone: `+${callingCode} ${faker.helpers.replaceSymbols(phone)}`,
  };
}

function makeStreet(faker: Faker, locale: LocaleName): string {
  const list = streets[locale];
  if (list === undefined) return faker.location.streetAddress();
  const name = faker.helpers.arrayElement(list);
  const number = faker.number.int({ min: 1, max: 199 });
  switch (locale) {
    case 'zh_CN':
      return `${name}${number}号`;
    case 'ja':
      return `${name}${(number % 9) + 1}-${(number % 20) + 1}-${(number % 15) + 1}`;
    case 'vi':
      return `${number} ${name}`;
    case 'ar':
      return `${number} ${name}`;
    default:
      return `${name} ${number}`;
  }
}
