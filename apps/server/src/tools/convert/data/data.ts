import { convert, sizeBytesMax } from '@apiyard/kernels/data-formats/convert';
import { formatNames } from '@apiyard/kernels/data-formats/formats';
import * as z from 'zod';
import { pointerField } from '../../notes-field.text.ts';
import { field, inputFile, tool } from '../../tool.ts';
import { dataErrors, dataSentences, dataWords } from './data.text.ts';

const tooBig = 'The data is larger than 5 MB. Split it into smaller parts.';

const options = { json: 'JSON', yaml: 'YAML', toml: 'TOML', xml: 'XML', csv: 'CSV', ndjson: 'NDJSON' } as const;

export default tool({
  path: 'convert/data',
  title: { en: 'Data formats', fr: 'Formats de données', ar: 'صيغ البيانات', ch: '数据格式' },
  summary: {
    en: 'Converts between JSON, YAML, TOML, XML, CSV and NDJSON without loss where both formats allow it, and lists what changed.',
    fr: 'Convertit entre JSON, YAML, TOML, XML, CSV et NDJSON, sans perte quand les deux formats le permettent, et indique ce qui a changé.',
    ar: 'يحوّل بين JSON وYAML وTOML وXML وCSV وNDJSON دون فقدان حيثما تسمح الصيغتان بذلك، ويسرد ما تغيّر.',
    ch: '在 JSON、YAML、TOML、XML、CSV 和 NDJSON 之间转换。两种格式都支持时无损转换，并列出发生的变化。',
  },
  tags: [
    'json to yaml',
    'yaml to json',
    'json to csv',
    'csv to json',
    'xml to json',
    'json to xml',
    'toml',
    'ndjson',
    'jsonl',
    'tsv',
  ],
  synonyms: {
    en: ['convert', 'converter', 'format', 'beautify', 'prettify', 'minify', 'parse', 'spreadsheet'],
    fr: ['convertir', 'conversion', 'mettre en forme', 'minifier', 'tableur'],
    ar: ['تحويل', 'محوّل', 'تنسيق', 'تصغير', 'جدول بيانات'],
    ch: ['转换', '格式转换', '格式化', '压缩', '表格'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' },
        help: {
          en: 'The data to convert. Leave empty to send a file instead.',
          fr: 'Les données à convertir, sauf si vous les envoyez dans un fichier.',
          ar: 'البيانات المراد تحويلها، ما لم ترسلها في ملف.',
          ch: '要转换的数据，也可改为上传文件。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(sizeBytesMax, { error: tooBig }).optional(),
    ),
    file: field(
      {
        title: { en: 'File', fr: 'Fichier', ar: 'ملف', ch: '文件' },
        help: {
          en: 'UTF-8 or UTF-16, up to 5 MB.',
          fr: 'UTF-8 ou UTF-16, 5 Mo au plus.',
          ar: 'بترميز UTF-8 أو UTF-16، حتى 5 ميغابايت.',
          ch: 'UTF-8 或 UTF-16，最大 5 MB。',
        },
        file: ['.json', '.yaml', '.yml', '.toml', '.xml', '.csv', '.tsv', '.ndjson', '.jsonl', '.txt'],
      },
      inputFile().optional(),
    ),
    from: field(
      {
        title: { en: 'From', fr: 'De', ar: 'من', ch: '源格式' },
        options: { auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' }, ...options },
      },
      z.enum(['auto', ...formatNames]).default('auto'),
    ),
    to: field({ title: { en: 'To', fr: 'Vers', ar: 'إلى', ch: '目标格式' }, options }, z.enum(formatNames)),
    indent: field(
      {
        title: { en: 'Indent', fr: 'Indentation', ar: 'المسافة البادئة', ch: '缩进' },
        help: {
          en: 'Spaces per level in JSON, YAML and XML. 0 writes no line breaks.',
          fr: 'Espaces par niveau en JSON, YAML et XML. 0 supprime les retours à la ligne.',
          ar: 'عدد المسافات لكل مستوى في JSON وYAML وXML. القيمة 0 تحذف فواصل الأسطر.',
          ch: 'JSON、YAML 和 XML 每级的空格数。0 表示不换行。',
        },
      },
      z.int().min(0).max(8).default(2),
    ),
    delimiter: field(
      {
        title: { en: 'CSV delimiter', fr: 'Séparateur CSV', ar: 'فاصل CSV', ch: 'CSV 分隔符' },
        help: {
          en: 'Automatic detects the delimiter when reading and writes commas. From CSV to CSV, choose the delimiter to write.',
          fr: 'Automatique détecte le séparateur à la lecture et écrit des virgules. De CSV à CSV, choisissez le séparateur à écrire.',
          ar: 'يكتشف الخيار «تلقائي» الفاصل عند القراءة ويكتب فواصل عادية. من CSV إلى CSV، اختر الفاصل المراد كتابته.',
          ch: '“自动”在读取时检测分隔符，写入时使用逗号。CSV 转 CSV 时，请选择写入的分隔符。',
        },
        options: {
          auto: { en: 'Automatic', fr: 'Automatique', ar: 'تلقائي', ch: '自动' },
          comma: { en: 'Comma ,', fr: 'Virgule ,', ar: 'فاصلة ,', ch: '逗号 ,' },
          semicolon: { en: 'Semicolon ;', fr: 'Point-virgule ;', ar: 'فاصلة منقوطة ;', ch: '分号 ;' },
          tab: { en: 'Tab', fr: 'Tabulation', ar: 'علامة جدولة', ch: '制表符' },
          pipe: { en: 'Pipe |', fr: 'Barre |', ar: 'خط عمودي |', ch: '竖线 |' },
        },
      },
      z.enum(['auto', 'comma', 'semicolon', 'tab', 'pipe']).default('auto'),
    ),
    header: field(
      {
        title: { en: 'CSV header', fr: 'En-tête CSV', ar: 'ترويسة CSV', ch: 'CSV 表头' },
        help: {
          en: 'The first row contains column names. Dots in names create nested objects: address.city.',
          fr: 'La première ligne contient les noms de colonnes. Les points créent des objets imbriqués : adresse.ville.',
          ar: 'يحتوي الصف الأول على أسماء الأعمدة. تنشئ النقاط في الأسماء كائنات متداخلة: address.city.',
          ch: '首行为列名。列名中的点会创建嵌套对象：address.city。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      from: field(
        { title: { en: 'Format of the data', fr: 'Format des données', ar: 'صيغة البيانات', ch: '数据的格式' } },
        z.enum(formatNames),
      ),
      to: field(
        { title: { en: 'Format of the result', fr: 'Format du résultat', ar: 'صيغة النتيجة', ch: '结果的格式' } },
        z.enum(formatNames),
      ),
      text: field(
        {
          title: { en: 'Converted data', fr: 'Données converties', ar: 'البيانات بعد التحويل', ch: '转换后的数据' },
        },
        z.string(),
      ),
      bytes: field(
        {
          title: {
            en: 'Size of the text in bytes, as UTF-8',
            fr: 'Taille du texte en octets, en UTF-8',
            ar: 'حجم النص بالبايت بترميز UTF-8',
            ch: '文本以 UTF-8 计的字节数',
          },
        },
        z.int().min(0),
      ),
      rows: field(
        {
          title: {
            en: 'Number of rows, for CSV and NDJSON',
            fr: 'Nombre de lignes, pour CSV et NDJSON',
            ar: 'عدد الصفوف، مع CSV وNDJSON',
            ch: '行数，用于 CSV 和 NDJSON',
          },
        },
        z.int().min(0).optional(),
      ),
      notes: field(
        {
          title: {
            en: 'What the conversion changed or lost',
            fr: 'Ce que la conversion a modifié ou perdu',
            ar: 'ما غيّره التحويل أو فقده',
            ch: '转换时更改或丢失的内容',
          },
        },
        z.array(
          z.object({
            pointer: pointerField(),
            code: field(
              {
                title: { en: 'Kind of change', fr: 'Type de modification', ar: 'نوع التغيير', ch: '更改的类型' },
              },
              z.string(),
            ),
            detail: field(
              { title: { en: 'What changed', fr: 'Ce qui a changé', ar: 'ما تغيّر', ch: '更改的内容' } },
              z.string(),
            ),
          }),
        ),
      ),
    }),
    examples: [
      {
        from: 'json',
        to: 'yaml',
        text: 'name: Apiyard\nareas:\n  - convert\n  - puzzle\nport: 8080\n',
        bytes: 55,
        notes: [],
      },
      {
        from: 'json',
        to: 'csv',
        text: 'id,name\n1,Tea\n',
        bytes: 14,
        rows: 1,
        notes: [
          {
            pointer: '/0/id',
            code: 'type',
            detail: 'CSV supports only text, so values in this column are written as text.',
          },
        ],
      },
    ],
  },
  errors: dataErrors,
  sentences: dataSentences,
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'JSON to YAML', fr: 'JSON vers YAML', ar: 'من JSON إلى YAML', ch: 'JSON 转 YAML' },
      input: { text: '{"name": "Apiyard", "areas": ["convert", "puzzle"], "port": 8080}', to: 'yaml' },
    },
    {
      name: { en: 'CSV to JSON', fr: 'CSV vers JSON', ar: 'من CSV إلى JSON', ch: 'CSV 转 JSON' },
      input: {
        text: 'name,address.city,address.zip\nAmina,Khartoum,01234\n"Li, Wei",北京,100000\n',
        from: 'csv',
        to: 'json',
      },
    },
    {
      name: { en: 'XML to JSON', fr: 'XML vers JSON', ar: 'من XML إلى JSON', ch: 'XML 转 JSON' },
      input: { text: '<book lang="en"><title>Sudoku</title><price currency="EUR">12.50</price></book>', to: 'json' },
    },
    {
      name: { en: 'Format JSON', fr: 'Mettre en forme du JSON', ar: 'تنسيق JSON', ch: '格式化 JSON' },
      input: { text: '{"id":9007199254740993,"price":0.10}', from: 'json', to: 'json' },
    },
  ],
  run: (input, { language = 'en' }) => convert(input, dataWords[language]),
});
