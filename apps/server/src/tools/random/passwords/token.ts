import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, formatTitle } from '../fields.text.ts';

export default tool({
  path: 'random/token',
  title: { en: 'Secret token', fr: 'Jeton secret', ar: 'رمز مميز سري', ch: '机密令牌' },
  summary: {
    en: 'Generates random bytes for keys and secrets in hexadecimal, Base64, Base64url or Base32 (RFC 4648).',
    fr: 'Génère des octets aléatoires en hexadécimal, Base64, Base64url ou Base32 (RFC 4648), pour des clés et secrets.',
    ar: 'ينشئ بايتات عشوائية بالسداسي العشري أو Base64 أو Base64url أو Base32 (RFC 4648) للمفاتيح والأسرار.',
    ch: '生成十六进制、Base64、Base64url 或 Base32（RFC 4648）形式的随机字节，用于密钥和机密。',
  },
  tags: ['hex', 'base64', 'base64url', 'base32', 'secret'],
  synonyms: {
    en: ['random bytes', 'api key', 'secret key', 'jwt secret', 'session id', 'random hex', 'salt'],
    fr: ['octets aléatoires', 'clé secrète', 'clé API', 'sel'],
    ar: ['بايتات عشوائية', 'مفتاح سري', 'مفتاح API'],
    ch: ['随机字节', '密钥', '令牌', '盐'],
  },
  input: z.object({
    bytes: field(
      {
        title: { en: 'Bytes', fr: 'Octets', ar: 'عدد البايتات', ch: '字节数' },
        help: {
          en: '32 bytes are 256 bits, enough for any key.',
          fr: '32 octets font 256 bits, ce qui suffit pour toute clé.',
          ar: '32 بايت تساوي 256 بت، وتكفي لأي مفتاح.',
          ch: '32 字节即 256 位，足以用于任何密钥。',
        },
      },
      z.int().min(1).max(1024).default(32),
    ),
    format: field(
      {
        title: formatTitle,
        options: {
          hex: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' },
          base64url: { en: 'Base64url', fr: 'Base64url', ar: 'ترميز Base64url', ch: 'Base64url 编码' },
          base64: { en: 'Base64', fr: 'Base64', ar: 'ترميز Base64', ch: 'Base64 编码' },
          base32: { en: 'Base32', fr: 'Base32', ar: 'ترميز Base32', ch: 'Base32 编码' },
        },
      },
      z.enum(['hex', 'base64url', 'base64', 'base32']).default('hex'),
    ),
    prefix: field(
      {
        title: { en: 'Prefix', fr: 'Préfixe', ar: 'البادئة', ch: '前缀' },
        help: {
          en: 'Shows what the token is for, such as sk_live_.',
          fr: 'Indique l’usage du jeton, par exemple sk_live_.',
          ar: 'يوضّح الغرض من الرمز، مثل \u2066sk_live_\u2069.',
          ch: '标明令牌的用途，例如 sk_live_。',
        },
      },
      z.string().max(30).default(''),
    ),
    count: countField(100),
  }),
  output: {
    schema: z.object({
      tokens: field({ title: { en: 'Tokens', fr: 'Jetons', ar: 'الرموز', ch: '令牌' } }, z.array(z.string())),
      bits: field(
        { title: { en: 'Bits of entropy', fr: 'Bits d’entropie', ar: 'بتات الإنتروبيا', ch: '熵（位）' } },
        z.int(),
      ),
    }),
    examples: [{ tokens: ['9f86d081884c7d659a2feaa0c55ad015'], bits: 128 }],
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: '256 bits in hexadecimal',
        fr: '256 bits en hexadécimal',
        ar: '256 بت بالسداسي العشري',
        ch: '256 位十六进制',
      },
      input: {},
    },
    {
      name: { en: 'A key with a prefix', fr: 'Une clé avec préfixe', ar: 'مفتاح ببادئة', ch: '带前缀的密钥' },
      input: { bytes: 24, format: 'base64url', prefix: 'sk_test_' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/passwords/token')).default(input),
});
