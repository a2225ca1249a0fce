import changeLines, { filterModes, orders, separators } from '@apiyard/kernels/tools/convert/text/lines';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { locale, resultText, textInput } from './fields.text.ts';
import { badLocaleError, ignoreCaseTitle, sortHelp } from './locale.text.ts';
import { patternErrors } from './patterns.text.ts';

const separatorOptions = {
  line: { en: 'Line break', fr: 'Retour à la ligne', ar: 'فاصل أسطر', ch: '换行' },
  comma: { en: 'Comma ,', fr: 'Virgule ,', ar: 'فاصلة ,', ch: '逗号 ,' },
  semicolon: { en: 'Semicolon ;', fr: 'Point-virgule ;', ar: 'فاصلة منقوطة ;', ch: '分号 ;' },
  tab: { en: 'Tab', fr: 'Tabulation', ar: 'علامة جدولة', ch: '制表符' },
  space: { en: 'Space', fr: 'Espace', ar: 'مسافة', ch: '空格' },
  pipe: { en: 'Pipe |', fr: 'Barre |', ar: 'خط عمودي |', ch: '竖线 |' },
};

const isOff = () => z.boolean().default(false);

export default tool({
  path: 'convert/lines',
  title: {
    en: 'Sort and filter lines',
    fr: 'Trier et filtrer des lignes',
    ar: 'فرز الأسطر وتصفيتها',
    ch: '文本行排序与筛选',
  },
  summary: {
    en: 'Sorts, filters, trims, numbers, shuffles, splits and joins lines, and removes duplicates.',
    fr: 'Trie, filtre, numérote, mélange, divise et réunit des lignes, et supprime les doublons et les espaces aux extrémités.',
    ar: 'يفرز الأسطر ويصفّيها ويشذّبها ويرقّمها ويخلطها ويقسمها ويضمها، ويزيل المكرر منها.',
    ch: '对文本行进行排序、筛选、去空白、编号、打乱、拆分与合并，并去除重复行。',
  },
  tags: ['sort', 'dedupe', 'unique', 'filter', 'shuffle', 'join'],
  synonyms: {
    en: ['list', 'alphabetical', 'duplicates', 'reverse', 'grep', 'remove empty lines'],
    fr: ['liste', 'ordre alphabétique', 'doublons', 'inverser', 'lignes vides'],
    ar: ['قائمة', 'ترتيب أبجدي', 'تكرار', 'عكس', 'أسطر فارغة'],
    ch: ['列表', '排序', '去重', '倒序', '空行'],
  },
  input: z.object({
    text: textInput(),
    order: field(
      {
        title: { en: 'Order', fr: 'Ordre', ar: 'الترتيب', ch: '顺序' },
        help: {
          en: 'Sorting by number uses the first number in each line.',
          fr: 'Par nombre : selon le premier nombre de chaque ligne.',
          ar: 'حسب العدد: وفق أول عدد في كل سطر.',
          ch: '按数字排序时，使用每行的第一个数字。',
        },
        options: {
          same: { en: 'Unchanged', fr: 'Inchangé', ar: 'دون تغيير', ch: '不变' },
          text: { en: 'A to Z', fr: 'De A à Z', ar: 'تصاعدي أبجديًا', ch: '字母升序' },
          'text-descending': { en: 'Z to A', fr: 'De Z à A', ar: 'تنازلي أبجديًا', ch: '字母降序' },
          number: { en: 'Lowest number first', fr: 'Nombres croissants', ar: 'العدد الأصغر أولًا', ch: '数字升序' },
          'number-descending': {
            en: 'Highest number first',
            fr: 'Nombres décroissants',
            ar: 'العدد الأكبر أولًا',
            ch: '数字降序',
          },
          length: { en: 'Shortest first', fr: 'Les plus courtes d’abord', ar: 'الأقصر أولًا', ch: '最短的在前' },
          'length-descending': {
            en: 'Longest first',
            fr: 'Les plus longues d’abord',
            ar: 'الأطول أولًا',
            ch: '最长的在前',
          },
          reverse: { en: 'Reversed', fr: 'Inversé', ar: 'معكوس', ch: '倒序' },
          shuffle: { en: 'Shuffled', fr: 'Mélangé', ar: 'عشوائي', ch: '随机' },
        },
      },
      z.enum(orders).default('same'),
    ),
    unique: field(
      { title: { en: 'Remove duplicates', fr: 'Supprimer les doublons', ar: 'إزالة المكرر', ch: '去除重复' } },
      isOff(),
    ),
    trim: field(
      {
        title: {
          en: 'Trim spaces',
          fr: 'Supprimer les espaces aux extrémités',
          ar: 'تشذيب المسافات',
          ch: '去除首尾空白',
        },
      },
      isOff(),
    ),
    removeEmpty: field(
      {
        title: {
          en: 'Remove empty lines',
          fr: 'Supprimer les lignes vides',
          ar: 'إزالة الأسطر الفارغة',
          ch: '去除空行',
        },
      },
      isOff(),
    ),
    filter: field(
      {
        title: { en: 'Filter', fr: 'Filtre', ar: 'نص التصفية', ch: '筛选' },
        help: {
          en: 'Text or a regular expression in RE2 syntax.',
          fr: 'Du texte, ou une expression régulière en syntaxe RE2.',
          ar: 'نص، أو تعبير نمطي بصياغة RE2.',
          ch: '文本，或 RE2 语法的正则表达式。',
        },
      },
      z.string().max(1000).optional(),
    ),
    filterMode: field(
      {
        title: { en: 'Keep lines that', fr: 'Garder les lignes qui', ar: 'الإبقاء على الأسطر التي', ch: '保留的行' },
        options: {
          contains: {
            en: 'Contain the filter',
            fr: 'Contiennent le filtre',
            ar: 'تحتوي على نص التصفية',
            ch: '包含筛选文本',
          },
          lacks: {
            en: 'Don’t contain the filter',
            fr: 'Ne contiennent pas le filtre',
            ar: 'لا تحتوي على نص التصفية',
            ch: '不包含筛选文本',
          },
          matches: {
            en: 'Match the expression',
            fr: 'Correspondent à l’expression',
            ar: 'تطابق التعبير',
            ch: '匹配表达式',
          },
          'does-not-match': {
            en: 'Don’t match the expression',
            fr: 'Ne correspondent pas à l’expression',
            ar: 'لا تطابق التعبير',
            ch: '不匹配表达式',
          },
        },
      },
      z.enum(filterModes).default('contains'),
    ),
    ignoreCase: field({ title: ignoreCaseTitle }, isOff()),
    numbered: field(
      { title: { en: 'Number lines', fr: 'Numéroter les lignes', ar: 'ترقيم الأسطر', ch: '添加行号' } },
      isOff(),
    ),
    split: field(
      { title: { en: 'Split at', fr: 'Diviser à', ar: 'التقسيم عند', ch: '拆分依据' }, options: separatorOptions },
      z.enum(separators).default('line'),
    ),
    join: field(
      { title: { en: 'Join with', fr: 'Réunir par', ar: 'الضم بواسطة', ch: '合并方式' }, options: separatorOptions },
      z.enum(separators).default('line'),
    ),
    locale: locale(sortHelp),
    seed: field(
      {
        title: { en: 'Seed', fr: 'Graine', ar: 'البذرة', ch: '种子' },
        help: {
          en: 'The same seed shuffles the same lines in the same order.',
          fr: 'La même graine mélange les mêmes lignes de la même façon.',
          ar: 'البذرة نفسها تخلط الأسطر نفسها بالطريقة نفسها.',
          ch: '相同的种子会以相同方式打乱相同的行。',
        },
      },
      z.string().max(100).optional(),
    ),
  }),
  output: {
    schema: z.object({
      text: resultText(),
      count: field(
        { title: { en: 'Number of lines', fr: 'Nombre de lignes', ar: 'عدد الأسطر', ch: '行数' } },
        z.int().min(0),
      ),
      removed: field(
        {
          title: {
            en: 'Number of lines removed',
            fr: 'Nombre de lignes supprimées',
            ar: 'عدد الأسطر المُزالة',
            ch: '去除的行数',
          },
        },
        z.int().min(0),
      ),
      seed: field(
        {
          title: {
            en: 'Seed that reproduces this order',
            fr: 'Graine qui redonne cet ordre',
            ar: 'البذرة التي تعطي هذا الترتيب مرة أخرى',
            ch: '可再次得到此顺序的种子',
          },
        },
        z.string().optional(),
      ),
      notes: notesField(),
    }),
    examples: [{ text: 'apple\npear', count: 2, removed: 1, notes: [] }],
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: {
    bad_locale: badLocaleError,
    number_too_large: {
      en: '{{number}} is too large to compare. Sort by text instead.',
      fr: '{{number}} est trop grand pour être comparé. Triez plutôt par texte.',
      ar: 'العدد {{number}} أكبر من أن يُقارن. افرز حسب النص بدلًا من ذلك.',
      ch: '{{number}} 过大，无法比较。请改为按文本排序。',
    },
    ...patternErrors,
  },
  notes: {
    no_number: {
      en: 'Lines without a number, placed last in their original order: {{count}}.',
      fr: 'Lignes sans nombre : {{count}}. Elles sont à la fin, dans leur ordre d’origine.',
      ar: 'عدد الأسطر التي لا تحتوي على عدد: {{count}}. وُضعت في النهاية بترتيبها الأصلي.',
      ch: '不含数字的行：{{count}} 行。它们按原顺序排在末尾。',
    },
  },
  examples: [
    {
      name: {
        en: 'Sort and remove duplicates',
        fr: 'Trier et supprimer les doublons',
        ar: 'فرز وإزالة المكرر',
        ch: '排序并去重',
      },
      input: { text: 'pear\nApple\nfile10\nfile2\npear', order: 'text', unique: true },
    },
    {
      name: {
        en: 'Comma-separated to lines',
        fr: 'De virgules en lignes',
        ar: 'من فواصل إلى أسطر',
        ch: '逗号分隔转为多行',
      },
      input: { text: 'red, green, blue', split: 'comma', trim: true },
    },
    {
      name: { en: 'Lines that match', fr: 'Lignes qui correspondent', ar: 'الأسطر المطابقة', ch: '匹配的行' },
      input: { text: 'GET /a 200\nGET /b 404\nGET /c 500', filter: '\\b[45]\\d\\d$', filterMode: 'matches' },
    },
  ],
  run: changeLines,
});
