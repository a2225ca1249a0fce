import qrContact from '@apiyard/kernels/tools/random/codes/qr-contact';
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field, RawResponse, tool } from '../../tool.ts';
import { lookFields, qrErrors } from './look.text.ts';

const line = (title: Text, max = 100) => field({ title }, z.string().max(max).default(''));

export default tool({
  path: 'random/qr-contact',
  title: { en: 'Contact QR code', fr: 'Code QR de contact', ar: 'رمز QR لجهة اتصال', ch: '名片二维码' },
  summary: {
    en: 'Generates a QR code that adds a contact to a phone, as a vCard (RFC 2426) or MeCard.',
    fr: 'Génère un code QR qui ajoute un contact aux téléphones, en vCard (RFC 2426) ou MeCard.',
    ar: 'ينشئ رمز QR يضيف جهة اتصال إلى الهواتف، بصيغة vCard (RFC 2426) أو MeCard.',
    ch: '生成可将联系人添加到手机的二维码，格式为 vCard（RFC 2426）或 MeCard。',
  },
  tags: ['vcard', 'mecard', 'png', 'svg'],
  synonyms: {
    en: ['business card', 'address book', 'vcf', 'contact card'],
    fr: ['carte de visite', 'carnet d’adresses', 'fiche contact'],
    ar: ['بطاقة عمل', 'دفتر العناوين', 'بطاقة اتصال'],
    ch: ['电子名片', '通讯录', '联系人'],
  },
  input: z.object({
    card: field(
      {
        title: { en: 'Card', fr: 'Carte', ar: 'البطاقة', ch: '名片格式' },
        help: {
          en: 'A MeCard is shorter, so its code is smaller.',
          fr: 'Une MeCard est plus courte, son code est donc plus petit.',
          ar: 'MeCard أقصر، ولذلك يكون رمزها أصغر.',
          ch: 'MeCard 更短，二维码更小。',
        },
        options: {
          vcard: { en: 'vCard 3.0', fr: 'vCard 3.0', ar: 'بطاقة vCard 3.0', ch: 'vCard 3.0 名片' },
          mecard: { en: 'MeCard', fr: 'MeCard', ar: 'بطاقة MeCard', ch: 'MeCard 名片' },
        },
      },
      z.enum(['vcard', 'mecard']).default('vcard'),
    ),
    givenName: line({ en: 'First name', fr: 'Prénom', ar: 'الاسم الأول', ch: '名' }),
    familyName: line({ en: 'Last name', fr: 'Nom de famille', ar: 'اسم العائلة', ch: '姓' }),
    organisation: line({ en: 'Organisation', fr: 'Organisation', ar: 'المؤسسة', ch: '单位' }),
    jobTitle: line({ en: 'Job title', fr: 'Fonction', ar: 'المسمى الوظيفي', ch: '职位' }),
    phone: field(
      { title: { en: 'Phone', fr: 'Téléphone', ar: 'الهاتف', ch: '电话' } },
      z
        .string()
        .regex(/^(?:\+?[0-9 ().\-/]{3,30})?$/, { error: 'Enter a phone number, such as +62 812 3456 7890.' })
        .default(''),
    ),
    email: field(
      { title: { en: 'Email', fr: 'E-mail', ar: 'البريد الإلكتروني', ch: '邮箱' } },
      z.email().or(z.literal('')).default(''),
    ),
    url: field(
      { title: { en: 'Website', fr: 'Site web', ar: 'الموقع', ch: '网站' } },
      z
        .url({ protocol: /^https?$/ })
        .or(z.literal(''))
        .default(''),
    ),
    street: line({ en: 'Street', fr: 'Rue', ar: 'الشارع', ch: '街道' }),
    city: line({ en: 'City', fr: 'Ville', ar: 'المدينة', ch: '城市' }),
    region: line({ en: 'State or province', fr: 'Région', ar: 'الولاية أو المحافظة', ch: '省/州' }),
    postcode: line({ en: 'Postcode', fr: 'Code postal', ar: 'الرمز البريدي', ch: '邮政编码' }, 20),
    country: line({ en: 'Country', fr: 'Pays', ar: 'البلد', ch: '国家/地区' }),
    note: field(
      { title: { en: 'Note', fr: 'Note', ar: 'ملاحظة', ch: '备注' }, multiline: true },
      z.string().max(300).default(''),
    ),
    ...lookFields(),
  }),
  output: ['image/png', 'image/svg+xml'],
  errors: {
    ...qrErrors,
    no_name: {
      en: 'The contact has no name. Enter a first name, last name or organisation.',
      fr: 'Le contact n’a pas de nom. Saisissez un prénom, un nom de famille ou une organisation.',
      ar: 'جهة الاتصال دون اسم. أدخل اسمًا أول أو اسم عائلة أو مؤسسة.',
      ch: '联系人没有名称。请输入名、姓或单位。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'A business card', fr: 'Une carte de visite', ar: 'بطاقة عمل', ch: '商务名片' },
      input: {
        givenName: 'Amina',
        familyName: 'Diallo',
        organisation: 'Example Ltd',
        jobTitle: 'Engineer',
        phone: '+44 20 7946 0123',
        email: 'amina@example.com',
        url: 'https://example.com',
      },
    },
    {
      name: { en: 'A short MeCard', fr: 'Une MeCard courte', ar: 'بطاقة MeCard قصيرة', ch: '简短的 MeCard' },
      input: { card: 'mecard', givenName: '小明', familyName: '王', phone: '+86 10 5555 0123', format: 'svg' },
    },
  ],
  run: async (input) => new RawResponse(await qrContact(input)),
});
