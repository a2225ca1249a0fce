import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  badCharacterError,
  badLengthError,
  decodingOptions,
  encodingTags,
  encodingTitle,
  tooLongError,
} from './encodings.text.ts';
import { byteCount, resultText, textMax } from './fields.text.ts';

const options = decodingOptions;
const formats = Object.keys(decodingOptions) as (keyof typeof decodingOptions)[];

export default tool({
  path: 'convert/decode',
  title: { en: 'Decode text', fr: 'Décoder du texte', ar: 'فك ترميز النص', ch: '文本解码' },
  summary: {
    en: 'Decodes Base64, Base32, hexadecimal, Base58, Ascii85, URLs, HTML entities, quoted-printable, Morse code and binary. Shows where input is invalid.',
    fr: 'Décode Base64, Base32, hexadécimal, Base58, Ascii85, URL, entités HTML, quoted-printable, code Morse et binaire, et indique où l’entrée est incorrecte.',
    ar: 'يفك ترميز Base64 وBase32 والسداسي العشري وBase58 وAscii85 وعناوين URL وكيانات HTML وquoted-printable وشفرة مورس والثنائي، ويبيّن موضع الخطأ في المدخل.',
    ch: '解码 Base64、Base32、十六进制、Base58、Ascii85、URL、HTML 实体、quoted-printable、摩尔斯电码和二进制，并指出输入出错的位置。',
  },
  tags: encodingTags,
  synonyms: {
    en: ['decoder', 'unescape', 'url decode', 'percent decoding', 'hex to text', 'rfc 4648'],
    fr: ['décodeur', 'décodage', 'hexadécimal en texte', 'entités'],
    ar: ['فك التشفير', 'مفكك الترميز', 'من سداسي عشري إلى نص', 'مورس'],
    ch: ['解码器', '反转义', '十六进制转文本', '莫尔斯'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Encoded text', fr: 'Texte encodé', ar: 'النص المرمّز', ch: '编码后的文本' },
        multiline: true,
        code: true,
      },
      z.string().max(2 * textMax),
    ),
    format: field({ title: encodingTitle, options }, z.enum(formats).default('base64')),
  }),
  output: {
    schema: z.object({
      text: resultText({
        en: 'Decoded text, or the bytes in hexadecimal',
        fr: 'Texte décodé, ou les octets en hexadécimal',
        ar: 'النص بعد فك الترميز، أو البايتات بالسداسي العشري',
        ch: '解码后的文本，或十六进制字节',
      }),
      kind: field(
        {
          title: { en: 'Kind of result', fr: 'Type de résultat', ar: 'نوع النتيجة', ch: '结果类型' },
          options: {
            text: { en: 'Text', fr: 'Texte', ar: 'نص', ch: '文本' },
            hex: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' },
          },
        },
        z.enum(['text', 'hex']),
      ),
      format: field({ title: encodingTitle, options }, z.enum(formats)),
      bytes: byteCount(),
      notes: notesField(),
    }),
    examples: [
      { text: '🌱 Apiyard', kind: 'text', format: 'base64', bytes: 12, notes: [] },
      {
        text: 'ffd8ff',
        kind: 'hex',
        format: 'base64',
        bytes: 3,
        notes: [
          {
            pointer: '/text',
            code: 'not_utf8',
            detail: 'The bytes are not UTF-8 text, so they are shown in hexadecimal.',
          },
        ],
      },
    ],
  },
  layout: 'text',
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: {
    bad_character: badCharacterError,
    bad_length: badLengthError,
    bad_padding: {
      en: 'The padding with = is wrong. It must be at the end and fill up the last group. Correct or remove it.',
      fr: 'Le remplissage par = est incorrect : il doit être à la fin et compléter le dernier groupe. Corrigez-le ou supprimez-le.',
      ar: 'الحشو بالمحرف = غير صحيح: يجب أن يكون في النهاية ويكمل المجموعة الأخيرة. صحّحه أو احذفه.',
      ch: '= 填充有误：填充必须位于末尾并补足最后一组。请更正或删除。',
    },
    trailing_bits: {
      en: 'The last character has bits that do not belong to a byte. Check that the end was copied correctly.',
      fr: 'Le dernier caractère contient des bits qui n’appartiennent à aucun octet. Vérifiez que la fin a été bien copiée.',
      ar: 'في المحرف الأخير بتات لا تنتمي إلى أي بايت. تحقق من نسخ النهاية على نحو صحيح.',
      ch: '最后一个字符包含不属于任何字节的位。请检查末尾是否复制正确。',
    },
    group_too_large: {
      en: 'This group of five characters is larger than four bytes can hold. Check the characters before this position.',
      fr: 'Ce groupe de cinq caractères dépasse la valeur de quatre octets. Vérifiez les caractères qui précèdent.',
      ar: 'هذه المجموعة من خمسة محارف أكبر مما تتسع له أربعة بايتات. تحقق من المحارف قبل هذا الموضع.',
      ch: '这组五个字符超出了四个字节的范围。请检查此处之前的字符。',
    },
    too_long: tooLongError,
    bad_percent: {
      en: 'A percent sign must be followed by two hexadecimal digits. Write a percent sign itself as %25.',
      fr: 'Un signe pour cent doit être suivi de deux chiffres hexadécimaux. Écrivez %25 pour le signe lui-même.',
      ar: 'يجب أن يلي علامة النسبة المئوية رقمان سداسيان عشريان. اكتب العلامة نفسها %25.',
      ch: '百分号后必须有两位十六进制数字。百分号本身请写作 %25。',
    },
    bad_escape: {
      en: 'An equals sign must be followed by two hexadecimal digits or the end of the line. Write an equals sign itself as =3D.',
      fr: 'Un signe égal doit être suivi de deux chiffres hexadécimaux ou de la fin de ligne. Écrivez =3D pour le signe lui-même.',
      ar: 'يجب أن يلي علامة التساوي رقمان سداسيان عشريان أو نهاية السطر. اكتب العلامة نفسها =3D.',
      ch: '等号后必须有两位十六进制数字或行尾。等号本身请写作 =3D。',
    },
    unknown_morse: {
      en: '“{{code}}” is not international Morse code. Check the spaces between the letters.',
      fr: '« {{code}} » n’est pas un signe du code Morse international. Vérifiez les espaces entre les lettres.',
      ar: '«{{code}}» ليست إشارة في شفرة مورس الدولية. تحقق من المسافات بين الأحرف.',
      ch: '“{{code}}”不是国际摩尔斯电码的信号。请检查字母之间的空格。',
    },
  },
  notes: {
    not_utf8: {
      en: 'The bytes are not UTF-8 text, so they are shown in hexadecimal.',
      fr: 'Les octets ne sont pas du texte UTF-8 : ils sont affichés en hexadécimal.',
      ar: 'البايتات ليست نصًا بترميز UTF-8، لذا تظهر بالنظام السداسي العشري.',
      ch: '这些字节不是 UTF-8 文本，因此以十六进制显示。',
    },
    unknown_reference: {
      en: '{{name}} is not a named HTML character, so it is left unchanged.',
      fr: '{{name}} n’est pas un caractère nommé de HTML et reste tel quel.',
      ar: '⁦{{name}}⁩ ليس اسم محرف في HTML، لذا بقي كما هو.',
      ch: '{{name}} 不是 HTML 的命名字符，保持不变。',
    },
  },
  examples: [
    {
      name: { en: 'Base64', fr: 'Du texte en Base64', ar: 'نص بصيغة Base64', ch: 'Base64 文本' },
      input: { text: '8J+MsSBBcGl5YXJk' },
    },
    {
      name: { en: 'Part of a URL', fr: 'Partie d’une URL', ar: 'جزء من عنوان URL', ch: 'URL 的一部分' },
      input: { text: 'caf%C3%A9%20%26%20th%C3%A9', format: 'url-component' },
    },
    {
      name: { en: 'HTML entities', fr: 'Entités HTML', ar: 'كيانات HTML', ch: 'HTML 实体' },
      input: { text: '&lt;b&gt; &copy; &#x1F331; &hearts;', format: 'html' },
    },
    {
      name: {
        en: 'Bytes that are not text',
        fr: 'Octets qui ne sont pas du texte',
        ar: 'بايتات ليست نصًا',
        ch: '非文本字节',
      },
      input: { text: '/9j/4AAQSkZJRg==' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/decode')).default(input),
});
