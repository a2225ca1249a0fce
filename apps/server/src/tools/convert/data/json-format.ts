import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { bytesBeforeField, bytesField, dataField, indentOrMinifyField, resultField } from './fields.text.ts';
import { jsonErrors, jsonNotes } from './json.text.ts';

export default tool({
  path: 'convert/json-format',
  title: { en: 'JSON formatter', fr: 'Mise en forme JSON', ar: 'منسّق JSON', ch: 'JSON 格式化' },
  summary: {
    en: 'Formats, minifies and sorts JSON (RFC 8259), keeps numbers as written and shows where the errors are.',
    fr: 'Met en forme, minifie et trie du JSON (RFC 8259), garde chaque nombre tel quel et montre où sont les erreurs.',
    ar: 'ينسّق JSON (RFC 8259) ويصغّره ويفرز مفاتيحه، ويبقي كل رقم كما كُتب، ويبيّن مواضع الأخطاء.',
    ch: '格式化、压缩和排序 JSON（RFC 8259），保留数字的原有写法，并指出错误的位置。',
  },
  tags: ['json', 'format', 'minify', 'validate'],
  synonyms: {
    en: ['beautify', 'pretty print', 'json validator', 'sort keys', 'lint', 'compress'],
    fr: ['embellir', 'valider', 'trier les clés', 'compacter', 'minifier'],
    ar: ['تجميل', 'تحقق', 'ترتيب المفاتيح', 'تصغير', 'تنسيق'],
    ch: ['美化', '校验', '键排序', '压缩', '格式化'],
  },
  input: z.object({
    text: dataField('JSON'),
    indent: indentOrMinifyField(),
    sortKeys: field(
      {
        title: { en: 'Sort keys', fr: 'Trier les clés', ar: 'فرز المفاتيح', ch: '键排序' },
        help: {
          en: 'At every level, by UTF-16 code units as in RFC 8785.',
          fr: 'À chaque niveau, par unités de code UTF-16 comme dans la RFC 8785.',
          ar: 'في كل مستوى، حسب وحدات ترميز UTF-16 كما في RFC 8785.',
          ch: '在每一层按 UTF-16 码元排序，与 RFC 8785 相同。',
        },
      },
      z.boolean().default(false),
    ),
    ascii: field(
      {
        title: { en: 'ASCII only', fr: 'ASCII uniquement', ar: 'ASCII فقط', ch: '仅 ASCII' },
        help: {
          en: 'Writes all other characters as \\u escape sequences.',
          fr: 'Écrit les autres caractères sous forme de séquences \\u.',
          ar: 'تُكتب الأحرف الأخرى كتسلسلات هروب \\u.',
          ch: '其他字符写成 \\u 转义序列。',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: resultField(),
      bytes: bytesField(),
      bytesBefore: bytesBeforeField(),
      notes: notesField(),
    }),
    examples: [{ text: '{\n  "id": 9007199254740993,\n  "price": 0.10\n}', bytes: 46, bytesBefore: 35, notes: [] }],
  },
  errors: jsonErrors,
  notes: jsonNotes,
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'Format', fr: 'Mettre en forme', ar: 'تنسيق', ch: '格式化' },
      input: { text: '{"id":9007199254740993,"price":0.10,"tags":["a","b"],"address":{"city":"Oran"}}' },
    },
    {
      name: { en: 'Minify', fr: 'Minifier', ar: 'تصغير', ch: '压缩' },
      input: { text: '{\n  "name": "Apiyard",\n  "ports": [80, 443]\n}', indent: 'none' },
    },
    {
      name: { en: 'Sort keys', fr: 'Trier les clés', ar: 'فرز المفاتيح', ch: '键排序' },
      input: { text: '{"b":1,"a":{"z":null,"y":true}}', indent: '4', sortKeys: true },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/json-format')).default(input),
});
