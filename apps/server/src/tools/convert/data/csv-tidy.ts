import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { csvErrors } from './csv.text.ts';
import { countField, dataField, moreNotes, resultErrors, resultField } from './fields.text.ts';

const signs = {
  comma: { en: 'Comma ,', fr: 'Virgule ,', ar: 'فاصلة ,', ch: '逗号 ,' },
  semicolon: { en: 'Semicolon ;', fr: 'Point-virgule ;', ar: 'فاصلة منقوطة ;', ch: '分号 ;' },
  tab: { en: 'Tab', fr: 'Tabulation', ar: 'علامة جدولة', ch: '制表符' },
  pipe: { en: 'Pipe |', fr: 'Barre |', ar: 'خط عمودي |', ch: '竖线 |' },
} as const;

const filters = {
  equals: { en: 'equals', fr: 'est égal à', ar: 'يساوي', ch: '等于' },
  differs: { en: 'does not equal', fr: 'est différent de', ar: 'لا يساوي', ch: '不等于' },
  contains: { en: 'contains', fr: 'contient', ar: 'يحتوي على', ch: '包含' },
  lacks: { en: 'does not contain', fr: 'ne contient pas', ar: 'لا يحتوي على', ch: '不包含' },
  starts: { en: 'starts with', fr: 'commence par', ar: 'يبدأ بـ', ch: '开头为' },
  ends: { en: 'ends with', fr: 'se termine par', ar: 'ينتهي بـ', ch: '结尾为' },
  greater: { en: 'is greater than', fr: 'est supérieur à', ar: 'أكبر من', ch: '大于' },
  atLeast: { en: 'is at least', fr: 'est supérieur ou égal à', ar: 'أكبر من أو يساوي', ch: '大于或等于' },
  less: { en: 'is less than', fr: 'est inférieur à', ar: 'أصغر من', ch: '小于' },
  atMost: { en: 'is at most', fr: 'est inférieur ou égal à', ar: 'أصغر من أو يساوي', ch: '小于或等于' },
  empty: { en: 'is empty', fr: 'est vide', ar: 'فارغ', ch: '为空' },
  filled: { en: 'is not empty', fr: 'n’est pas vide', ar: 'غير فارغ', ch: '不为空' },
} as const;

const shortText = (title: Text, help?: Text) =>
  field({ title, ...(help === undefined ? {} : { help }) }, z.string().max(1000).default(''));

const yesOrNo = (title: Text, value: boolean, help?: Text) =>
  field({ title, ...(help === undefined ? {} : { help }) }, z.boolean().default(value));

