import { seeded } from '@apiyard/kernels/random/seed';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';
import { addressSchema, datasetOutput, localeField } from './people.text.ts';

export default tool({
  path: 'random/address',
  title: { en: 'Made-up address', fr: 'Adresse fictive', ar: 'عنوان وهمي', ch: '虚构地址' },
  summary: {
    en: 'Generates postal addresses for testing: real cities with their regions and postcodes, made-up streets and numbers.',
    fr: 'Génère des adresses de test : villes réelles avec région et code postal, rues et numéros fictifs.',
    ar: 'ينشئ عناوين بريدية للاختبار: مدن حقيقية مع مناطقها ورموزها البريدية، وشوارع وأرقام وهمية.',
    ch: '生成测试用邮寄地址：真实的城市、地区和邮政编码，虚构的街道和门牌号。',
  },
  tags: ['fake data', 'test data', 'postcode', 'seed'],
  synonyms: {
    en: ['fake address', 'street', 'zip code', 'postal code', 'city'],
    fr: ['fausse adresse', 'rue', 'code postal', 'ville'],
    ar: ['عنوان بريدي', 'شارع', 'رمز بريدي', 'مدينة'],
    ch: ['假地址', '街道', '邮编', '城市'],
  },
  input: z.object({ locale: localeField(), count: countField(1000), seed: seedField() }),
  output: {
    schema: z.object({
      addresses: field(
        { title: { en: 'Addresses', fr: 'Adresses', ar: 'العناوين', ch: '地址' } },
        z.array(addressSchema()),
      ),
      dataset: datasetOutput(),
      seed: seedOutput(),
    }),
    examples: [
      {
        addresses: [
          {
            street: '47 Quai des Grands Augustins',
            city: 'Nantes',
            region: 'Pays de la Loire',
            postcode: '44700',
            country: 'France',
            countryCode: 'FR',
          },
        ],
        dataset: '@faker-js/faker 10.6.0, places 1',
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  open: true,
  heavy: true,
  layout: 'values',
  examples: [
    { name: { en: 'One address', fr: 'Une adresse', ar: 'عنوان واحد', ch: '一个地址' }, input: {} },
    {
      name: { en: 'Ten in Brazil', fr: 'Dix au Brésil', ar: 'عشرة في البرازيل', ch: '十个巴西地址' },
      input: { locale: 'pt_BR', count: 10, seed: 'demo' },
    },
  ],
  run: async ({ locale, count, seed: given }) => {
    const { dataset, fakerFrom } = await import('./made/source.ts');
    const { makeAddress } = await import('./made/address.ts');
    const { seed } = seeded(given);
    const faker = await fakerFrom(locale, seed);
    return { addresses: Array.from({ length: count }, () => makeAddress(faker, locale).address), dataset, seed };
  },
});
