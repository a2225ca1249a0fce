import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import {
  bytesBeforeField,
  bytesField,
  dataField,
  indentOrMinifyField,
  resultErrors,
  resultField,
} from './fields.text.ts';
import { xmlErrors } from './xml.text.ts';

export default tool({
  path: 'convert/xml-format',
  title: { en: 'XML formatter', fr: 'Mise en forme XML', ar: 'منسّق XML', ch: 'XML 格式化' },
  summary: {
    en: 'Formats and minifies XML 1.0, checks that it is well-formed and leaves text mixed with elements unchanged.',
    fr: 'Met en forme et minifie du XML 1.0, vérifie qu’il est bien formé et garde tel quel le texte mêlé aux éléments.',
    ar: 'ينسّق XML 1.0 ويصغّره، ويتحقق من سلامة بنيته، ويبقي النص الممزوج بالعناصر كما هو.',
    ch: '格式化和压缩 XML 1.0，检查格式是否正确，并保留与元素混排的文本。',
  },
  tags: ['xml', 'format', 'minify', 'validate'],
  synonyms: {
    en: ['beautify', 'pretty print', 'xml validator', 'indent', 'svg', 'rss'],
    fr: ['embellir', 'valider', 'indenter', 'minifier'],
    ar: ['تجميل', 'تحقق', 'مسافة بادئة', 'تصغير'],
    ch: ['美化', '校验', '缩进', '压缩'],
  },
  input: z.object({
    text: dataField('XML', {
      en: 'White space is kept where it is data: next to text, in elements without child elements and inside xml:space="preserve".',
      fr: 'Les espaces sont gardés là où ce sont des données : à côté de texte, dans les éléments sans sous-élément et sous xml:space="preserve".',
      ar: 'تُحفظ المسافات حيث تكون جزءًا من البيانات: بجوار النص، وفي العناصر التي لا تحتوي على عناصر، وتحت xml:space="preserve".',
      ch: '属于数据的空白会保留：与文本相邻、在不含子元素的元素中，以及在 xml:space="preserve" 之下。',
    }),
    indent: indentOrMinifyField(),
    comments: field(
      { title: { en: 'Keep comments', fr: 'Garder les commentaires', ar: 'إبقاء التعليقات', ch: '保留注释' } },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({ text: resultField(), bytes: bytesField(), bytesBefore: bytesBeforeField() }),
    examples: [{ text: '<a>\n  <b>x</b>\n</a>\n', bytes: 21, bytesBefore: 15 }],
  },
  errors: { ...xmlErrors, ...resultErrors },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'Format', fr: 'Mettre en forme', ar: 'تنسيق', ch: '格式化' },
      input: {
        text: '<order id="17"><item sku="A1"><name>Tea</name><price>4.50</price></item><note>Call <b>before</b> delivery</note></order>',
      },
    },
    {
      name: { en: 'Minify', fr: 'Minifier', ar: 'تصغير', ch: '压缩' },
      input: {
        text: '<?xml version="1.0"?>\n<!-- prices -->\n<prices>\n  <price currency="EUR">4.50</price>\n</prices>\n',
        indent: 'none',
        comments: false,
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/xml-format')).default(input),
});