export default tool({
  path: 'convert/csv-tidy',
  title: { en: 'CSV cleaner', fr: 'Nettoyage CSV', ar: 'منظّف CSV', ch: 'CSV 整理' },
  summary: {
    en: 'Selects, renames, filters, sorts and deduplicates the rows and columns of a CSV, and writes it as in RFC 4180.',
    fr: 'Choisit, renomme, filtre, trie et dédoublonne les lignes et colonnes d’un CSV, et l’écrit selon la RFC 4180.',
    ar: 'يختار صفوف CSV وأعمدتها ويعيد تسميتها ويصفّيها ويفرزها ويزيل المكرر منها، ويكتبها وفق RFC 4180.',
    ch: '选择、重命名、筛选、排序和去重 CSV 的行与列，并按 RFC 4180 输出。',
  },
  tags: ['csv', 'tsv', 'clean', 'filter', 'sort'],
  synonyms: {
    en: ['deduplicate', 'remove duplicates', 'rename columns', 'reorder columns', 'delimiter', 'spreadsheet'],
    fr: ['dédoublonner', 'renommer les colonnes', 'filtrer', 'trier', 'séparateur', 'tableur'],
    ar: ['إزالة التكرار', 'إعادة تسمية الأعمدة', 'تصفية', 'ترتيب', 'فاصل', 'جدول بيانات'],
    ch: ['去重', '重命名列', '筛选', '排序', '分隔符', '表格'],
  },
  input: z.object({
    text: dataField('CSV'),
    delimiter: field(
      {
        title: { en: 'Delimiter', fr: 'Séparateur', ar: 'الفاصل', ch: '分隔符' },
        options: { auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' }, ...signs },
      },
      z.enum(['auto', 'comma', 'semicolon', 'tab', 'pipe']).default('auto'),
    ),
    header: yesOrNo({ en: 'Header', fr: 'En-tête', ar: 'ترويسة', ch: '表头' }, true, {
      en: 'The first row contains column names. Otherwise, columns are named 1, 2, 3 and so on.',
      fr: 'La première ligne contient les noms de colonnes. Sinon, les colonnes s’appellent 1, 2, 3, etc.',
      ar: 'يحتوي الصف الأول على أسماء الأعمدة. وإلا تُسمّى الأعمدة 1 و2 و3 وهكذا.',
      ch: '首行为列名。没有表头时，列名为 1、2、3，依此类推。',
    }),
    columns: field(
      {
        title: { en: 'Columns', fr: 'Colonnes', ar: 'الأعمدة', ch: '列' },
        help: {
          en: 'One per line, in the order to write them. To rename a column, use name=new name. Leave empty for all columns.',
          fr: 'Une par ligne, dans l’ordre voulu. Renommez avec nom=nouveau nom. Vide pour toutes les colonnes.',
          ar: 'عمود في كل سطر بالترتيب المطلوب. لإعادة التسمية اكتب name=new name. اتركه فارغًا لجميع الأعمدة.',
          ch: '每行一列，按输出顺序。重命名请写 原名=新名。留空表示全部列。',
        },
        multiline: true,
      },
      z.string().max(100_000).default(''),
    ),
    trim: yesOrNo(
      { en: 'Trim cells', fr: 'Supprimer les espaces autour', ar: 'حذف المسافات حول الخلايا', ch: '去除首尾空格' },
      true,
    ),
    dropEmpty: yesOrNo(
      { en: 'Drop empty rows', fr: 'Supprimer les lignes vides', ar: 'حذف الصفوف الفارغة', ch: '删除空行' },
      true,
    ),
    dedupe: yesOrNo(
      { en: 'Drop duplicate rows', fr: 'Supprimer les doublons', ar: 'حذف الصفوف المكررة', ch: '删除重复行' },
      false,
      {
        en: 'Of rows with the same values in the selected columns, the first is kept.',
        fr: 'La première des lignes ayant les mêmes colonnes choisies est gardée.',
        ar: 'يبقى أول صف من الصفوف المتطابقة في الأعمدة المختارة.',
        ch: '所选列相同的行只保留第一行。',
      },
    ),
    filterColumn: shortText(
      { en: 'Filter column', fr: 'Colonne du filtre', ar: 'عمود التصفية', ch: '筛选列' },
      {
        en: 'Keeps only rows where this column meets the condition. Leave empty for no filter.',
        fr: 'Ne garde que les lignes où cette colonne remplit la condition. Vide pour ne pas filtrer.',
        ar: 'تبقى فقط الصفوف التي يحقق فيها هذا العمود الشرط. اتركه فارغًا لعدم التصفية.',
        ch: '只保留该列符合条件的行。留空表示不筛选。',
      },
    ),
    filter: field(
      {
        title: { en: 'Condition', fr: 'Condition', ar: 'الشرط', ch: '条件' },
        help: {
          en: '“Greater” and “less” compare numbers if both values are numbers, otherwise text.',
          fr: 'Supérieur et inférieur comparent des nombres si les deux en sont, sinon du texte.',
          ar: 'تقارن شروط الأكبر والأصغر الأرقام إذا كان الطرفان رقمين، وإلا تقارن النصوص.',
          ch: '大于和小于在两者都是数字时比较数字，否则比较文本。',
        },
        options: filters,
      },
      z.enum(Object.keys(filters) as [keyof typeof filters, ...(keyof typeof filters)[]]).default('equals'),
    ),
    filterValue: shortText({ en: 'Filter value', fr: 'Valeur du filtre', ar: 'قيمة التصفية', ch: '筛选值' }),
    sortColumn: shortText(
      { en: 'Sort by', fr: 'Trier par', ar: 'الفرز حسب', ch: '排序列' },
      {
        en: 'A column. Leave empty to keep the order.',
        fr: 'Une colonne. Vide pour garder l’ordre.',
        ar: 'اسم عمود. اتركه فارغًا للإبقاء على الترتيب.',
        ch: '列名。留空表示保持原有顺序。',
      },
    ),
    sortAs: field(
      {
        title: { en: 'Sort as', fr: 'Trier comme', ar: 'نوع الفرز', ch: '排序方式' },
        help: {
          en: 'Text ignores case and accents. Cells that are not numbers come last.',
          fr: 'Le texte ignore la casse et les accents. Les cellules qui ne sont pas des nombres viennent en dernier.',
          ar: 'يتجاهل فرز النص حالة الأحرف وعلامات التشكيل. تأتي الخلايا غير الرقمية في النهاية.',
          ch: '文本排序忽略大小写和重音。非数字的单元格排在最后。',
        },
        options: {
          text: { en: 'Text', fr: 'Texte', ar: 'نص', ch: '文本' },
          number: { en: 'Numbers', fr: 'Nombres', ar: 'أرقام', ch: '数字' },
        },
      },
      z.enum(['text', 'number']).default('text'),
    ),
    descending: yesOrNo({ en: 'Descending', fr: 'Décroissant', ar: 'تنازلي', ch: '降序' }, false),
    outputDelimiter: field(
      {
        title: { en: 'Delimiter to write', fr: 'Séparateur à écrire', ar: 'الفاصل عند الكتابة', ch: '输出分隔符' },
        options: signs,
      },
      z.enum(['comma', 'semicolon', 'tab', 'pipe']).default('comma'),
    ),
    quotes: field(
      {
        title: { en: 'Quotes', fr: 'Guillemets', ar: 'علامات الاقتباس', ch: '引号' },
        options: {
          needed: { en: 'Where needed', fr: 'Si nécessaire', ar: 'عند الحاجة', ch: '仅在需要时' },
          all: { en: 'Around every cell', fr: 'Autour de chaque cellule', ar: 'حول كل خلية', ch: '所有单元格' },
        },
      },
      z.enum(['needed', 'all']).default('needed'),
    ),
    lineEnd: field(
      {
        title: { en: 'Line endings', fr: 'Fins de ligne', ar: 'نهايات الأسطر', ch: '换行符' },
        options: {
          crlf: { en: 'CRLF (RFC 4180)', fr: 'CRLF (RFC 4180)', ar: 'CRLF وفق RFC 4180', ch: 'CRLF（遵循 RFC 4180）' },
          lf: 'LF',
        },
      },
      z.enum(['crlf', 'lf']).default('crlf'),
    ),
  }),
  output: {
    schema: z.object({
      text: resultField(),
      delimiter: field(
        {
          title: { en: 'Delimiter of the text', fr: 'Séparateur du texte', ar: 'فاصل النص', ch: '文本的分隔符' },
          options: signs,
        },
        z.enum(['comma', 'semicolon', 'tab', 'pipe']),
      ),
      columns: field({ title: { en: 'Columns', fr: 'Colonnes', ar: 'الأعمدة', ch: '列' } }, z.array(z.string())),
      rows: countField({ en: 'Rows', fr: 'Lignes', ar: 'الصفوف', ch: '行数' }),
      rowsBefore: countField({
        en: 'Rows in the source',
        fr: 'Lignes avant',
        ar: 'الصفوف قبل المعالجة',
        ch: '处理前的行数',
      }),
      duplicates: countField({
        en: 'Duplicates dropped',
        fr: 'Doublons supprimés',
        ar: 'المكررات المحذوفة',
        ch: '已删除的重复行',
      }),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'name,age\r\nLi,34\r\n',
        delimiter: 'semicolon',
        columns: ['name', 'age'],
        rows: 1,
        rowsBefore: 2,
        duplicates: 1,
        notes: [],
      },
    ],
  },
  errors: {
    ...csvErrors,
    csv_long_row: {
      en: 'Row {{row}} has {{cells}} cells, but the first row has {{columns}}. Put cells that contain the delimiter in double quotes.',
      fr: 'La ligne {{row}} a {{cells}} cellules, mais la première en a {{columns}}. Mettez entre guillemets doubles les cellules qui contiennent le séparateur.',
      ar: 'عدد خلايا الصف {{row}} هو {{cells}}، وعدد خلايا الصف الأول {{columns}}. ضع الخلايا التي تحتوي على الفاصل بين علامتي اقتباس مزدوجتين.',
      ch: '第 {{row}} 行有 {{cells}} 个单元格，但首行有 {{columns}} 个。请用双引号括起含有分隔符的单元格。',
    },
    csv_cells: {
      en: 'The rows and columns have more than 5 million cells. Send fewer rows.',
      fr: 'Les lignes et les colonnes forment plus de 5 millions de cellules. Envoyez moins de lignes.',
      ar: 'تشكّل الصفوف والأعمدة أكثر من 5 ملايين خلية. أرسل صفوفًا أقل.',
      ch: '行与列构成的单元格超过 500 万个。请减少行数。',
    },
    unknown_column: {
      en: 'There is no column “{{name}}”. Enter the name as it is in the first row.',
      fr: 'Il n’y a pas de colonne « {{name}} ». Écrivez son nom comme dans la première ligne.',
      ar: 'لا يوجد عمود باسم «{{name}}». اكتب اسمه كما في الصف الأول.',
      ch: '没有名为“{{name}}”的列。请按首行中的写法填写列名。',
    },
    ...resultErrors,
  },
  notes: {
    short_row: {
      en: 'Row {{row}} has {{cells}} of {{columns}} cells. The others are empty.',
      fr: 'La ligne {{row}} a {{cells}} cellules sur {{columns}}. Les autres sont vides.',
      ar: 'عدد خلايا الصف {{row}} هو {{cells}} من أصل {{columns}}. الخلايا الأخرى فارغة.',
      ch: '第 {{row}} 行只有 {{columns}} 个单元格中的 {{cells}} 个，其余为空。',
    },
    duplicate_column: {
      en: 'The column “{{name}}” appears more than once. The first one is used.',
      fr: 'La colonne « {{name}} » apparaît plusieurs fois. Son nom désigne la première.',
      ar: 'يتكرر العمود «{{name}}» أكثر من مرة. يشير اسمه إلى الأول.',
      ch: '列“{{name}}”出现多次，该列名指第一列。',
    },
    not_numbers: {
      en: 'Rows without a number in the sort column, placed last: {{count}}.',
      fr: 'Lignes sans nombre dans la colonne de tri, placées en dernier : {{count}}.',
      ar: 'الصفوف التي ليس فيها رقم في عمود الفرز وُضعت في النهاية: {{count}}.',
      ch: '排序列中没有数字的行排在最后，共 {{count}} 行。',
    },
    ...moreNotes,
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: {
        en: 'Choose and rename columns, sort by age',
        fr: 'Choisir et renommer des colonnes, trier par âge',
        ar: 'اختيار الأعمدة وإعادة تسميتها والفرز حسب العمر',
        ch: '选择并重命名列，按年龄排序',
      },
      input: {
        text: 'id;name;age\n1;Amina;34\n2; Li ;9\n;;\n3;Omar;27\n',
        columns: 'name=Name\nage=Age',
        sortColumn: 'age',
        sortAs: 'number',
      },
    },
    {
      name: {
        en: 'Drop duplicates and filter',
        fr: 'Supprimer les doublons et filtrer',
        ar: 'حذف المكررات والتصفية',
        ch: '去重并筛选',
      },
      input: {
        text: 'product,price\nTea,4.50\nCoffee,7\nTea,4.50\nWater,1\n',
        dedupe: true,
        filterColumn: 'price',
        filter: 'greater',
        filterValue: '2',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/csv-tidy')).default(input),
});
