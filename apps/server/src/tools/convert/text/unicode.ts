import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { textInput, textTitle } from './fields.text.ts';
import { categoryOptions } from './unicode/categories.text.ts';
import type { Category } from './unicode/inspect.ts';

const codePointsMax = 500;
const categories = Object.keys(categoryOptions) as Category[];
const text = (title: Text) => field({ title }, z.string());

export default tool({
  path: 'convert/unicode',
  title: { en: 'Unicode characters', fr: 'Caractères Unicode', ar: 'محارف Unicode', ch: 'Unicode 字符' },
  summary: {
    en: 'Shows the name, category, script, block, bytes and escape sequences of each character, and finds invisible characters and look-alikes.',
    fr: 'Indique le nom, la catégorie, l’écriture, le bloc, les octets et les échappements de chaque caractère, et repère les caractères invisibles et les sosies.',
    ar: 'يعرض اسم كل محرف وفئته وكتابته وكتلته وبايتاته وصيغ تهريبه، ويكشف المحارف غير المرئية والمتشابهة.',
    ch: '显示每个字符的名称、类别、文字、区块、字节和转义形式，并找出不可见字符和形似字符。',
  },
  tags: ['code point', 'UTF-8', 'UTF-16', 'escape', 'emoji'],
  synonyms: {
    en: ['character name', 'inspect', 'homoglyph', 'invisible', 'confusable', 'U+'],
    fr: ['nom de caractère', 'point de code', 'invisible', 'homoglyphe'],
    ar: ['اسم المحرف', 'نقطة رمز', 'غير مرئي', 'رموز تعبيرية'],
    ch: ['字符名称', '码点', '不可见', '形近字符', '表情符号'],
  },
  input: z.object({
    text: textInput(1000),
    source: field(
      {
        title: { en: 'The text is', fr: 'Le texte est', ar: 'النص عبارة عن', ch: '文本内容' },
        options: {
          text: { en: 'Text', fr: 'Du texte', ar: 'نص', ch: '文本' },
          'code-points': {
            en: 'Code points, such as U+1F331',
            fr: 'Points de code, comme U+1F331',
            ar: 'نقاط رموز مثل U+1F331',
            ch: '码点，例如 U+1F331',
          },
        },
      },
      z.enum(['text', 'code-points']).default('text'),
    ),
  }),
  output: {
    schema: z.object({
      graphemes: field(
        {
          title: {
            en: 'Characters (grapheme clusters)',
            fr: 'Caractères tels qu’on les voit',
            ar: 'المحارف كما يراها القارئ',
            ch: '可见字符',
          },
        },
        z.array(
          z.object({
            text: text(textTitle),
            name: field(
              { title: { en: 'Name, or null', fr: 'Nom, ou null', ar: 'الاسم، أو null', ch: '名称，或 null' } },
              z.string().nullable(),
            ),
          }),
        ),
      ),
      codePoints: field(
        { title: { en: 'Code points', fr: 'Points de code', ar: 'نقاط الرموز', ch: '码点' } },
        z.array(
          z.object({
            grapheme: field(
              {
                title: {
                  en: 'Grapheme cluster, from 1',
                  fr: 'Caractère visible, à partir de 1',
                  ar: 'المحرف المرئي، بدءًا من 1',
                  ch: '所属可见字符，从 1 开始',
                },
              },
              z.int().min(1),
            ),
            character: text({ en: 'Character', fr: 'Caractère', ar: 'المحرف', ch: '字符' }),
            codePoint: text({ en: 'Code point', fr: 'Point de code', ar: 'نقطة الرمز', ch: '码点' }),
            decimal: field({ title: { en: 'Decimal', fr: 'Décimal', ar: 'عشري', ch: '十进制' } }, z.int().min(0)),
            name: text({ en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' }),
            category: field(
              { title: { en: 'Category', fr: 'Catégorie', ar: 'الفئة', ch: '类别' }, options: categoryOptions },
              z.enum(categories),
            ),
            script: text({ en: 'Script', fr: 'Écriture', ar: 'الكتابة', ch: '文字' }),
            block: field(
              { title: { en: 'Block, or null', fr: 'Bloc, ou null', ar: 'الكتلة، أو null', ch: '区块，或 null' } },
              z.string().nullable(),
            ),
            utf8: field(
              { title: { en: 'UTF-8 bytes', fr: 'Octets UTF-8', ar: 'بايتات UTF-8', ch: 'UTF-8 字节' } },
              z.string().nullable(),
            ),
            utf16: text({ en: 'UTF-16 units', fr: 'Unités UTF-16', ar: 'وحدات UTF-16', ch: 'UTF-16 单元' }),
            javascript: text({ en: 'In JavaScript', fr: 'En JavaScript', ar: 'في JavaScript', ch: 'JavaScript 写法' }),
            html: text({ en: 'In HTML', fr: 'En HTML', ar: 'في HTML', ch: 'HTML 写法' }),
            css: text({ en: 'In CSS', fr: 'En CSS', ar: 'في CSS', ch: 'CSS 写法' }),
            looksLike: field(
              {
                title: {
                  en: 'ASCII character it can be mistaken for, or null',
                  fr: 'Caractère ASCII avec lequel il peut être confondu, ou null',
                  ar: 'محرف ASCII الذي قد يلتبس به، أو null',
                  ch: '易与之混淆的 ASCII 字符，或 null',
                },
              },
              z.string().nullable(),
            ),
            flags: field(
              { title: { en: 'Flags', fr: 'Particularités', ar: 'السمات', ch: '标记' } },
              z.array(
                z.enum([
                  'invisible',
                  'control',
                  'bidi-control',
                  'combining',
                  'variation-selector',
                  'private-use',
                  'unassigned',
                  'noncharacter',
                  'surrogate',
                ]),
              ),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        graphemes: [{ text: 'é', name: 'LATIN SMALL LETTER E WITH ACUTE' }],
        codePoints: [
          {
            grapheme: 1,
            character: 'é',
            codePoint: 'U+00E9',
            decimal: 233,
            name: 'LATIN SMALL LETTER E WITH ACUTE',
            category: 'Ll',
            script: 'Latin',
            block: 'Latin-1 Supplement',
            utf8: 'C3 A9',
            utf16: '00E9',
            javascript: '\\u00E9',
            html: '&#xE9;',
            css: '\\0000E9',
            looksLike: null,
            flags: [],
          },
        ],
        notes: [],
      },
    ],
  },
  open: true,
  heavy: true,
  showsExample: true,
  errors: {
    bad_code_point: {
      en: '“{{part}}” is not a code point. Enter hexadecimal numbers up to U+10FFFF, separated by spaces.',
      fr: '« {{part}} » n’est pas un point de code. Écrivez des nombres hexadécimaux jusqu’à U+10FFFF, séparés par des espaces.',
      ar: '«{{part}}» ليست نقطة رمز. اكتب أعدادًا سداسية عشرية حتى U+10FFFF مفصولة بمسافات.',
      ch: '“{{part}}”不是码点。请输入不超过 U+10FFFF 的十六进制数，并用空格分隔。',
    },
    too_many: {
      en: 'The text has more than {{max}} code points. Use a shorter text.',
      fr: 'Le texte a plus de {{max}} points de code. Utilisez un texte plus court.',
      ar: 'في النص أكثر من {{max}} نقطة رمز. استخدم نصًا أقصر.',
      ch: '文本超过 {{max}} 个码点。请使用更短的文本。',
    },
  },
  notes: {
    invisible: {
      en: 'Invisible characters: {{count}}.',
      fr: 'Caractères invisibles : {{count}}.',
      ar: 'المحارف غير المرئية: {{count}}.',
      ch: '不可见字符：{{count}} 个。',
    },
    bidi_control: {
      en: 'Direction controls can make the text appear in a different order from the one it is stored in.',
      fr: 'Des contrôles de direction peuvent afficher le texte dans un autre ordre que celui enregistré.',
      ar: 'قد تُظهر محارف التحكم بالاتجاه النص بترتيب يختلف عن ترتيب تخزينه.',
      ch: '方向控制符可能使文本的显示顺序与存储顺序不同。',
    },
    mixed_scripts: {
      en: 'The word “{{word}}” mixes scripts: {{scripts}}. Some of its letters may not be what they look like.',
      fr: 'Le mot « {{word}} » mélange des écritures : {{scripts}}. Certaines lettres peuvent n’être que ressemblantes.',
      ar: 'تمزج الكلمة «{{word}}» بين كتابات: {{scripts}}. قد تكون بعض أحرفها متشابهة في الشكل فقط.',
      ch: '单词“{{word}}”混用了多种文字：{{scripts}}。其中部分字母可能只是形似。',
    },
  },
  examples: [
    {
      name: { en: 'Emoji and accents', fr: 'Emojis et accents', ar: 'رموز تعبيرية وعلامات', ch: '表情与重音' },
      input: { text: 'é👩🏽‍🚀' },
    },
    {
      name: { en: 'Hidden characters', fr: 'Caractères cachés', ar: 'محارف مخفية', ch: '隐藏字符' },
      input: { text: 'p\u0430ypal\u200B.com' },
    },
    {
      name: { en: 'By code point', fr: 'Par point de code', ar: 'حسب نقطة الرمز', ch: '按码点' },
      input: { text: 'U+1F331 U+0628 4E2D', source: 'code-points' },
    },
  ],
  async run({ text: given, source }) {
    const characters = source === 'text' ? given : charactersOf(given);
    if (Array.from(characters).length > codePointsMax)
      throw new InputFault('too_many', { pointer: '/text', values: { max: codePointsMax } });
    const { inspect } = await import('./unicode/inspect.ts');
    return inspect(characters);
  },
});

/** The text of code points such as `U+1F331`, `\u{1F331}`, `0x1F331` or `1F331`. */
function charactersOf(list: string): string {
  let characters = '';
  for (const { 0: part, index } of list.matchAll(/[^\s,;]+/g)) {
    const hex = /^(?:U\+|0x|\\u|\\x|&#x)?\{?([0-9A-F]{1,6})\}?;?$/i.exec(part)?.[1];
    const codePoint = hex === undefined ? Infinity : Number.parseInt(hex, 16);
    if (codePoint > 0x10ffff)
      throw new InputFault('bad_code_point', { pointer: '/text', values: { part }, in: { text: list, offset: index } });
    characters += String.fromCodePoint(codePoint);
  }
  return characters;
}
