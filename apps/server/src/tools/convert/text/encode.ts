import encode, { encodings } from '@apiyard/kernels/tools/convert/text/encode';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { badLengthError, encodingOptions, encodingTags, encodingTitle, tooLongError } from './encodings.text.ts';
import { byteCount, loneSurrogatesNote, resultCode, textInput } from './fields.text.ts';

const options = encodingOptions;

export default tool({
  path: 'convert/encode',
  title: { en: 'Encode text', fr: 'Encoder du texte', ar: 'ترميز النص', ch: '文本编码' },
  summary: {
    en: 'Encodes text or bytes as Base64, Base32, hexadecimal, Base58, Ascii85, URL, HTML entities, quoted-printable, Morse code or binary.',
    fr: 'Encode du texte ou des octets en Base64, Base32, hexadécimal, Base58, Ascii85, URL, entités HTML, quoted-printable, code Morse ou binaire.',
    ar: 'يرمّز النص أو البايتات بصيغة Base64 أو Base32 أو بالنظام السداسي العشري أو Base58 أو Ascii85 أو URL أو كيانات HTML أو quoted-printable أو شفرة مورس أو النظام الثنائي.',
    ch: '将文本或字节编码为 Base64、Base32、十六进制、Base58、Ascii85、URL、HTML 实体、quoted-printable、摩尔斯电码或二进制。',
  },
  tags: encodingTags,
  synonyms: {
    en: ['encoder', 'escape', 'url encode', 'percent encoding', 'hexadecimal', 'rfc 4648'],
    fr: ['encodeur', 'échapper', 'encodage pourcent', 'hexadécimal'],
    ar: ['مرمّز', 'ترميز النسبة المئوية', 'سداسي عشري', 'مورس'],
    ch: ['编码器', '转义', '百分号编码', '十六进制', '莫尔斯'],
  },
  input: z.object({
    text: textInput(),
    format: field({ title: encodingTitle, options }, z.enum(encodings).default('base64')),
    source: field(
      {
        title: { en: 'The text is', fr: 'Le texte est', ar: 'النص عبارة عن', ch: '文本内容' },
        options: {
          text: { en: 'Text, as UTF-8', fr: 'Du texte, en UTF-8', ar: 'نص بترميز UTF-8', ch: 'UTF-8 文本' },
          hex: {
            en: 'Hexadecimal bytes',
            fr: 'Des octets en hexadécimal',
            ar: 'بايتات سداسية عشرية',
            ch: '十六进制字节',
          },
        },
      },
      z.enum(['text', 'hex']).default('text'),
    ),
    padding: field(
      {
        title: { en: 'Padding', fr: 'Remplissage', ar: 'الحشو', ch: '填充' },
        help: {
          en: 'Pads Base32 and Base64 with =. Tokens such as JWTs have no padding.',
          fr: 'Complète Base32 et Base64 avec =. Les jetons comme JWT n’en ont pas.',
          ar: 'يكمل Base32 وBase64 بالمحرف =. الرموز المميزة مثل JWT بلا حشو.',
          ch: '用 = 补足 Base32 和 Base64。JWT 等令牌没有填充。',
        },
      },
      z.boolean().default(true),
    ),
    lineLength: field(
      {
        title: { en: 'Line length', fr: 'Longueur des lignes', ar: 'طول السطر', ch: '行长度' },
        help: {
          en: 'Breaks Base16, Base32, Base64 and Ascii85 into lines: 64 for PEM, 76 for email. 0 writes one line.',
          fr: 'Coupe Base16, Base32, Base64 et Ascii85 en lignes : 64 pour PEM, 76 pour les e-mails. 0 garde une seule ligne.',
          ar: 'يقسم Base16 وBase32 وBase64 وAscii85 إلى أسطر: 64 لصيغة PEM و76 للبريد الإلكتروني. القيمة 0 تبقي سطرًا واحدًا.',
          ch: '将 Base16、Base32、Base64 和 Ascii85 分行：PEM 为 64，邮件为 76。0 表示不分行。',
        },
      },
      z.int().min(0).max(1000).default(0),
    ),
  }),
  output: {
    schema: z.object({
      text: resultCode({ en: 'Encoded text', fr: 'Texte encodé', ar: 'النص المرمّز', ch: '编码后的文本' }),
      format: field({ title: encodingTitle, options }, z.enum(encodings)),
      bytes: byteCount(),
      notes: notesField(),
    }),
    examples: [{ text: '8J+MsSBBcGl5YXJk', format: 'base64', bytes: 12, notes: [] }],
  },
  layout: 'text',
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: {
    bad_character: {
      en: '“{{character}}” is not a hexadecimal digit. Use 0 to 9 and A to F.',
      fr: '« {{character}} » n’est pas un chiffre hexadécimal. Utilisez 0 à 9 et A à F.',
      ar: '«{{character}}» ليس رقمًا سداسيًا عشريًا. استخدم 0 إلى 9 وA إلى F.',
      ch: '“{{character}}”不是十六进制数字。请使用 0–9 和 A–F。',
    },
    bad_length: badLengthError,
    too_long: tooLongError,
    z85_length: {
      en: 'Z85 encodes groups of 4 bytes, but the data has {{bytes}} bytes. Add bytes up to a multiple of 4, or choose Ascii85.',
      fr: 'Z85 encode des groupes de 4 octets, mais les données en ont {{bytes}}. Complétez jusqu’à un multiple de 4 ou choisissez Ascii85.',
      ar: 'يرمّز Z85 مجموعات من 4 بايتات، لكن عدد بايتات البيانات {{bytes}}. أكمل إلى مضاعف 4 أو اختر Ascii85.',
      ch: 'Z85 按 4 字节一组编码，但数据有 {{bytes}} 字节。请补足为 4 的倍数，或选择 Ascii85。',
    },
    no_morse: {
      en: 'International Morse code has no code for “{{character}}”. Remove or replace the character.',
      fr: 'Le code Morse international n’a pas de signe pour « {{character}} ». Supprimez ou remplacez le caractère.',
      ar: 'لا توجد في شفرة مورس الدولية إشارة للمحرف «{{character}}». احذف المحرف أو استبدله.',
      ch: '国际摩尔斯电码中没有“{{character}}”的信号。请删除或替换该字符。',
    },
    not_text: {
      en: 'The bytes are not UTF-8 text, which this encoding needs. Choose an encoding for bytes, such as Base64.',
      fr: 'Les octets ne sont pas du texte UTF-8, nécessaire à ce codage. Choisissez un codage d’octets, comme Base64.',
      ar: 'البايتات ليست نصًا بترميز UTF-8، وهو ما يحتاجه هذا الترميز. اختر ترميزًا للبايتات مثل Base64.',
      ch: '这些字节不是该编码所需的 UTF-8 文本。请选择适用于字节的编码，例如 Base64。',
    },
  },
  notes: {
    lone_surrogates: loneSurrogatesNote,
    case_lost: {
      en: 'Morse code has no lower case. Decoding it gives capital letters.',
      fr: 'Le code Morse n’a pas de minuscules. Le décodage donne des majuscules.',
      ar: 'ليس في شفرة مورس أحرف صغيرة، لذا يعطي فك الترميز أحرفًا كبيرة.',
      ch: '摩尔斯电码没有小写字母，解码后为大写。',
    },
    line_breaks: {
      en: 'Line breaks were changed to CRLF, as RFC 2045 requires.',
      fr: 'Les retours à la ligne sont devenus CRLF, comme l’exige la RFC 2045.',
      ar: 'حُوّلت فواصل الأسطر إلى CRLF كما يتطلب RFC 2045.',
      ch: '换行符已按 RFC 2045 的要求改为 CRLF。',
    },
  },
  examples: [
    {
      name: { en: 'Base64', fr: 'Du texte en Base64', ar: 'نص بصيغة Base64', ch: 'Base64 文本' },
      input: { text: '🌱 Apiyard' },
    },
    {
      name: { en: 'Part of a URL', fr: 'Partie d’une URL', ar: 'جزء من عنوان URL', ch: 'URL 的一部分' },
      input: { text: 'café & thé = 2 €', format: 'url-component' },
    },
    {
      name: { en: 'HTML entities', fr: 'Entités HTML', ar: 'كيانات HTML', ch: 'HTML 实体' },
      input: { text: '<a href="?a=1&b=2">Tea</a>', format: 'html' },
    },
    {
      name: { en: 'Morse code', fr: 'Code Morse', ar: 'شفرة مورس', ch: '摩尔斯电码' },
      input: { text: 'SOS, help', format: 'morse' },
    },
  ],
  run: encode,
});
