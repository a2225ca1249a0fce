import numberFormat from '@apiyard/kernels/tools/convert/numbers/number-format';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { roundedNote, titles } from './fields.text.ts';

const numbering = ['latn', 'arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide', 'hanidec'] as const;
const locale = z.string().min(2).max(60);

export default tool({
  path: 'convert/number-format',
  title: { en: 'Number formats', fr: 'Formats de nombres', ar: 'تنسيقات الأعداد', ch: '数字格式' },
  summary: {
    en: 'Formats a number for a locale, in standard, scientific, engineering or compact notation, and reads such formats (Unicode CLDR).',
    fr: 'Écrit un nombre au format d’une langue, en notation scientifique, ingénieur ou compacte, et relit ces formats (Unicode CLDR).',
    ar: 'يكتب العدد بتنسيق لغة ما أو بالترميز العلمي أو الهندسي أو المختصر، ويقرأ هذه التنسيقات (Unicode CLDR).',
    ch: '按区域习惯、科学计数法、工程计数法或紧凑形式书写数字，并可反向读取（Unicode CLDR）。',
  },
  tags: ['locale', 'CLDR', 'BCP 47', 'thousands separator', 'Arabic digits'],
  synonyms: {
    en: ['decimal comma', 'thousand separator', 'parse number', 'exponent', 'arabic-indic digits', 'lakh'],
    fr: ['séparateur de milliers', 'virgule décimale', 'notation scientifique', 'notation ingénieur'],
    ar: ['فاصل الآلاف', 'الأرقام الهندية', 'الترميز العلمي', 'الفاصلة العشرية'],
    ch: ['千分位', '科学计数法', '小数点', '区域设置', '阿拉伯-印度数字'],
  },
  input: z.object({
    text: field({ title: titles.number }, z.string().min(1).max(100)),
    from: field(
      {
        title: { en: 'Locale of the number', fr: 'Langue du nombre', ar: 'لغة العدد', ch: '数字的区域' },
        help: {
          en: 'BCP 47, such as de-CH. If empty, the separators are detected.',
          fr: 'BCP 47, par exemple de-CH. Si vide, les séparateurs sont reconnus.',
          ar: 'وفق BCP 47، مثل de-CH. إذا تُرك فارغًا، يُتعرّف على الفواصل تلقائيًا.',
          ch: 'BCP 47 标记，例如 de-CH。留空时自动识别分隔符。',
        },
      },
      locale.optional(),
    ),
    locale: field(
      {
        title: { en: 'Locale of the result', fr: 'Langue du résultat', ar: 'لغة النتيجة', ch: '结果的区域' },
        help: {
          en: 'BCP 47, such as en, fr, ar-EG, zh or en-IN.',
          fr: 'BCP 47, par exemple en, fr, ar-EG, zh ou en-IN.',
          ar: 'وفق BCP 47، مثل en أو fr أو ar-EG أو zh أو en-IN.',
          ch: 'BCP 47 标记，例如 en、fr、ar-EG、zh 或 en-IN。',
        },
      },
      locale.default('en'),
    ),
    notation: field(
      {
        title: { en: 'Notation', fr: 'Notation', ar: 'الترميز', ch: '表示法' },
        options: {
          standard: { en: 'Standard', fr: 'Standard', ar: 'قياسي', ch: '标准' },
          scientific: { en: 'Scientific', fr: 'Scientifique', ar: 'علمي', ch: '科学计数法' },
          engineering: { en: 'Engineering', fr: 'Ingénieur', ar: 'هندسي', ch: '工程计数法' },
          compact: { en: 'Compact', fr: 'Compacte', ar: 'مختصر', ch: '紧凑' },
          'compact-long': {
            en: 'Compact, in words',
            fr: 'Compacte, en mots',
            ar: 'مختصر بالكلمات',
            ch: '紧凑（文字）',
          },
          percent: { en: 'Percent', fr: 'Pourcentage', ar: 'نسبة مئوية', ch: '百分比' },
        },
      },
      z.enum(['standard', 'scientific', 'engineering', 'compact', 'compact-long', 'percent']).default('standard'),
    ),
    decimals: field(
      {
        title: { en: 'Decimals', fr: 'Décimales', ar: 'المنازل العشرية', ch: '小数位数' },
        help: {
          en: 'If empty, all decimals are kept. Halves are rounded to even.',
          fr: 'Si vide, toutes. Les moitiés sont arrondies au pair.',
          ar: 'إذا تُرك فارغًا، تُكتب كلها. تُقرّب الأنصاف إلى العدد الزوجي.',
          ch: '留空则全部保留。舍入采用“四舍六入五成双”。',
        },
      },
      z.int().min(0).max(50).optional(),
    ),
    numbering: field(
      {
        title: { en: 'Digits', fr: 'Chiffres', ar: 'الأرقام', ch: '数字字符' },
        options: {
          latn: '0123456789',
          arab: '٠١٢٣٤٥٦٧٨٩',
          arabext: '۰۱۲۳۴۵۶۷۸۹',
          deva: '०१२३४५६७८९',
          beng: '০১২৩৪৫৬৭৮৯',
          thai: '๐๑๒๓๔๕๖๗๘๙',
          fullwide: '０１２３４５６７８９',
          hanidec: '〇一二三四五六七八九',
        },
      },
      z.enum(numbering).optional(),
    ),
    group: field(
      { title: { en: 'Group digits', fr: 'Grouper les chiffres', ar: 'تجميع الأرقام', ch: '数字分组' } },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: titles.result }, z.string()),
      number: field({ title: titles.number }, z.string()),
      locale: field({ title: { en: 'Locale', fr: 'Langue', ar: 'اللغة', ch: '区域' } }, z.string()),
      numbering: field(
        { title: { en: 'Numbering system', fr: 'Système de numération', ar: 'نظام الأرقام', ch: '数字系统' } },
        z.string(),
      ),
      styles: field(
        { title: { en: 'All notations', fr: 'Toutes les notations', ar: 'كل الترميزات', ch: '全部表示法' } },
        z.array(
          z.object({
            style: field({ title: { en: 'Notation', fr: 'Notation', ar: 'الترميز', ch: '表示法' } }, z.string()),
            text: field({ title: titles.result }, z.string()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '1.234.567,89',
        number: '1234567.89',
        locale: 'de',
        numbering: 'latn',
        styles: [{ style: 'standard', text: '1.234.567,89' }],
        notes: [],
      },
    ],
  },
  errors: {
    not_number: {
      en: '“{{character}}” is not allowed in a number. Remove it.',
      fr: '« {{character}} » ne fait pas partie d’un nombre. Supprimez-le.',
      ar: '«{{character}}» ليس جزءًا من عدد. احذفه.',
      ch: '“{{character}}”不属于数字。请将其删除。',
    },
    no_digits: {
      en: 'The text has no digits. Enter a number.',
      fr: 'Le texte ne contient aucun chiffre. Saisissez un nombre.',
      ar: 'لا يحتوي النص على أرقام. أدخل عددًا.',
      ch: '文本中没有数字。请输入一个数。',
    },
    wrong_separator: {
      en: 'The separator “{{character}}” is not allowed here. Remove it or choose another locale.',
      fr: 'Le séparateur « {{character}} » n’est pas utilisé ici. Supprimez-le ou choisissez une autre langue.',
      ar: 'الفاصل «{{character}}» غير مستخدم هنا. احذفه أو اختر لغة أخرى.',
      ch: '此处不使用分隔符“{{character}}”。请将其删除或选择其他区域。',
    },
    wrong_group: {
      en: 'A group of digits has the wrong size. Correct it or choose another locale.',
      fr: 'Un groupe de chiffres n’a pas la bonne taille. Corrigez-le ou choisissez une autre langue.',
      ar: 'حجم إحدى مجموعات الأرقام غير صحيح. صحّحه أو اختر لغة أخرى.',
      ch: '某个数字分组的位数不正确。请更正或选择其他区域。',
    },
    too_large: {
      en: 'The exponent is beyond ±400. Use a smaller one.',
      fr: 'L’exposant dépasse ±400. Choisissez-en un plus petit.',
      ar: 'يتجاوز الأس ±400. استخدم أسًا أصغر.',
      ch: '指数超出 ±400。请使用较小的指数。',
    },
    unknown_locale: {
      en: 'There is no locale “{{locale}}”. Use a BCP 47 tag such as fr or ar-EG.',
      fr: 'La langue « {{locale}} » est inconnue. Utilisez une étiquette BCP 47 comme fr ou ar-EG.',
      ar: 'اللغة «{{locale}}» غير معروفة. استخدم وسم BCP 47 مثل fr أو ar-EG.',
      ch: '未知区域“{{locale}}”。请使用 BCP 47 标记，例如 fr 或 ar-EG。',
    },
  },
  notes: {
    assumed_group: {
      en: 'The comma was read as a thousands separator. Choose a locale to read it as a decimal comma.',
      fr: 'La virgule a été lue comme séparateur de milliers. Choisissez une langue pour la lire comme virgule décimale.',
      ar: 'قُرئت الفاصلة فاصلًا للآلاف. اختر لغة لقراءتها فاصلة عشرية.',
      ch: '逗号已按千位分隔符读取。如需作为小数点，请选择区域。',
    },
    assumed_decimal: {
      en: 'The point was read as a decimal point. Choose a locale to read it as a thousands separator.',
      fr: 'Le point a été lu comme séparateur décimal. Choisissez une langue pour le lire comme séparateur de milliers.',
      ar: 'قُرئت النقطة فاصلة عشرية. اختر لغة لقراءتها فاصلًا للآلاف.',
      ch: '点号已按小数点读取。如需作为千位分隔符，请选择区域。',
    },
    rounded: roundedNote,
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'In German style', fr: 'Au format allemand', ar: 'بالتنسيق الألماني', ch: '德国格式' },
      input: { text: '1234567.89', locale: 'de' },
    },
    {
      name: {
        en: 'Read a French number',
        fr: 'Lire un nombre français',
        ar: 'قراءة عدد فرنسي',
        ch: '读取法国格式的数字',
      },
      input: { text: '1 234 567,89', from: 'fr' },
    },
    {
      name: {
        en: 'Arabic-Indic digits',
        fr: 'Chiffres arabes orientaux',
        ar: 'الأرقام العربية المشرقية',
        ch: '阿拉伯-印度数字',
      },
      input: { text: '1234567.89', locale: 'ar-EG' },
    },
    {
      name: { en: 'Scientific', fr: 'Notation scientifique', ar: 'الترميز العلمي', ch: '科学计数法' },
      input: { text: '299792458', notation: 'scientific' },
    },
  ],
  run: numberFormat,
});
