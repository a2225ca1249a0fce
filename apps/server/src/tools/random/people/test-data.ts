import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Note } from '@apiyard/kernels/faults/note';
import { seeded } from '@apiyard/kernels/random/seed';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { formatTitle, seedField, seedOutput } from '../fields.text.ts';
import { locales } from './made/locales.ts';
import { datasetOutput, emailTitle, localeField, phoneNote, phoneTitle, referenceDateOutput } from './people.text.ts';

const columnNames = [
  'row',
  'uuid',
  'firstName',
  'lastName',
  'fullName',
  'sex',
  'birthDate',
  'age',
  'email',
  'username',
  'phone',
  'street',
  'city',
  'region',
  'postcode',
  'country',
  'countryCode',
  'company',
  'website',
  'date',
  'dateTime',
  'integer',
  'decimal',
  'price',
  'boolean',
  'status',
  'colour',
  'latitude',
  'longitude',
  'ipv4',
  'ipv6',
  'mac',
] as const;

export default tool({
  path: 'random/test-data',
  title: { en: 'Test data table', fr: 'Table de données de test', ar: 'جدول بيانات للاختبار', ch: '测试数据表' },
  summary: {
    en: 'Generates a table of 1 to 1000 rows with the columns you choose, as JSON or CSV (RFC 4180).',
    fr: 'Génère une table de 1 à 1000 lignes avec les colonnes choisies, en JSON ou CSV (RFC 4180).',
    ar: 'ينشئ جدولًا من 1 إلى 1000 صف بالأعمدة التي تختارها، بصيغة JSON أو CSV (RFC 4180).',
    ch: '按所选列生成 1 至 1000 行的数据表，格式为 JSON 或 CSV（RFC 4180）。',
  },
  tags: ['json', 'csv', 'faker', 'mock data', 'seed'],
  synonyms: {
    en: ['mock data', 'dummy data', 'sample data', 'fake data', 'seed data', 'fixtures'],
    fr: ['données factices', 'jeu d’essai', 'données d’exemple'],
    ar: ['بيانات وهمية', 'بيانات تجريبية', 'عينة بيانات'],
    ch: ['模拟数据', '假数据', '样例数据', '造数'],
  },
  input: z.object({
    columns: field(
      {
        title: { en: 'Columns', fr: 'Colonnes', ar: 'الأعمدة', ch: '列' },
        help: {
          en: 'Columns appear in this order. The values in a row match each other.',
          fr: 'Dans cet ordre. Les valeurs d’une ligne sont cohérentes.',
          ar: 'بهذا الترتيب. قيم كل صف متوافقة.',
          ch: '按此顺序。同一行的值相互一致。',
        },
      },
      z
        .array(
          field(
            {
              title: { en: 'Column', fr: 'Colonne', ar: 'العمود', ch: '列' },
              options: {
                row: { en: 'Row number', fr: 'Numéro de ligne', ar: 'رقم الصف', ch: '行号' },
                uuid: 'UUID',
                firstName: { en: 'First name', fr: 'Prénom', ar: 'الاسم الأول', ch: '名' },
                lastName: { en: 'Last name', fr: 'Nom de famille', ar: 'اسم العائلة', ch: '姓' },
                fullName: { en: 'Full name', fr: 'Nom complet', ar: 'الاسم الكامل', ch: '姓名' },
                sex: { en: 'Sex', fr: 'Sexe', ar: 'الجنس', ch: '性别' },
                birthDate: { en: 'Date of birth', fr: 'Date de naissance', ar: 'تاريخ الميلاد', ch: '出生日期' },
                age: { en: 'Age', fr: 'Âge', ar: 'العمر', ch: '年龄' },
                email: emailTitle,
                username: { en: 'Username', fr: 'Nom d’utilisateur', ar: 'اسم المستخدم', ch: '用户名' },
                phone: phoneTitle,
                street: { en: 'Street', fr: 'Rue', ar: 'الشارع', ch: '街道' },
                city: { en: 'City', fr: 'Ville', ar: 'المدينة', ch: '城市' },
                region: { en: 'State or province', fr: 'Région', ar: 'الولاية أو المحافظة', ch: '省/州' },
                postcode: { en: 'Postcode', fr: 'Code postal', ar: 'الرمز البريدي', ch: '邮政编码' },
                country: { en: 'Country', fr: 'Pays', ar: 'البلد', ch: '国家/地区' },
                countryCode: { en: 'Country code', fr: 'Code du pays', ar: 'رمز البلد', ch: '国家/地区代码' },
                company: { en: 'Company', fr: 'Entreprise', ar: 'الشركة', ch: '公司' },
                website: { en: 'Website', fr: 'Site web', ar: 'الموقع', ch: '网站' },
                date: { en: 'Date', fr: 'Date', ar: 'التاريخ', ch: '日期' },
                dateTime: { en: 'Date and time', fr: 'Date et heure', ar: 'التاريخ والوقت', ch: '日期和时间' },
                integer: { en: 'Integer', fr: 'Nombre entier', ar: 'عدد صحيح', ch: '整数' },
                decimal: {
                  en: 'Decimal from 0 to 1',
                  fr: 'Décimal de 0 à 1',
                  ar: 'عدد عشري من 0 إلى 1',
                  ch: '0 到 1 的小数',
                },
                price: { en: 'Price', fr: 'Prix', ar: 'السعر', ch: '价格' },
                boolean: { en: 'True or false', fr: 'Vrai ou faux', ar: 'صحيح أو خطأ', ch: '真或假' },
                status: { en: 'Status', fr: 'Statut', ar: 'الحالة', ch: '状态' },
                colour: { en: 'Colour', fr: 'Couleur', ar: 'اللون', ch: '颜色' },
                latitude: { en: 'Latitude', fr: 'Latitude', ar: 'خط العرض', ch: '纬度' },
                longitude: { en: 'Longitude', fr: 'Longitude', ar: 'خط الطول', ch: '经度' },
                ipv4: { en: 'IPv4 address', fr: 'Adresse IPv4', ar: 'عنوان IPv4', ch: 'IPv4 地址' },
                ipv6: { en: 'IPv6 address', fr: 'Adresse IPv6', ar: 'عنوان IPv6', ch: 'IPv6 地址' },
                mac: { en: 'MAC address', fr: 'Adresse MAC', ar: 'عنوان MAC', ch: 'MAC 地址' },
              },
            },
            z.enum(columnNames),
          ),
        )
        .min(1)
        .max(columnNames.length)
        .default(['row', 'fullName', 'email', 'city', 'price', 'date']),
    ),
    rows: field(
      { title: { en: 'Rows', fr: 'Lignes', ar: 'الصفوف', ch: '行数' } },
      z.int().min(1).max(1000).default(10),
    ),
    format: field(
      { title: formatTitle, options: { json: 'JSON', csv: 'CSV' } },
      z.enum(['json', 'csv']).default('json'),
    ),
    locale: localeField(),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Table', fr: 'Table', ar: 'الجدول', ch: '数据表' } }, z.string()),
      format: field({ title: formatTitle }, z.enum(['json', 'csv'])),
      rows: field({ title: { en: 'Rows', fr: 'Lignes', ar: 'الصفوف', ch: '行数' } }, z.int()),
      referenceDate: referenceDateOutput(),
      dataset: datasetOutput(),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'row,email\r\n1,a.schoen53@example.org\r\n',
        format: 'csv',
        rows: 1,
        referenceDate: '2026-01-01',
        dataset: '@faker-js/faker 10.6.0, places 1',
        seed: 'k3v9mxwq27ae',
        notes: [],
      },
    ],
  },
  errors: {
    column_repeats: {
      en: 'The column {{column}} is chosen more than once. Choose each column once.',
      fr: 'La colonne {{column}} est choisie plusieurs fois. Choisissez chaque colonne une seule fois.',
      ar: 'اختير العمود {{column}} أكثر من مرة. اختر كل عمود مرة واحدة.',
      ch: '列 {{column}} 被选择多次。每列只能选择一次。',
    },
  },
  notes: { phone_not_reserved: phoneNote },
  open: true,
  heavy: true,
  layout: 'text',
  examples: [
    {
      name: {
        en: 'Ten orders as JSON',
        fr: 'Dix commandes en JSON',
        ar: 'عشرة طلبات بصيغة JSON',
        ch: '十条 JSON 订单',
      },
      input: {},
    },
    {
      name: {
        en: 'A hundred users as CSV',
        fr: 'Cent utilisateurs en CSV',
        ar: 'مئة مستخدم بصيغة CSV',
        ch: '一百个 CSV 用户',
      },
      input: {
        columns: ['uuid', 'firstName', 'lastName', 'email', 'phone', 'city', 'countryCode', 'dateTime', 'boolean'],
        rows: 100,
        format: 'csv',
        locale: 'de',
        seed: 'demo',
      },
    },
  ],
  run: async ({ columns, rows, format, locale, seed: given }) => {
    const repeated = columns.findIndex((name, at) => columns.indexOf(name) !== at);
    if (repeated >= 0)
      throw new InputFault('column_repeats', {
        pointer: `/columns/${repeated}`,
        values: { column: columns[repeated] ?? '' },
      });
    const { dataset, fakerFrom, referenceDate } = await import('./made/source.ts');
    const { csvOf, makeRows } = await import('./made/table.ts');
    const { seed } = seeded(given);
    const table = makeRows({ faker: await fakerFrom(locale, seed), locale, columns, rows, seed });
    const text = format === 'csv' ? csvOf(columns, table) : `${JSON.stringify(table, null, 2)}\n`;
    const hasNote = columns.includes('phone') && !locales[locale].hasReservedPhones;
    const notes: Note[] = hasNote ? [{ code: 'phone_not_reserved', pointer: '/text' }] : [];
    return { text, format, rows, referenceDate, dataset, seed, notes };
  },
});
