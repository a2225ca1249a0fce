import { seeded } from '@apiyard/kernels/random/seed';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Note } from '@apiyard/kernels/faults/note';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';
import { locales } from './made/locales.ts';
import {
  addressOutput,
  datasetOutput,
  emailTitle,
  localeField,
  phoneNote,
  phoneTitle,
  referenceDateOutput,
} from './people.text.ts';

const female = { en: 'Female', fr: 'Femme', ar: 'أنثى', ch: '女' } as const;
const male = { en: 'Male', fr: 'Homme', ar: 'ذكر', ch: '男' } as const;
const sexTitle = { en: 'Sex', fr: 'Sexe', ar: 'الجنس', ch: '性别' } as const;

export default tool({
  path: 'random/person',
  title: { en: 'Made-up person', fr: 'Personne fictive', ar: 'شخص وهمي', ch: '虚构人物' },
  summary: {
    en: 'Generates people for testing in 20 languages, with a matching name, date of birth, email address, phone number and address.',
    fr: 'Génère des personnes de test avec nom, date de naissance, e-mail, téléphone et adresse cohérents, en 20 langues.',
    ar: 'ينشئ أشخاصًا للاختبار باسم وتاريخ ميلاد وبريد إلكتروني وهاتف وعنوان متوافقة، بعشرين لغة.',
    ch: '生成测试用人物，姓名、出生日期、邮箱、电话和地址相互一致，支持 20 种语言。',
  },
  tags: ['fake data', 'test data', 'faker', 'seed'],
  synonyms: {
    en: ['fake name', 'name generator', 'identity', 'user', 'dummy person', 'profile'],
    fr: ['faux nom', 'générateur de noms', 'identité fictive', 'utilisateur'],
    ar: ['اسم وهمي', 'مولّد أسماء', 'هوية وهمية', 'مستخدم'],
    ch: ['假名', '姓名生成', '虚拟身份', '测试用户'],
  },
  input: z.object({
    locale: localeField(),
    count: countField(100),
    sex: field(
      { title: sexTitle, options: { any: { en: 'Any', fr: 'Indifférent', ar: 'أيّ', ch: '不限' }, female, male } },
      z.enum(['any', 'female', 'male']).default('any'),
    ),
    ageMin: field(
      { title: { en: 'Minimum age', fr: 'Âge minimal', ar: 'أصغر عمر', ch: '最小年龄' } },
      z.int().min(0).max(110).default(18),
    ),
    ageMax: field(
      { title: { en: 'Maximum age', fr: 'Âge maximal', ar: 'أكبر عمر', ch: '最大年龄' } },
      z.int().min(0).max(110).default(80),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      people: field(
        { title: { en: 'People', fr: 'Personnes', ar: 'الأشخاص', ch: '人物' } },
        z.array(
          z.object({
            firstName: field({ title: { en: 'First name', fr: 'Prénom', ar: 'الاسم الأول', ch: '名' } }, z.string()),
            lastName: field(
              { title: { en: 'Last name', fr: 'Nom de famille', ar: 'اسم العائلة', ch: '姓' } },
              z.string(),
            ),
            fullName: field(
              { title: { en: 'Full name', fr: 'Nom complet', ar: 'الاسم الكامل', ch: '姓名' } },
              z.string(),
            ),
            sex: field({ title: sexTitle, options: { female, male } }, z.enum(['female', 'male'])),
            birthDate: field(
              { title: { en: 'Date of birth', fr: 'Date de naissance', ar: 'تاريخ الميلاد', ch: '出生日期' } },
              z.string(),
            ),
            age: field({ title: { en: 'Age', fr: 'Âge', ar: 'العمر', ch: '年龄' } }, z.int()),
            email: field({ title: emailTitle }, z.string()),
            username: field(
              { title: { en: 'Username', fr: 'Nom d’utilisateur', ar: 'اسم المستخدم', ch: '用户名' } },
              z.string(),
            ),
            phone: field({ title: phoneTitle }, z.string()),
            address: addressOutput(),
          }),
        ),
      ),
      referenceDate: referenceDateOutput(),
      dataset: datasetOutput(),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        people: [
          {
            firstName: 'Alia',
            lastName: 'Schoen',
            fullName: 'Alia Schoen',
            sex: 'female',
            birthDate: '1953-07-26',
            age: 72,
            email: 'a.schoen53@example.org',
            username: 'a.schoen53',
            phone: '+44 131 496 0537',
            address: {
              street: '62 Juniper Close',
              city: 'Edinburgh',
              region: 'Scotland',
              postcode: 'EH1 7AG',
              country: 'United Kingdom',
              countryCode: 'GB',
            },
          },
        ],
        referenceDate: '2026-01-01',
        dataset: '@faker-js/faker 10.6.0, places 1',
        seed: 'k3v9mxwq27ae',
        notes: [],
      },
    ],
  },
  errors: {
    ages_reversed: {
      en: 'The maximum age, {{ageMax}}, is below the minimum age, {{ageMin}}. Swap them.',
      fr: 'L’âge maximal, {{ageMax}}, est inférieur à l’âge minimal, {{ageMin}}. Inversez-les.',
      ar: 'أكبر عمر {{ageMax}} أقل من أصغر عمر {{ageMin}}. بدّل بينهما.',
      ch: '最大年龄 {{ageMax}} 小于最小年龄 {{ageMin}}。请对调两者。',
    },
  },
  notes: { phone_not_reserved: phoneNote },
  open: true,
  heavy: true,
  layout: 'values',
  examples: [
    { name: { en: 'One person', fr: 'Une personne', ar: 'شخص واحد', ch: '一个人' }, input: {} },
    {
      name: { en: 'Five women in France', fr: 'Cinq femmes en France', ar: 'خمس نساء في فرنسا', ch: '五位法国女性' },
      input: { locale: 'fr', count: 5, sex: 'female', seed: 'demo' },
    },
    {
      name: { en: 'Students in Indonesia', fr: 'Étudiants en Indonésie', ar: 'طلاب في إندونيسيا', ch: '印度尼西亚学生' },
      input: { locale: 'id_ID', count: 3, ageMin: 18, ageMax: 24 },
    },
  ],
  run: async ({ locale, count, sex, ageMin, ageMax, seed: given }) => {
    if (ageMin > ageMax) throw new InputFault('ages_reversed', { pointer: '/ageMax', values: { ageMin, ageMax } });
    const { dataset, fakerFrom, referenceDate } = await import('./made/source.ts');
    const { makePerson } = await import('./made/person.ts');
    const { seed } = seeded(given);
    const faker = await fakerFrom(locale, seed);
    const people = Array.from({ length: count }, () => makePerson(faker, locale, { sex, ageMin, ageMax }));
    const notes: Note[] = locales[locale].hasReservedPhones ? [] : [{ code: 'phone_not_reserved', pointer: '/people' }];
    return { people, referenceDate, dataset, seed, notes };
  },
});
