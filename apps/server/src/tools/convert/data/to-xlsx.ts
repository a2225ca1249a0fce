import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { csvErrors } from './csv.text.ts';
import { dataField } from './fields.text.ts';
import { jsonErrors } from './json.text.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export default tool({
  path: 'convert/to-xlsx',
  title: {
    en: 'JSON or CSV to XLSX',
    fr: 'JSON ou CSV vers XLSX',
    ar: 'من JSON أو CSV إلى XLSX',
    ch: 'JSON 或 CSV 转 XLSX',
  },
  summary: {
    en: 'Converts rows of JSON or CSV to an Excel file (XLSX) with numbers, dates and a header row.',
    fr: 'Écrit des lignes JSON ou CSV dans un fichier Excel (XLSX), avec nombres, dates et ligne d’en-tête.',
    ar: 'يكتب صفوف JSON أو CSV في ملف Excel (XLSX) مع الأرقام والتواريخ وصف الترويسة.',
    ch: '将 JSON 或 CSV 的行写成 Excel 文件（XLSX），包含数字、日期和表头行。',
  },
  tags: ['json to xlsx', 'csv to xlsx', 'excel'],
  synonyms: {
    en: ['excel', 'spreadsheet', 'worksheet', 'export', 'convert'],
    fr: ['excel', 'tableur', 'feuille de calcul', 'exporter', 'convertir'],
    ar: ['إكسل', 'جدول بيانات', 'تصدير', 'تحويل'],
    ch: ['电子表格', '工作表', '导出', '转换'],
  },
  input: z.object({
    text: dataField(undefined, {
      en: 'A JSON list of objects or lists, or CSV. Numbers with more than 15 digits are kept as text.',
      fr: 'Une liste JSON d’objets ou de listes, ou du CSV. Les nombres de plus de 15 chiffres restent du texte.',
      ar: 'قائمة JSON من الكائنات أو القوائم، أو CSV. تبقى الأرقام التي تزيد على 15 خانة نصوصًا.',
      ch: 'JSON 列表（各项为对象或列表）或 CSV。超过 15 位的数字保留为文本。',
    }),
    from: field(
      { title: { en: 'From', fr: 'De', ar: 'من', ch: '源格式' }, options: { json: 'JSON', csv: 'CSV' } },
      z.enum(['json', 'csv']).default('json'),
    ),
    sheet: field(
      { title: { en: 'Sheet name', fr: 'Nom de la feuille', ar: 'اسم الورقة', ch: '工作表名称' } },
      z
        .string()
        .max(31)
        .regex(/^(?!')[^[\]:*?/\\\0-\x1f]+(?<!')$/)
        .default('Sheet1'),
    ),
    header: field(
      {
        title: { en: 'Header', fr: 'En-tête', ar: 'ترويسة', ch: '表头' },
        help: {
          en: 'The first row contains column names. It is bold and stays in view. Objects always have a header.',
          fr: 'La première ligne contient les noms de colonnes : en gras, elle reste visible. Les objets en ont toujours une.',
          ar: 'يحتوي الصف الأول على أسماء الأعمدة بخط عريض ويبقى ظاهرًا. للكائنات ترويسة دائمًا.',
          ch: '首行为列名：加粗并冻结。对象始终有表头。',
        },
      },
      z.boolean().default(true),
    ),
    dates: field(
      {
        title: { en: 'Detect dates', fr: 'Reconnaître les dates', ar: 'التعرف على التواريخ', ch: '识别日期' },
        help: {
          en: 'Text such as 2026-01-31 or 2026-01-31T08:30 becomes a date.',
          fr: 'Les textes comme 2026-01-31 ou 2026-01-31T08:30 deviennent des dates.',
          ar: 'تصبح النصوص مثل 2026-01-31 أو 2026-01-31T08:30 تواريخ.',
          ch: '2026-01-31 或 2026-01-31T08:30 这样的文本转为日期。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: [mediaType],
  errors: {
    ...jsonErrors,
    json_rows: {
      en: 'The JSON is not a list of objects or lists. Enter such a list with at least one item.',
      fr: 'Le JSON n’est pas une liste d’objets ou de listes. Envoyez une telle liste avec au moins un élément.',
      ar: 'نص JSON ليس قائمة كائنات أو قوائم. أرسل قائمة كهذه فيها عنصر واحد على الأقل.',
      ch: 'JSON 不是由对象或列表组成的列表。请发送至少有一项的此类列表。',
    },
    ...csvErrors,
    xlsx_cell: {
      en: 'The cell {{place}} would have {{length}} characters, but Excel allows {{max}}. Shorten it.',
      fr: 'La cellule {{place}} aurait {{length}} caractères, mais Excel en autorise {{max}}. Raccourcissez-la.',
      ar: 'ستحتوي الخلية {{place}} على {{length}} حرفًا، لكن الحد الأقصى في Excel هو {{max}}. اختصرها.',
      ch: '单元格 {{place}} 会有 {{length}} 个字符，Excel 最多允许 {{max}} 个。请缩短。',
    },
    xlsx_cells: {
      en: 'The sheet would have more than 1 million cells or 16,384 columns. Send fewer rows or columns.',
      fr: 'La feuille aurait plus de 1 million de cellules ou 16 384 colonnes. Envoyez moins de lignes ou de colonnes.',
      ar: 'ستحتوي الورقة على أكثر من مليون خلية أو 16384 عمودًا. أرسل صفوفًا أو أعمدة أقل.',
      ch: '工作表会超过 100 万个单元格或 16384 列。请减少行或列。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  examples: [
    {
      name: { en: 'Objects', fr: 'Objets', ar: 'كائنات', ch: '对象' },
      input: { text: '[{"name": "Tea", "price": 4.5, "since": "2026-01-31"}, {"name": "Coffee", "price": 7}]' },
    },
    {
      name: { en: 'CSV', fr: 'Un fichier CSV', ar: 'ملف CSV', ch: 'CSV 文件' },
      input: { text: 'id;name;phone\n1;Amina;0612\n2;Li;0699\n', from: 'csv', sheet: 'People' },
    },
  ],
  run: async (input) => new RawResponse((await import('@apiyard/kernels/tools/convert/data/to-xlsx')).default(input)),
});
