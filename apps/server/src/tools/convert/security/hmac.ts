import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { algorithm, digestEncoding, errors, expected, key, keyIs, matches, notStored, source } from './fields.text.ts';

export default tool({
  path: 'convert/hmac',
  title: { en: 'HMAC', fr: 'HMAC', ar: 'رمز HMAC', ch: 'HMAC 计算' },
  summary: {
    en: 'Calculates the HMAC of a text or file with a secret key (RFC 2104) and compares it, for example to verify a webhook.',
    fr: 'Calcule et compare le HMAC d’un texte ou d’un fichier avec une clé secrète (RFC 2104), comme pour les webhooks.',
    ar: 'يحسب رمز HMAC لنص أو ملف بمفتاح سري ويقارنه (RFC 2104)، كما في خطافات الويب.',
    ch: '用密钥计算并比较文本或文件的 HMAC（RFC 2104），常用于 Webhook 签名。',
  },
  tags: ['SHA-256', 'RFC 2104'],
  synonyms: {
    en: ['signature', 'webhook signature', 'message authentication code', 'keyed hash'],
    fr: ['signature', 'signature de webhook', 'code d’authentification de message'],
    ar: ['توقيع', 'توقيع خطاف ويب', 'رمز مصادقة الرسالة'],
    ch: ['签名', 'Webhook 签名', '消息认证码'],
  },
  input: z.object({
    ...source,
    key: field({ title: key, help: notStored }, z.string().max(10_000)),
    keyIs: keyIs(),
    algorithm: field(
      { title: algorithm },
      z
        .enum(['SHA-256', 'SHA-384', 'SHA-512', 'SHA-224', 'SHA3-256', 'SHA3-512', 'RIPEMD-160', 'SHA-1', 'MD5'])
        .default('SHA-256'),
    ),
    encoding: digestEncoding(),
    expected: expected(),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'HMAC', fr: 'HMAC', ar: 'رمز HMAC', ch: 'HMAC 值' } }, z.string()),
      bits: field(
        { title: { en: 'Length in bits', fr: 'Longueur en bits', ar: 'الطول بالبت', ch: '位数' } },
        z.int().positive(),
      ),
      matches: field({ title: matches }, z.boolean().nullable()),
      notes: notesField(),
    }),
    examples: [
      { text: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', bits: 256, matches: null, notes: [] },
    ],
  },
  errors: {
    not_hex: errors.not_hex,
    not_base64: errors.not_base64,
    text_and_file: errors.text_and_file,
    too_large: errors.too_large,
    no_key: errors.no_key,
  },
  notes: {
    short_key: {
      en: 'The key has {{have}} bytes. Use at least {{need}} random bytes (RFC 2104).',
      fr: 'La clé a {{have}} octets. Utilisez-en au moins {{need}}, aléatoires (RFC 2104).',
      ar: 'طول المفتاح {{have}} بايت. استخدم {{need}} بايت عشوائي على الأقل (RFC 2104).',
      ch: '密钥只有 {{have}} 字节。请使用至少 {{need}} 个随机字节（RFC 2104）。',
    },
    old_hash: {
      en: 'HMAC with {{algorithm}} is only for existing systems. Use SHA-256 in new ones (RFC 6151).',
      fr: 'HMAC avec {{algorithm}} est réservé aux anciens systèmes. Utilisez SHA-256 dans les nouveaux (RFC 6151).',
      ar: 'رمز HMAC مع {{algorithm}} للأنظمة القديمة فقط. استخدم SHA-256 في الأنظمة الجديدة (RFC 6151).',
      ch: '使用 {{algorithm}} 的 HMAC 仅适用于旧系统。新系统请使用 SHA-256（RFC 6151）。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'A webhook signature', fr: 'Une signature de webhook', ar: 'توقيع خطاف ويب', ch: 'Webhook 签名' },
      input: { text: '{"event":"paid","id":7}', key: 'whsec-4f2a9c1e7b6d5830a1c4e9f7b2d6083c' },
    },
    {
      name: {
        en: 'Test case of RFC 4231',
        fr: 'Cas de test de la RFC 4231',
        ar: 'حالة اختبار من RFC 4231',
        ch: 'RFC 4231 测试用例',
      },
      input: {
        text: 'what do ya want for nothing?',
        key: 'Jefe',
        expected: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/hmac')).default(input),
});
