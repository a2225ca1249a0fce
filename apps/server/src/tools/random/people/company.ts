import type { Note } from '@apiyard/kernels/faults/note';
import { seeded } from '@apiyard/kernels/random/seed';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';
import { locales } from './made/locales.ts';
import { addressOutput, datasetOutput, emailTitle, localeField, phoneNote, phoneTitle } from './people.text.ts';

export default tool({
  path: 'random/company',
  title: { en: 'Made-up company', fr: 'Entreprise fictive', ar: 'شركة وهمية', ch: '虚构公司' },
  summary: {
    en: 'Generates companies for testing in 20 languages, with a matching name, legal form, website, phone number and address.',
    fr: 'Génère des entreprises de test avec nom, forme juridique, site, téléphone et adresse cohérents, en 20 langues.',
    ar: 'ينشئ شركات للاختبار باسم وشكل قانوني وموقع وهاتف وعنوان متوافقة، بعشرين لغة.',
    ch: '生成测试用公司，名称、法律形式、网站、电话和地址相互一致，支持 20 种语言。',
  },
  tags: ['fake data', 'test data', 'faker', 'seed'],
  synonyms: {
    en: ['company name', 'business', 'organisation', 'dummy company'],
    fr: ['nom d’entreprise', 'société', 'organisation fictive'],
    ar: ['اسم شركة', 'مؤسسة', 'أعمال'],
    ch: ['公司名称', '企业', '测试公司'],
  },
  input: z.object({ locale: localeField(), count: countField(100), seed: seedField() }),
  output: {
    schema: z.object({
      companies: field(
        { title: { en: 'Companies', fr: 'Entreprises', ar: 'الشركات', ch: '公司' } },
        z.array(
          z.object({
            name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string()),
            legalForm: field(
              { title: { en: 'Legal form', fr: 'Forme juridique', ar: 'الشكل القانوني', ch: '法律形式' } },
              z.string(),
            ),
            industry: field({ title: { en: 'Industry', fr: 'Secteur', ar: 'القطاع', ch: '行业' } }, z.string()),
            founded: field({ title: { en: 'Founded', fr: 'Création', ar: 'سنة التأسيس', ch: '成立年份' } }, z.int()),
            employees: field(
              { title: { en: 'Employees', fr: 'Salariés', ar: 'عدد الموظفين', ch: '员工人数' } },
              z.int(),
            ),
            website: field({ title: { en: 'Website', fr: 'Site web', ar: 'الموقع', ch: '网站' } }, z.string()),
            email: field({ title: emailTitle }, z.string()),
            phone: field({ title: phoneTitle }, z.string()),
            address: addressOutput(),
          }),
        ),
      ),
      dataset: datasetOutput(),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        companies: [
          {
            name: 'Reilly Logistics plc',
            legalForm: 'plc',
            industry: 'Logistics',
            founded: 1987,
            employees: 240,
            website: 'https://reilly-logistics.example',
            email: 'info@reilly-logistics.example',
            phone: '+44 20 7946 0259',
            address: {
              street: '82 West Street',
              city: 'London',
              region: 'England',
              postcode: 'SE1 3AA',
              country: 'United Kingdom',
              countryCode: 'GB',
            },
          },
        ],
        dataset: '@faker-js/faker 10.6.0, places 1',
        seed: 'k3v9mxwq27ae',
        notes: [],
      },
    ],
  },
  notes: { phone_not_reserved: phoneNote },
  open: true,
  heavy: true,
  layout: 'values',
  examples: [
    { name: { en: 'One company', fr: 'Une entreprise', ar: 'شركة واحدة', ch: '一家公司' }, input: {} },
    {
      name: { en: 'Five in Japan', fr: 'Cinq au Japon', ar: 'خمس في اليابان', ch: '五家日本公司' },
      input: { locale: 'ja', count: 5, seed: 'demo' },
    },
  ],
  run: async ({ locale, count, seed: given }) => {
    const { dataset, fakerFrom } = await import('./made/source.ts');
    const { makeCompany } = await import('./made/company.ts');
    const { seed } = seeded(given);
    const faker = await fakerFrom(locale, seed);
    const companies = Array.from({ length: count }, () => makeCompany(faker, locale));
    const notes: Note[] = locales[locale].hasReservedPhones
      ? []
      : [{ code: 'phone_not_reserved', pointer: '/companies' }];
    return { companies, dataset, seed, notes };
  },
});
