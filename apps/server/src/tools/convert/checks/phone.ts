import phone from '@apiyard/kernels/tools/convert/checks/phone';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countryCode, valid } from './fields.text.ts';

const types = {
  mobile: { en: 'Mobile', fr: 'Mobile', ar: 'هاتف محمول', ch: '手机' },
  'fixed-line': { en: 'Fixed line', fr: 'Ligne fixe', ar: 'خط ثابت', ch: '固定电话' },
  'fixed-line-or-mobile': {
    en: 'Fixed line or mobile',
    fr: 'Ligne fixe ou mobile',
    ar: 'خط ثابت أو محمول',
    ch: '固定电话或手机',
  },
  'toll-free': { en: 'Toll-free', fr: 'Numéro gratuit', ar: 'رقم مجاني', ch: '免费电话' },
  'premium-rate': { en: 'Premium rate', fr: 'Numéro surtaxé', ar: 'رقم بتعرفة مرتفعة', ch: '付费电话' },
  'shared-cost': { en: 'Shared cost', fr: 'Coût partagé', ar: 'تكلفة مشتركة', ch: '分摊付费' },
  voip: {
    en: 'Internet telephony (VoIP)',
    fr: 'Téléphonie par Internet (VoIP)',
    ar: 'هاتف عبر الإنترنت (VoIP)',
    ch: '网络电话（VoIP）',
  },
  'personal-number': { en: 'Personal number', fr: 'Numéro personnel', ar: 'رقم شخصي', ch: '个人号码' },
  pager: { en: 'Pager', fr: 'Bipeur', ar: 'جهاز نداء', ch: '寻呼机' },
  uan: { en: 'Company number (UAN)', fr: 'Numéro d’entreprise (UAN)', ar: 'رقم شركة (UAN)', ch: '企业统一号码（UAN）' },
  voicemail: { en: 'Voicemail', fr: 'Messagerie vocale', ar: 'بريد صوتي', ch: '语音信箱' },
} as const;

