/** Texts of the tools that encode and decode. */
import type { Text } from '../../../text.ts';

export const encodingTitle: Text = { en: 'Encoding', fr: 'Codage', ar: 'الترميز', ch: '编码方式' };

/** A name with the same explanation in each language, in brackets. */
const named = (name: string, en: string, fr: string, ar: string, ch: string): Text => ({
  en: `${name} (${en})`,
  fr: `${name} (${fr})`,
  ar: `${name} (${ar})`,
  ch: `${name}（${ch}）`,
});

export const decodingOptions = {
  base64: named('Base64', 'RFC 4648', 'RFC 4648', 'وفق RFC 4648', 'RFC 4648 标准'),
  base64url: named(
    'Base64url',
    'for URLs and tokens',
    'pour les URL et les jetons',
    'لعناوين URL والرموز المميزة',
    '用于 URL 和令牌',
  ),
  base16: named('Base16', 'hexadecimal', 'hexadécimal', 'سداسي عشري', '十六进制'),
  base32: named('Base32', 'RFC 4648', 'RFC 4648', 'وفق RFC 4648', 'RFC 4648 标准'),
  base32hex: named('Base32hex', 'keeps the sort order', 'conserve l’ordre de tri', 'يحفظ ترتيب الفرز', '保持排序'),
  crockford: named('Base32', 'Crockford', 'Crockford', 'أبجدية Crockford', 'Crockford 字母表'),
  base58: named('Base58', 'Bitcoin alphabet', 'alphabet de Bitcoin', 'أبجدية Bitcoin', '比特币字母表'),
  ascii85: named('Ascii85', 'Adobe', 'Adobe', 'صيغة Adobe', 'Adobe 格式'),
  z85: named('Z85', 'ZeroMQ', 'ZeroMQ', 'صيغة ZeroMQ', 'ZeroMQ 格式'),
  binary: { en: 'Binary octets', fr: 'Octets binaires', ar: 'ثمانيات ثنائية', ch: '二进制字节' },
  'url-component': { en: 'Part of a URL', fr: 'Partie d’une URL', ar: 'جزء من عنوان URL', ch: 'URL 的一部分' },
  url: { en: 'Whole URL', fr: 'URL entière', ar: 'عنوان URL كامل', ch: '完整 URL' },
  form: { en: 'Form data', fr: 'Données de formulaire', ar: 'بيانات نموذج', ch: '表单数据' },
  html: { en: 'HTML entities', fr: 'Entités HTML', ar: 'كيانات HTML', ch: 'HTML 实体' },
  'quoted-printable': named('Quoted-printable', 'email', 'e-mail', 'للبريد الإلكتروني', '邮件'),
  morse: { en: 'Morse code', fr: 'Code Morse', ar: 'شفرة مورس', ch: '摩尔斯电码' },
} as const satisfies Record<string, Text>;

export const encodingOptions = {
  ...decodingOptions,
  html: {
    en: 'HTML entities, special characters only',
    fr: 'Entités HTML, caractères spéciaux seulement',
    ar: 'كيانات HTML، المحارف الخاصة فقط',
    ch: 'HTML 实体，仅特殊字符',
  },
  'html-ascii': {
    en: 'HTML entities, all except ASCII',
    fr: 'Entités HTML, tout sauf l’ASCII',
    ar: 'كيانات HTML، كل ما عدا ASCII',
    ch: 'HTML 实体，除 ASCII 外的所有字符',
  },
} as const satisfies Record<string, Text>;

export const encodingTags = [
  'base64',
  'base64url',
  'base32',
  'base58',
  'hex',
  'url',
  'html',
  'morse',
  'binary',
  'ascii85',
  'z85',
];

export const tooLongError: Text = {
  en: 'Base58 is limited to {{max}} bytes because its running time grows with the square of the length. Use a shorter text or Base64.',
  fr: 'Base58 est limité à {{max}} octets, car son coût croît avec le carré de la longueur. Utilisez un texte plus court ou Base64.',
  ar: 'يقتصر Base58 على {{max}} بايت لأن كلفته تنمو مع مربع الطول. استخدم نصًا أقصر أو Base64.',
  ch: 'Base58 最多支持 {{max}} 字节，因为其开销随长度的平方增长。请使用更短的文本或 Base64。',
};

export const badCharacterError: Text = {
  en: '“{{character}}” is not allowed in this encoding. Remove it or choose another encoding.',
  fr: '« {{character}} » n’est pas un caractère de ce codage. Supprimez-le ou choisissez un autre codage.',
  ar: '«{{character}}» ليس من محارف هذا الترميز. احذفه أو اختر ترميزًا آخر.',
  ch: '“{{character}}”不是该编码的字符。请将其删除，或选择其他编码方式。',
};

export const badLengthError: Text = {
  en: 'The data is incomplete because the last group of characters is too short. Check that everything was copied.',
  fr: 'Les données sont incomplètes : le dernier groupe de caractères est trop court. Vérifiez que tout a été copié.',
  ar: 'البيانات غير مكتملة: مجموعة المحارف الأخيرة قصيرة جدًا. تحقق من نسخ كل شيء.',
  ch: '数据不完整：最后一组字符过短。请检查是否已全部复制。',
};
