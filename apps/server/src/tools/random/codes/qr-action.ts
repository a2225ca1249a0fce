import qrAction from '@apiyard/kernels/tools/random/codes/qr-action';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { textTitle } from '../fields.text.ts';
import { lookFields, qrErrors } from './look.text.ts';

export default tool({
  path: 'random/qr-action',
  title: { en: 'Action QR code', fr: 'Code QR d’action', ar: 'رمز QR لإجراء', ch: '操作二维码' },
  summary: {
    en: 'Generates a QR code that starts an email (RFC 6068) or SMS, calls a number (RFC 3966) or opens a map (RFC 5870).',
    fr: 'Génère un code QR qui rédige un e-mail (RFC 6068) ou un SMS, appelle un numéro (RFC 3966) ou ouvre une carte (RFC 5870).',
    ar: 'ينشئ رمز QR يكتب بريدًا إلكترونيًا (RFC 6068) أو رسالة SMS، أو يتصل برقم (RFC 3966)، أو يفتح خريطة (RFC 5870).',
    ch: '生成可撰写邮件（RFC 6068）或短信、拨打电话（RFC 3966）或打开地图（RFC 5870）的二维码。',
  },
  tags: ['mailto', 'sms', 'tel', 'geo', 'png', 'svg'],
  synonyms: {
    en: ['email code', 'sms code', 'call code', 'location code', 'map'],
    fr: ['code e-mail', 'code sms', 'appel', 'carte', 'position'],
    ar: ['رمز بريد إلكتروني', 'رسالة نصية', 'اتصال', 'موقع على الخريطة'],
    ch: ['邮件二维码', '短信二维码', '电话二维码', '位置', '地图'],
  },
  input: z.object({
    action: field(
      {
        title: { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' },
        options: {
          email: { en: 'Write an email', fr: 'Rédiger un e-mail', ar: 'كتابة بريد إلكتروني', ch: '写邮件' },
          sms: { en: 'Write an SMS', fr: 'Rédiger un SMS', ar: 'كتابة رسالة SMS', ch: '写短信' },
          call: { en: 'Call a number', fr: 'Appeler un numéro', ar: 'الاتصال برقم', ch: '拨打电话' },
          map: { en: 'Open a map', fr: 'Ouvrir une carte', ar: 'فتح خريطة', ch: '打开地图' },
        },
      },
      z.enum(['email', 'sms', 'call', 'map']).default('email'),
    ),
    to: field(
      {
        title: { en: 'To', fr: 'À', ar: 'إلى', ch: '收件人' },
        help: {
          en: 'An email address, or a phone number with its country code.',
          fr: 'Une adresse e-mail, ou un numéro de téléphone avec l’indicatif du pays.',
          ar: 'عنوان بريد إلكتروني أو رقم هاتف مع رمز البلد.',
          ch: '邮箱，或带国家代码的电话号码。',
        },
      },
      z.string().max(200).default(''),
    ),
    subject: field(
      {
        title: { en: 'Subject', fr: 'Objet', ar: 'الموضوع', ch: '主题' },
        help: { en: 'For an email.', fr: 'D’un e-mail.', ar: 'للبريد الإلكتروني.', ch: '用于邮件。' },
      },
      z.string().max(200).default(''),
    ),
    text: field(
      {
        title: textTitle,
        help: {
          en: 'For an email or SMS.',
          fr: 'D’un e-mail ou SMS.',
          ar: 'للبريد الإلكتروني أو SMS.',
          ch: '用于邮件或短信。',
        },
        multiline: true,
      },
      z.string().max(1000).default(''),
    ),
    latitude: field(
      {
        title: { en: 'Latitude', fr: 'Latitude', ar: 'خط العرض', ch: '纬度' },
        help: {
          en: 'For a map, in degrees.',
          fr: 'Pour une carte, en degrés.',
          ar: 'للخريطة، بالدرجات.',
          ch: '用于地图，以度计。',
        },
      },
      z.number().min(-90).max(90).default(0),
    ),
    longitude: field(
      {
        title: { en: 'Longitude', fr: 'Longitude', ar: 'خط الطول', ch: '经度' },
        help: {
          en: 'For a map, in degrees.',
          fr: 'Pour une carte, en degrés.',
          ar: 'للخريطة، بالدرجات.',
          ch: '用于地图，以度计。',
        },
      },
      z.number().min(-180).max(180).default(0),
    ),
    ...lookFields(),
  }),
  output: ['image/png', 'image/svg+xml'],
  errors: {
    ...qrErrors,
    email_invalid: {
      en: 'This is not an email address. Enter an address such as info@example.com.',
      fr: 'Ce n’est pas une adresse e-mail. Saisissez-en une, par exemple info@example.com.',
      ar: 'هذا ليس عنوان بريد إلكتروني. أدخل عنوانًا مثل info@example.com.',
      ch: '这不是邮箱。请输入邮箱，例如 info@example.com。',
    },
    phone_invalid: {
      en: 'This is not a phone number. Enter 3 to 15 digits, such as +44 20 7946 0123.',
      fr: 'Ce n’est pas un numéro de téléphone. Saisissez de 3 à 15 chiffres, par exemple +44 20 7946 0123.',
      ar: 'هذا ليس رقم هاتف. أدخل من 3 إلى 15 رقمًا، مثل \u2066+44 20 7946 0123\u2069.',
      ch: '这不是电话号码。请输入 3 至 15 位数字，例如 +44 20 7946 0123。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'picture',
  examples: [
    {
      name: {
        en: 'An email to support',
        fr: 'Un e-mail à l’assistance',
        ar: 'بريد إلكتروني إلى الدعم',
        ch: '给技术支持的邮件',
      },
      input: { to: 'support@example.com', subject: 'Machine 12', text: 'The display is dark.' },
    },
    {
      name: { en: 'A call', fr: 'Un appel', ar: 'مكالمة', ch: '拨打电话' },
      input: { action: 'call', to: '+44 20 7946 0123' },
    },
    {
      name: { en: 'A place on the map', fr: 'Un lieu sur la carte', ar: 'مكان على الخريطة', ch: '地图上的地点' },
      input: { action: 'map', latitude: -6.1754, longitude: 106.8272, format: 'svg', shape: 'dots' },
    },
  ],
  run: async (input) => new RawResponse(await qrAction(input)),
});
