import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, inputFile, tool } from '../../tool.ts';
import { countField, moreNotes, resultErrors, resultField } from './fields.text.ts';
import { sampleXlsx } from './xlsx/sample.ts';

export default tool({
  path: 'convert/xlsx',
  title: {
    en: 'XLSX to JSON or CSV',
    fr: 'XLSX vers JSON ou CSV',
    ar: 'من XLSX إلى JSON أو CSV',
    ch: 'XLSX 转 JSON 或 CSV',
  },
  summary: {
    en: 'Converts a sheet of an Excel file (XLSX) to JSON or CSV, with types, ISO 8601 dates and the values of formulas.',
    fr: 'Lit une feuille d’un fichier Excel (XLSX) en JSON ou CSV, avec les types, les dates en ISO 8601 et les valeurs des formules.',
    ar: 'يقرأ ورقة من ملف Excel (XLSX) بصيغة JSON أو CSV، مع الأنواع والتواريخ بصيغة ISO 8601 وقيم الصيغ الحسابية.',
    ch: '将 Excel 文件（XLSX）的工作表读取为 JSON 或 CSV，保留类型，日期采用 ISO 8601，公式取其值。',
  },
  tags: ['xlsx to json', 'xlsx to csv', 'excel'],
  synonyms: {
    en: ['excel', 'spreadsheet', 'worksheet', 'workbook', 'convert'],
    fr: ['excel', 'tableur', 'feuille de calcul', 'classeur', 'convertir'],
    ar: ['إكسل', 'جدول بيانات', 'ورقة عمل', 'تحويل'],
    ch: ['电子表格', '工作表', '工作簿', '转换'],
  },
  input: z.object({
    file: field(
      {
        title: { en: 'File', fr: 'Fichier', ar: 'ملف', ch: '文件' },
        help: {
          en: 'XLSX or XLSM, up to 10 MB.',
          fr: 'XLSX ou XLSM, 10 Mo au plus.',
          ar: 'بصيغة XLSX أو XLSM، حتى 10 ميغابايت.',
          ch: 'XLSX 或 XLSM，最大 10 MB。',
        },
        file: ['.xlsx', '.xlsm'],
      },
      inputFile(),
    ),
    sheet: field(
      {
        title: { en: 'Sheet', fr: 'Feuille', ar: 'الورقة', ch: '工作表' },
        help: {
          en: 'Sheet name. Leave empty for the first visible sheet.',
          fr: 'Son nom. Vide pour la première feuille visible.',
          ar: 'اسمها. اتركه فارغًا لأول ورقة مرئية.',
          ch: '工作表的名称。留空表示第一个可见的工作表。',
        },
      },
      z.string().max(100).default(''),
    ),
    to: field(
      { title: { en: 'To', fr: 'Vers', ar: 'إلى', ch: '目标格式' }, options: { json: 'JSON', csv: 'CSV' } },
      z.enum(['json', 'csv']).default('json'),
    ),
    header: field(
      {
        title: { en: 'Header', fr: 'En-tête', ar: 'ترويسة', ch: '表头' },
        help: {
          en: 'The first row contains column names, which become JSON keys.',
          fr: 'La première ligne contient les noms de colonnes, qui deviennent les clés du JSON.',
          ar: 'يحتوي الصف الأول على أسماء الأعمدة، وتصبح مفاتيح JSON.',
          ch: '首行为列名，作为 JSON 的键。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      text: resultField(),
      sheet: field({ title: { en: 'Sheet', fr: 'Feuille', ar: 'الورقة', ch: '工作表' } }, z.string()),
      rows: countField({ en: 'Rows', fr: 'Lignes', ar: 'الصفوف', ch: '行数' }),
      sheets: field(
        {
          title: {
            en: 'Sheets in the file',
            fr: 'Feuilles du fichier',
            ar: 'أوراق الملف',
            ch: '文件中的工作表',
          },
        },
        z.array(
          z.object({
            name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string()),
            isHidden: field({ title: { en: 'Hidden', fr: 'Masquée', ar: 'مخفية', ch: '隐藏' } }, z.boolean()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '[\n  {\n    "name": "Tea",\n    "price": 4.5\n  }\n]',
        sheet: 'Products',
        rows: 1,
        sheets: [{ name: 'Products', isHidden: false }],
        notes: [],
      },
    ],
  },
  errors: {
    xlsx_size: {
      en: 'The file is larger than 10 MB. Split it into smaller files.',
      fr: 'Le fichier dépasse 10 Mo. Divisez-le en fichiers plus petits.',
      ar: 'حجم الملف أكبر من 10 ميغابايت. قسّمه إلى ملفات أصغر.',
      ch: '文件超过 10 MB。请拆分为更小的文件。',
    },
    xlsx_not_xlsx: {
      en: 'The file is not an XLSX file, or it has a password. Save it as XLSX without a password.',
      fr: 'Le fichier n’est pas un XLSX, ou il a un mot de passe. Enregistrez-le au format XLSX sans mot de passe.',
      ar: 'الملف ليس بصيغة XLSX أو محمي بكلمة مرور. احفظه بصيغة XLSX دون كلمة مرور.',
      ch: '文件不是 XLSX，或设有密码。请另存为不带密码的 XLSX。',
    },
    xlsx_damaged: {
      en: 'The file is damaged. Open it in a spreadsheet program and save it again.',
      fr: 'Le fichier est endommagé. Ouvrez-le dans un tableur et enregistrez-le à nouveau.',
      ar: 'الملف تالف. افتحه في برنامج جداول بيانات واحفظه من جديد.',
      ch: '文件已损坏。请用电子表格软件打开并重新保存。',
    },
    xlsx_too_large: {
      en: 'The file has more than 60 MB when unpacked, 2,000 parts or 1 million cells in a sheet. Split it into smaller files.',
      fr: 'Le fichier dépasse 60 Mo une fois décompressé, 2 000 parties ou 1 million de cellules par feuille. Divisez-le en fichiers plus petits.',
      ar: 'يتجاوز الملف 60 ميغابايت بعد فك الضغط أو 2000 جزء أو مليون خلية في الورقة. قسّمه إلى ملفات أصغر.',
      ch: '文件解压后超过 60 MB、2000 个部分或单个工作表 100 万个单元格。请拆分为更小的文件。',
    },
    xlsx_no_sheet: {
      en: 'There is no sheet with this name. Choose one of these: {{names}}.',
      fr: 'Il n’y a pas de feuille de ce nom. Choisissez parmi : {{names}}.',
      ar: 'لا توجد ورقة بهذا الاسم. اختر واحدة من: {{names}}.',
      ch: '没有该名称的工作表。请选择：{{names}}。',
    },
    ...resultErrors,
  },
  notes: {
    formulas: {
      en: 'The sheet has {{count}} formulas. Their last calculated values are used.',
      fr: 'La feuille contient {{count}} formules. Leurs dernières valeurs calculées sont utilisées.',
      ar: 'تحتوي الورقة على {{count}} من الصيغ الحسابية. استُخدمت آخر قيمها المحسوبة.',
      ch: '工作表有 {{count}} 个公式，使用其最后计算的值。',
    },
    merged_cells: {
      en: 'The sheet has {{count}} merged areas. The value is in the first cell of each.',
      fr: 'La feuille contient {{count}} zones fusionnées. La valeur est dans la première cellule de chacune.',
      ar: 'تحتوي الورقة على {{count}} من المناطق المدمجة. القيمة في الخلية الأولى من كل منها.',
      ch: '工作表有 {{count}} 个合并区域，值位于各区域的第一个单元格。',
    },
    blank_rows: {
      en: 'Empty rows left out: {{count}}.',
      fr: 'Lignes sans valeur omises : {{count}}.',
      ar: 'صفوف دون قيم حُذفت: {{count}}.',
      ch: '已省略没有值的行，共 {{count}} 行。',
    },
    error_value: {
      en: 'The cell {{place}} contains the error {{value}}, which is written as text.',
      fr: 'La cellule {{place}} contient l’erreur {{value}}, écrite comme texte.',
      ar: 'تحتوي الخلية {{place}} على الخطأ {{value}}، وكُتب كنص.',
      ch: '单元格 {{place}} 的值为错误 {{value}}，写成文本。',
    },
    renamed_column: {
      en: 'A column without a unique name was named “{{name}}”.',
      fr: 'Une colonne sans nom propre s’appelle « {{name}} ».',
      ar: 'عمود ليس له اسم خاص به سُمّي «{{name}}».',
      ch: '没有唯一名称的列命名为“{{name}}”。',
    },
    ...moreNotes,
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  examples: [
    {
      name: { en: 'Sheet to JSON', fr: 'Feuille vers JSON', ar: 'ورقة إلى JSON', ch: '工作表转 JSON' },
      input: { file: sampleXlsx() },
    },
    {
      name: { en: 'Sheet to CSV', fr: 'Feuille vers CSV', ar: 'ورقة إلى CSV', ch: '工作表转 CSV' },
      input: { file: sampleXlsx(), to: 'csv', sheet: 'Products' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/xlsx')).default(input),
});