export default tool({
  path: 'convert/phone',
  title: { en: 'Phone number', fr: 'Numéro de téléphone', ar: 'رقم هاتف', ch: '电话号码' },
  summary: {
    en: 'Checks a phone number from any country and shows its type and formats: E.164, international, national and RFC 3966.',
    fr: 'Vérifie un numéro de téléphone de tout pays et donne son type et ses formats : E.164, international, national et RFC 3966.',
    ar: 'يتحقق من رقم هاتف في أي بلد ويعطي نوعه وصيغه: E.164 والدولية والمحلية وRFC 3966.',
    ch: '校验任意国家/地区的电话号码，给出类型以及 E.164、国际、国内和 RFC 3966 格式。',
  },
  tags: ['E.164', 'RFC 3966', 'libphonenumber'],
  synonyms: {
    en: ['telephone', 'mobile number', 'cell phone', 'dialing code', 'validate phone'],
    fr: ['téléphone', 'mobile', 'portable', 'indicatif', 'valider un numéro'],
    ar: ['هاتف', 'جوال', 'محمول', 'مفتاح الاتصال الدولي'],
    ch: ['手机号', '座机', '国际区号', '电话校验'],
  },
  input: z.object({
    text: field(
      { title: { en: 'Phone number', fr: 'Numéro de téléphone', ar: 'رقم الهاتف', ch: '电话号码' } },
      z.string().min(1).max(100),
    ),
    country: field(
      {
        title: countryCode,
        help: {
          en: 'Needed if the number does not begin with + and a calling code.',
          fr: 'Nécessaire si le numéro ne commence pas par + et un indicatif.',
          ar: 'مطلوب إذا لم يبدأ الرقم بعلامة + ومفتاح الاتصال الدولي.',
          ch: '号码不以 + 和国际区号开头时必填。',
        },
      },
      z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional(),
    ),
  }),
  output: {
    schema: z.object({
      valid,
      possible: field(
        { title: { en: 'Has a possible length', fr: 'Longueur possible', ar: 'طوله ممكن', ch: '长度可能' } },
        z.boolean(),
      ),
      type: field(
        { title: { en: 'Type', fr: 'Type', ar: 'النوع', ch: '类型' }, options: types },
        z.enum(Object.keys(types) as [keyof typeof types]).optional(),
      ),
      country: field({ title: countryCode }, z.string().optional()),
      countries: field(
        { title: { en: 'Possible countries', fr: 'Pays possibles', ar: 'البلدان الممكنة', ch: '可能的国家/地区' } },
        z.array(z.string()).optional(),
      ),
      callingCode: field(
        { title: { en: 'Calling code', fr: 'Indicatif', ar: 'مفتاح الاتصال الدولي', ch: '国际区号' } },
        z.string(),
      ),
      nationalNumber: field(
        { title: { en: 'National number', fr: 'Numéro national', ar: 'الرقم المحلي', ch: '国内号码' } },
        z.string(),
      ),
      e164: field({ title: 'E.164' }, z.string()),
      international: field(
        { title: { en: 'International', fr: 'International', ar: 'الصيغة الدولية', ch: '国际格式' } },
        z.string(),
      ),
      national: field({ title: { en: 'National', fr: 'National', ar: 'الصيغة المحلية', ch: '国内格式' } }, z.string()),
      rfc3966: field({ title: 'RFC 3966' }, z.string()),
      extension: field({ title: { en: 'Extension', fr: 'Poste', ar: 'التحويلة', ch: '分机' } }, z.string().optional()),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        possible: true,
        type: 'mobile',
        country: 'FR',
        callingCode: '33',
        nationalNumber: '612345678',
        e164: '+33612345678',
        international: '+33 6 12 34 56 78',
        national: '06 12 34 56 78',
        rfc3966: 'tel:+33612345678',
        notes: [],
      },
    ],
  },
  errors: {
    unknown_country: {
      en: '{{country}} is not a country with phone numbers. Use a two-letter code such as FR.',
      fr: 'Aucun numéro de téléphone n’existe pour le pays {{country}}. Utilisez un code de deux lettres comme FR.',
      ar: '{{country}} ليس بلدًا له أرقام هواتف. استخدم رمزًا من حرفين مثل FR.',
      ch: '{{country}} 不是有电话号码的国家/地区。请使用两个字母的代码，例如 FR。',
    },
    no_country: {
      en: 'The number has no valid calling code. Begin it with + and the code, or choose a country.',
      fr: 'Le numéro n’a pas d’indicatif valide. Commencez par + et l’indicatif, ou choisissez un pays.',
      ar: 'لا يحتوي الرقم على مفتاح اتصال دولي صالح. ابدأه بعلامة + والمفتاح، أو اختر بلدًا.',
      ch: '号码没有有效的国际区号。请以 + 和区号开头，或选择国家/地区。',
    },
    not_phone: {
      en: 'This is not a phone number. Use digits, spaces and + at the start.',
      fr: 'Ce n’est pas un numéro de téléphone. Utilisez des chiffres, des espaces et + au début.',
      ar: 'هذا ليس رقم هاتف. استخدم الأرقام والمسافات وعلامة + في البداية.',
      ch: '这不是电话号码。请使用数字、空格和开头的 +。',
    },
    too_short: {
      en: 'The number is too short. Add the missing digits.',
      fr: 'Le numéro est trop court. Ajoutez les chiffres manquants.',
      ar: 'الرقم قصير جدًا. أضف الأرقام الناقصة.',
      ch: '号码过短。请补全缺少的数字。',
    },
    too_long: {
      en: 'The number is too long. Remove the extra digits.',
      fr: 'Le numéro est trop long. Supprimez les chiffres en trop.',
      ar: 'الرقم طويل جدًا. احذف الأرقام الزائدة.',
      ch: '号码过长。请删除多余的数字。',
    },
  },
  notes: {
    not_possible: {
      en: 'No number in this country has this length.',
      fr: 'Aucun numéro de ce pays n’a cette longueur.',
      ar: 'لا يوجد في هذا البلد رقم بهذا الطول.',
      ch: '该国家/地区没有此长度的号码。',
    },
    not_assigned: {
      en: 'The length is possible, but the number is not in a range that is in use.',
      fr: 'La longueur est possible, mais le numéro n’appartient à aucune plage en service.',
      ar: 'الطول ممكن، لكن الرقم ليس ضمن أي نطاق مستخدم.',
      ch: '长度可能，但号码不在任何已启用的号段内。',
    },
    other_country: {
      en: 'The number belongs to the numbering plan of {{found}}, which was used instead of {{country}}.',
      fr: 'Le numéro relève du plan de numérotation de {{found}}, utilisé au lieu de {{country}}.',
      ar: 'ينتمي الرقم إلى خطة ترقيم {{found}}، واستُخدمت بدلًا من {{country}}.',
      ch: '号码属于 {{found}} 的编号方案，已按其处理，而非 {{country}}。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'International', fr: 'International', ar: 'رقم دولي', ch: '国际号码' },
      input: { text: '+44 20 7946 0958' },
    },
    {
      name: { en: 'National, France', fr: 'National, France', ar: 'رقم محلي، فرنسا', ch: '国内号码，法国' },
      input: { text: '06 12 34 56 78', country: 'FR' },
    },
    {
      name: {
        en: 'Arabic-Indic digits',
        fr: 'Chiffres arabes orientaux',
        ar: 'الأرقام العربية المشرقية',
        ch: '阿拉伯-印度数字',
      },
      input: { text: '٠٥٠١٢٣٤٥٦٧', country: 'SA' },
    },
  ],
  run: phone,
});
