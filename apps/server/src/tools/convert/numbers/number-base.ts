import numberBase from '@apiyard/kernels/tools/convert/numbers/number-base';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from './fields.text.ts';

const base = z.int().min(2).max(36);

export default tool({
  path: 'convert/number-base',
  title: { en: 'Number bases', fr: 'Bases de numération', ar: 'أنظمة العد', ch: '进制转换' },
  summary: {
    en: 'Converts whole numbers of any size and fractions between bases 2 and 36, with two’s complement from 8 to 64 bits.',
    fr: 'Convertit des nombres de toute taille et des fractions entre les bases 2 à 36, avec le complément à deux sur 8 à 64 bits.',
    ar: 'يحوّل الأعداد مهما كان حجمها والكسور بين الأنظمة من 2 إلى 36، مع المتمم الثنائي من 8 إلى 64 بت.',
    ch: '在 2 至 36 进制之间转换任意大小的整数和小数，并给出 8 至 64 位补码。',
  },
  tags: ['binary', 'octal', 'decimal', 'hexadecimal', 'base36', 'two’s complement'],
  synonyms: {
    en: ['radix', 'hex to decimal', 'binary to decimal', 'bin', 'hex', 'signed integer', 'convert base'],
    fr: ['binaire', 'hexadécimal', 'octal', 'changement de base', 'complément à deux'],
    ar: ['ثنائي', 'سداسي عشري', 'ثماني', 'تحويل النظام العددي', 'المتمم الثنائي'],
    ch: ['二进制', '十六进制', '八进制', '十进制', '补码', '进制'],
  },
  input: z.object({
    text: field(
      {
        title: titles.number,
        help: {
          en: 'Use a point before the fraction. Spaces, _ and ’ between digits are ignored.',
          fr: 'Avec un point pour la partie fractionnaire. Les espaces, _ et ’ entre les chiffres sont ignorés.',
          ar: 'بنقطة قبل الجزء الكسري. تُتجاهل المسافات و⁦_⁩ و⁦’⁩ بين الأرقام.',
          ch: '小数部分用点分隔。数字之间的空格、_ 和 ’ 会被忽略。',
        },
        code: true,
      },
      z.string().min(1).max(1000),
    ),
    from: field(
      {
        title: { en: 'From base', fr: 'De la base', ar: 'من النظام', ch: '源进制' },
        help: {
          en: 'If empty, the prefix 0b, 0o or 0x sets the base. Without a prefix, it is 10.',
          fr: 'Si vide : la base du préfixe 0b, 0o ou 0x, sinon 10.',
          ar: 'إذا تُرك فارغًا: نظام البادئة 0b أو 0o أو 0x، وإلا 10.',
          ch: '留空时采用前缀 0b、0o 或 0x 对应的进制，否则为 10。',
        },
      },
      base.optional(),
    ),
    to: field({ title: { en: 'To base', fr: 'Vers la base', ar: 'إلى النظام', ch: '目标进制' } }, base.default(16)),
    digits: field(
      {
        title: {
          en: 'Digits after the point',
          fr: 'Chiffres après le point',
          ar: 'الأرقام بعد النقطة',
          ch: '小数位数',
        },
        help: {
          en: 'At most this many. Fractions that need more are rounded.',
          fr: 'Au plus. Les fractions qui en demandent davantage sont arrondies.',
          ar: 'الحد الأقصى. تُقرّب الكسور التي تحتاج إلى أكثر.',
          ch: '最多保留的位数，超出时舍入。',
        },
      },
      z.int().min(0).max(1000).default(50),
    ),
    group: field(
      {
        title: { en: 'Group size', fr: 'Taille des groupes', ar: 'حجم المجموعة', ch: '分组位数' },
        help: {
          en: 'Number of digits between spaces. 0 adds no spaces.',
          fr: 'Nombre de chiffres entre les espaces. 0 pour aucun.',
          ar: 'عدد الأرقام بين المسافات. 0 دون مسافات.',
          ch: '每隔几位加一个空格。0 表示不分组。',
        },
      },
      z.int().min(0).max(16).default(0),
    ),
    lowercase: field(
      { title: { en: 'Lower-case letters', fr: 'Lettres minuscules', ar: 'أحرف صغيرة', ch: '小写字母' } },
      z.boolean().default(false),
    ),
    bits: field(
      {
        title: { en: 'Two’s complement', fr: 'Complément à deux', ar: 'المتمم الثنائي', ch: '补码' },
        options: {
          none: { en: 'None', fr: 'Aucun', ar: 'بلا', ch: '无' },
          '8': { en: '8 bits', fr: '8 bits', ar: '8 بت', ch: '8 位' },
          '16': { en: '16 bits', fr: '16 bits', ar: '16 بت', ch: '16 位' },
          '32': { en: '32 bits', fr: '32 bits', ar: '32 بت', ch: '32 位' },
          '64': { en: '64 bits', fr: '64 bits', ar: '64 بت', ch: '64 位' },
        },
      },
      z.enum(['none', '8', '16', '32', '64']).default('none'),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: titles.result }, z.string()),
      from: field({ title: { en: 'From base', fr: 'De la base', ar: 'من النظام', ch: '源进制' } }, base),
      to: field({ title: { en: 'To base', fr: 'Vers la base', ar: 'إلى النظام', ch: '目标进制' } }, base),
      isExact: field({ title: titles.exact }, z.boolean()),
      repeating: field(
        {
          title: {
            en: 'Exact value, with the repeating digits in parentheses',
            fr: 'Valeur exacte, la période entre parenthèses',
            ar: 'القيمة الدقيقة، والأرقام الدورية بين قوسين',
            ch: '精确值，循环节在括号内',
          },
        },
        z.string().optional(),
      ),
      bases: field(
        { title: { en: 'Common bases', fr: 'Bases usuelles', ar: 'الأنظمة الشائعة', ch: '常用进制' } },
        z.array(
          z.object({
            base: field({ title: { en: 'Base', fr: 'Base', ar: 'النظام', ch: '进制' } }, base),
            text: field({ title: titles.number }, z.string()),
          }),
        ),
      ),
      complement: field(
        { title: { en: 'Two’s complement', fr: 'Complément à deux', ar: 'المتمم الثنائي', ch: '补码' } },
        z
          .object({
            bits: field({ title: { en: 'Bits', fr: 'Bits', ar: 'عدد البتات', ch: '位数' } }, z.int()),
            binary: field({ title: { en: 'Binary', fr: 'Binaire', ar: 'ثنائي', ch: '二进制' } }, z.string()),
            hexadecimal: field(
              { title: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } },
              z.string(),
            ),
            unsigned: field({ title: { en: 'Unsigned', fr: 'Non signé', ar: 'دون إشارة', ch: '无符号' } }, z.string()),
            signed: field({ title: { en: 'Signed', fr: 'Signé', ar: 'بإشارة', ch: '有符号' } }, z.string()),
          })
          .optional(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'FF',
        from: 10,
        to: 16,
        isExact: true,
        bases: [
          { base: 2, text: '11111111' },
          { base: 8, text: '377' },
          { base: 10, text: '255' },
          { base: 16, text: 'FF' },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    not_digit: {
      en: '“{{digit}}” is not a digit in base {{base}}. Remove it or choose another base.',
      fr: '« {{digit}} » n’est pas un chiffre en base {{base}}. Supprimez-le ou choisissez une autre base.',
      ar: '«{{digit}}» ليس رقمًا في النظام {{base}}. احذفه أو اختر نظامًا آخر.',
      ch: '“{{digit}}”不是 {{base}} 进制的数字。请删除该字符或选择其他进制。',
    },
    no_digits: {
      en: 'The number has no digits. Enter at least one.',
      fr: 'Le nombre ne contient aucun chiffre. Saisissez-en au moins un.',
      ar: 'لا يحتوي العدد على أرقام. أدخل رقمًا واحدًا على الأقل.',
      ch: '其中没有数字。请至少输入一位数字。',
    },
    not_integer: {
      en: 'Two’s complement needs a whole number. Remove the fraction.',
      fr: 'Le complément à deux demande un nombre entier. Supprimez la partie fractionnaire.',
      ar: 'يتطلب المتمم الثنائي عددًا صحيحًا. احذف الجزء الكسري.',
      ch: '补码只适用于整数。请去掉小数部分。',
    },
    out_of_range: {
      en: 'The number does not fit into {{bits}} bits. Use a number from {{min}} to {{max}}, or more bits.',
      fr: 'Le nombre ne tient pas sur {{bits}} bits. Utilisez un nombre de {{min}} à {{max}}, ou davantage de bits.',
      ar: 'لا يتسع {{bits}} بت لهذا العدد. استخدم عددًا من {{min}} إلى {{max}}، أو عدد بتات أكبر.',
      ch: '{{bits}} 位无法表示该数。请使用 {{min}} 至 {{max}} 之间的数，或增加位数。',
    },
  },
  notes: {
    rounded: {
      en: 'The fraction needs more digits in this base and is rounded to {{digits}}.',
      fr: 'La fraction demande davantage de chiffres dans cette base et est arrondie à {{digits}}.',
      ar: 'يحتاج الكسر إلى أرقام أكثر في هذا النظام، لذا قُرّب إلى {{digits}}.',
      ch: '该小数在此进制下需要更多位，已舍入到 {{digits}} 位。',
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
        en: 'Decimal to hexadecimal',
        fr: 'Décimal en hexadécimal',
        ar: 'من العشري إلى السداسي العشري',
        ch: '十进制转十六进制',
      },
      input: { text: '255' },
    },
    {
      name: {
        en: 'Hexadecimal to binary',
        fr: 'Hexadécimal en binaire',
        ar: 'من السداسي العشري إلى الثنائي',
        ch: '十六进制转二进制',
      },
      input: { text: '0xDEADBEEF', to: 2, group: 4 },
    },
    {
      name: {
        en: 'Negative number in 16 bits',
        fr: 'Nombre négatif sur 16 bits',
        ar: 'عدد سالب في 16 بت',
        ch: '16 位表示的负数',
      },
      input: { text: '-1234', bits: '16' },
    },
    {
      name: { en: '0.1 in binary', fr: '0,1 en binaire', ar: '0.1 بالنظام الثنائي', ch: '0.1 的二进制' },
      input: { text: '0.1', to: 2 },
    },
  ],
  run: numberBase,
});
