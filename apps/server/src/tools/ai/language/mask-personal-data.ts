import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { offsetField, textField } from './fields.text.ts';

export default tool({
  path: 'ai/mask-personal-data',
  title: {
    en: 'Mask personal data',
    fr: 'Masquer les données personnelles',
    ar: 'إخفاء البيانات الشخصية',
    ch: '个人信息脱敏',
  },
  summary: {
    en: 'Replaces email addresses, phone numbers, IBANs, payment cards, IP addresses, dates of birth and national IDs, found by patterns and check digits. Misses names and postal addresses, and can miss others.',
    fr: 'Remplace e-mails, numéros de téléphone, IBAN, cartes de paiement, adresses IP, dates de naissance et numéros d’identité, par motifs et clés de contrôle. Les noms et adresses postales lui échappent, et parfois d’autres données.',
    ar: 'يكتشف عناوين البريد الإلكتروني وأرقام الهاتف وIBAN وبطاقات الدفع وعناوين IP وتواريخ الميلاد وأرقام الهوية وفق أنماط وأرقام تحقق، ويستبدلها. لا يكتشف الأسماء والعناوين البريدية، وقد تفوته بيانات أخرى.',
    ch: '通过模式和校验位替换邮箱、电话、IBAN、支付卡、IP 地址、出生日期和身份证号。无法识别姓名和邮寄地址，也可能遗漏其他信息。',
  },
  tags: ['pii', 'gdpr', 'anonymise', 'redact'],
  synonyms: {
    en: ['anonymize', 'redact', 'pii', 'data protection', 'pseudonymise'],
    fr: ['anonymiser', 'caviarder', 'rgpd', 'données personnelles'],
    ar: ['إخفاء الهوية', 'حجب البيانات', 'حماية البيانات'],
    ch: ['脱敏', '匿名化', '隐私', '数据保护'],
  },
  input: z.object({
    text: textField(),
    style: field(
      {
        title: { en: 'Replace with', fr: 'Remplacer par', ar: 'الاستبدال بـ', ch: '替换为' },
        options: {
          label: { en: 'Labels: [EMAIL]', fr: 'Étiquettes : [EMAIL]', ar: 'تسميات: ⁦[EMAIL]⁩', ch: '标签：[EMAIL]' },
          numbered: {
            en: 'Numbered labels: [EMAIL_1]',
            fr: 'Étiquettes numérotées : [EMAIL_1]',
            ar: 'تسميات مرقّمة: ⁦[EMAIL_1]⁩',
            ch: '带编号的标签：[EMAIL_1]',
          },
          stars: {
            en: 'Stars: ***@***.***',
            fr: 'Astérisques : ***@***.***',
            ar: 'نجوم: ⁦***@***.***⁩',
            ch: '星号：***@***.***',
          },
        },
      },
      z.enum(['label', 'numbered', 'stars']).default('label'),
    ),
    country: field(
      {
        title: {
          en: 'Country of the phone numbers',
          fr: 'Pays des numéros de téléphone',
          ar: 'بلد أرقام الهاتف',
          ch: '电话号码所属国家或地区',
        },
        help: {
          en: 'For numbers without a country code. Two letters (ISO 3166), such as FR.',
          fr: 'Deux lettres d’ISO 3166, par exemple FR, pour les numéros sans indicatif de pays.',
          ar: 'حرفان من ISO 3166 مثل FR، للأرقام دون رمز البلد.',
          ch: 'ISO 3166 两位字母代码，例如 FR，用于不带国家代码的号码。',
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
      text: field(
        { title: { en: 'Masked text', fr: 'Texte masqué', ar: 'النص بعد الإخفاء', ch: '脱敏后的文本' } },
        z.string(),
      ),
      count: field(
        {
          title: {
            en: 'Number of matches',
            fr: 'Nombre de données trouvées',
            ar: 'عدد البيانات المكتشفة',
            ch: '发现数量',
          },
        },
        z.int(),
      ),
      finds: field(
        { title: { en: 'Matches', fr: 'Données trouvées', ar: 'البيانات المكتشفة', ch: '发现的信息' } },
        z.array(
          z.object({
            kind: field(
              {
                title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' },
                options: {
                  email: { en: 'Email address', fr: 'Adresse e-mail', ar: 'عنوان البريد الإلكتروني', ch: '邮箱地址' },
                  phone: { en: 'Phone number', fr: 'Numéro de téléphone', ar: 'رقم هاتف', ch: '电话号码' },
                  iban: 'IBAN',
                  card: { en: 'Payment card', fr: 'Carte de paiement', ar: 'بطاقة دفع', ch: '支付卡' },
                  ip: { en: 'IP address', fr: 'Adresse IP', ar: 'عنوان IP', ch: 'IP 地址' },
                  date_of_birth: { en: 'Date of birth', fr: 'Date de naissance', ar: 'تاريخ الميلاد', ch: '出生日期' },
                  national_id: { en: 'National ID', fr: 'Numéro d’identité', ar: 'رقم الهوية', ch: '身份证号' },
                },
              },
              z.enum(['email', 'phone', 'iban', 'card', 'ip', 'date_of_birth', 'national_id']),
            ),
            text: field({ title: { en: 'Original text', fr: 'Tel qu’écrit', ar: 'كما كُتب', ch: '原文' } }, z.string()),
            offset: offsetField(),
            length: field(
              {
                title: {
                  en: 'Length in UTF-16 units',
                  fr: 'Longueur en unités UTF-16',
                  ar: 'الطول بوحدات UTF-16',
                  ch: '长度（UTF-16 单元）',
                },
              },
              z.int(),
            ),
            replacement: field(
              { title: { en: 'Replaced with', fr: 'Remplacé par', ar: 'استُبدل بـ', ch: '替换为' } },
              z.string(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'Write to [EMAIL].',
        count: 1,
        finds: [{ kind: 'email', text: 'jean@example.com', offset: 9, length: 16, replacement: '[EMAIL]' }],
        notes: [
          {
            pointer: '/text',
            code: 'can_miss',
            detail: 'Names, postal addresses and unusual formats are not found. Review the text before you share it.',
          },
        ],
      },
    ],
  },
  notes: {
    can_miss: {
      en: 'Names, postal addresses and unusual formats are not found. Review the text before you share it.',
      fr: 'Les noms, adresses postales et formats inhabituels ne sont pas trouvés. Relisez le texte avant de le partager.',
      ar: 'لا تُكتشف الأسماء والعناوين البريدية والصيغ غير المعتادة. راجع النص قبل مشاركته.',
      ch: '无法识别姓名、邮寄地址和不常见的格式。分享前请检查文本。',
    },
    no_country: {
      en: 'Without a country, only phone numbers with a country code such as +33 are found.',
      fr: 'Sans pays, seuls les numéros avec indicatif de pays, par exemple +33, sont trouvés.',
      ar: 'إذا لم يُحدَّد بلد، تُكتشف فقط أرقام الهاتف التي تبدأ برمز بلد مثل ⁦+33⁩.',
      ch: '未指定国家或地区时，仅识别带国家代码（如 +33）的电话号码。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'A message', fr: 'Un message', ar: 'رسالة', ch: '一条消息' },
      input: {
        text: 'Write to jean.dupont@example.com or call +33 6 12 34 56 78. IBAN: FR14 2004 1010 0505 0001 3M02 606. Date of birth: 12/03/1985.',
      },
    },
    {
      name: {
        en: 'French numbers, stars',
        fr: 'Numéros français, astérisques',
        ar: 'أرقام فرنسية، نجوم',
        ch: '法国号码，星号',
      },
      input: { text: 'Appelez le 01 23 45 67 89, carte 4111 1111 1111 1111.', style: 'stars', country: 'FR' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/mask-personal-data')).default(input),
});
