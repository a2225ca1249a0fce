import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { algorithm, date, dateUsed, errors, matches, notStored } from './fields.text.ts';

const digits = { en: 'Digits', fr: 'Chiffres', ar: 'عدد الأرقام', ch: '位数' };
const period = { en: 'Period in seconds', fr: 'Période en secondes', ar: 'المدة بالثواني', ch: '周期（秒）' };

export default tool({
  path: 'convert/totp',
  title: {
    en: 'One-time passwords (TOTP)',
    fr: 'Mots de passe à usage unique (TOTP)',
    ar: 'كلمات مرور لمرة واحدة (TOTP)',
    ch: '一次性密码（TOTP）',
  },
  summary: {
    en: 'Calculates the code that an authenticator app shows for a secret at a given time (RFC 6238).',
    fr: 'Calcule le code qu’une application d’authentification affiche pour un secret à un moment donné (RFC 6238).',
    ar: 'يحسب الرمز الذي يعرضه تطبيق المصادقة لسر معيّن في وقت محدد (RFC 6238).',
    ch: '计算身份验证器应用在指定时间为某个机密显示的验证码（RFC 6238）。',
  },
  tags: ['TOTP', '2FA', 'RFC 6238'],
  synonyms: {
    en: ['two-factor code', 'authenticator', '2fa', 'otp', 'one time password', 'verification code'],
    fr: ['double authentification', 'code de validation', 'authentificateur'],
    ar: ['التحقق بخطوتين', 'تطبيق المصادقة', 'رمز التحقق'],
    ch: ['两步验证', '验证器', '动态口令', '验证码'],
  },
  input: z.object({
    secret: field(
      {
        title: { en: 'Secret', fr: 'Secret', ar: 'السر', ch: '机密' },
        help: {
          en: `Base32 or an otpauth:// URI. ${notStored.en}`,
          fr: `Base32 ou URI otpauth://. ${notStored.fr}`,
          ar: `ترميز Base32 أو معرّف ⁦otpauth://⁩. ${notStored.ar}`,
          ch: `Base32 或 otpauth:// URI。${notStored.ch}`,
        },
      },
      z.string().max(2000),
    ),
    date: date(),
    algorithm: field({ title: algorithm }, z.enum(['SHA1', 'SHA256', 'SHA512']).default('SHA1')),
    digits: field({ title: digits }, z.int().min(6).max(10).default(6)),
    period: field({ title: period }, z.int().min(1).max(86_400).default(30)),
    code: field(
      {
        title: { en: 'Code to check', fr: 'Code à vérifier', ar: 'الرمز المطلوب التحقق منه', ch: '要检查的验证码' },
        help: {
          en: 'Compared with the current, the previous and the next code.',
          fr: 'Comparé au code actuel, au précédent et au suivant.',
          ar: 'يُقارن بالرمز الحالي والسابق والتالي.',
          ch: '与当前、上一个和下一个验证码比较。',
        },
      },
      z.string().max(20).optional(),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Code', fr: 'Code', ar: 'الرمز', ch: '验证码' } }, z.string()),
      previous: field(
        { title: { en: 'Previous code', fr: 'Code précédent', ar: 'الرمز السابق', ch: '上一个验证码' } },
        z.string().nullable(),
      ),
      next: field(
        { title: { en: 'Next code', fr: 'Code suivant', ar: 'الرمز التالي', ch: '下一个验证码' } },
        z.string(),
      ),
      date: dateUsed(),
      validFrom: field(
        { title: { en: 'Valid from', fr: 'Valable à partir de', ar: 'صالح من', ch: '生效时间' } },
        z.string(),
      ),
      validUntil: field(
        { title: { en: 'Valid until', fr: 'Valable jusqu’à', ar: 'صالح حتى', ch: '失效时间' } },
        z.string(),
      ),
      secondsLeft: field(
        { title: { en: 'Seconds left', fr: 'Secondes restantes', ar: 'الثواني المتبقية', ch: '剩余秒数' } },
        z.int(),
      ),
      counter: field({ title: { en: 'Counter', fr: 'Compteur', ar: 'العدّاد', ch: '计数器' } }, z.int()),
      algorithm: field({ title: algorithm }, z.string()),
      digits: field({ title: digits }, z.int()),
      period: field({ title: period }, z.int()),
      offset: field(
        {
          title: {
            en: 'Matching code: -1 is the previous, 0 the current, 1 the next',
            fr: 'Code correspondant : -1 précédent, 0 actuel, 1 suivant',
            ar: 'الرمز المطابق: ‎-1 السابق، 0 الحالي، 1 التالي',
            ch: '匹配的验证码：-1 上一个，0 当前，1 下一个',
          },
        },
        z.int().nullable(),
      ),
      matches: field({ title: matches }, z.boolean().nullable()),
      notes: notesField(),
    }),
    examples: [
      {
        text: '287082',
        previous: '755224',
        next: '359152',
        date: '1970-01-01T00:00:59.000Z',
        validFrom: '1970-01-01T00:00:30.000Z',
        validUntil: '1970-01-01T00:01:00.000Z',
        secondsLeft: 1,
        counter: 1,
        algorithm: 'SHA1',
        digits: 6,
        period: 30,
        offset: null,
        matches: null,
        notes: [],
      },
    ],
  },
  errors: {
    not_date: errors.not_date,
    not_base32: {
      en: 'The secret is not Base32. Use only the letters A–Z and the digits 2–7.',
      fr: 'Le secret n’est pas en Base32. Il ne contient que les lettres A–Z et les chiffres 2–7.',
      ar: 'السر ليس بترميز Base32. لا يحتوي إلا على الحروف A–Z والأرقام 2–7.',
      ch: '机密不是 Base32。请只使用字母 A–Z 和数字 2–7。',
    },
    bad_uri: {
      en: 'The otpauth URI is not valid. Copy it again from the QR code.',
      fr: 'L’URI otpauth n’est pas valide. Copiez-la de nouveau depuis le code QR.',
      ar: 'معرّف otpauth غير صالح. انسخه مرة أخرى من رمز QR.',
      ch: 'otpauth URI 无效。请从二维码重新复制。',
    },
    counter_based: {
      en: 'This URI is for counter-based passwords (HOTP). Use one that begins with otpauth://totp/.',
      fr: 'Cette URI concerne des mots de passe à compteur (HOTP). Utilisez-en une qui commence par otpauth://totp/.',
      ar: 'هذا المعرّف لكلمات مرور تعتمد على عدّاد (HOTP). استخدم معرّفًا يبدأ بـ ⁦otpauth://totp/⁩.',
      ch: '此 URI 用于基于计数器的密码（HOTP）。请使用以 otpauth://totp/ 开头的 URI。',
    },
  },
  notes: {
    short_secret: {
      en: 'The secret has {{bits}} bits. RFC 4226 requires at least 128.',
      fr: 'Le secret a {{bits}} bits. La RFC 4226 en exige au moins 128.',
      ar: 'طول السر {{bits}} بت. تشترط RFC 4226 ألا يقل عن 128.',
      ch: '机密只有 {{bits}} 位。RFC 4226 要求至少 128 位。',
    },
    from_uri: {
      en: 'The algorithm, digits and period were taken from the URI of {{name}}.',
      fr: 'L’algorithme, les chiffres et la période proviennent de l’URI de {{name}}.',
      ar: 'الخوارزمية وعدد الأرقام والمدة مأخوذة من معرّف {{name}}.',
      ch: '算法、位数和周期取自 {{name}} 的 URI。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: {
        en: 'Test case of RFC 6238',
        fr: 'Cas de test de la RFC 6238',
        ar: 'حالة اختبار من RFC 6238',
        ch: 'RFC 6238 测试用例',
      },
      input: { secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ', date: '1970-01-01T00:00:59Z', digits: 8 },
    },
    {
      name: { en: 'Check a code', fr: 'Vérifier un code', ar: 'التحقق من رمز', ch: '检查验证码' },
      input: {
        secret: 'otpauth://totp/Example:ann?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example',
        date: '1970-01-01T00:00:59Z',
        code: '755 224',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/totp')).default(input),
});
