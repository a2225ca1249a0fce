import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countField, dataField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { countTitle, languageTitle, queryField } from './queries.text.ts';

const store =
  '{"store":{"book":[{"title":"Sudoku","price":8.90},{"title":"Chess","price":12.50},{"title":"Go","price":22}]}}';

export default tool({
  path: 'convert/jsonpath',
  title: languageTitle('JSONPath'),
  summary: {
    en: 'Runs a JSONPath query (RFC 9535) and returns the values as written, with their normalized paths.',
    fr: 'Exécute une requête JSONPath (RFC 9535) et renvoie les valeurs telles quelles, avec leurs chemins normalisés.',
    ar: 'ينفّذ استعلام JSONPath (RFC 9535) ويعيد القيم كما كُتبت مع مساراتها الموحّدة.',
    ch: '执行 JSONPath 查询（RFC 9535），返回保持原样的值及其规范化路径。',
  },
  tags: ['json', 'jsonpath', 'query', 'rfc 9535'],
  synonyms: {
    en: ['extract', 'search json', 'json query', 'select', 'filter'],
    fr: ['extraire', 'rechercher', 'requête', 'filtrer'],
    ar: ['استخراج', 'بحث', 'استعلام', 'تصفية'],
    ch: ['提取', '查询', '搜索', '筛选'],
  },
  input: z.object({
    text: dataField('JSON'),
    query: queryField(languageTitle('JSONPath'), {
      en: 'Starts with $, for example $.store.book[?@.price < 10].title.',
      fr: 'Commence par $, comme $.store.book[?@.price < 10].title.',
      ar: 'يبدأ بـ $، مثل $.store.book[?@.price < 10].title.',
      ch: '以 $ 开头，例如 $.store.book[?@.price < 10].title。',
    }),
  }),
  output: {
    schema: z.object({
      text: field(
        {
          title: {
            en: 'Values, as a JSON list',
            fr: 'Valeurs, en liste JSON',
            ar: 'القيم كقائمة JSON',
            ch: '值（JSON 列表）',
          },
          code: true,
        },
        z.string(),
      ),
      count: countField(countTitle),
      nodes: field(
        { title: { en: 'Paths of the values', fr: 'Emplacements des valeurs', ar: 'مواضع القيم', ch: '值的位置' } },
        z.array(
          z.object({
            path: field(
              { title: { en: 'Normalized path', fr: 'Chemin normalisé', ar: 'المسار الموحّد', ch: '规范化路径' } },
              z.string(),
            ),
            pointer: field(
              { title: { en: 'JSON Pointer', fr: 'Pointeur JSON', ar: 'مؤشر JSON', ch: 'JSON Pointer（指针）' } },
              z.string(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '[\n  "Sudoku"\n]',
        count: 1,
        nodes: [{ path: "$['store']['book'][0]['title']", pointer: '/store/book/0/title' }],
        notes: [],
      },
    ],
  },
  errors: {
    ...jsonErrors,
    jsonpath_start: {
      en: 'A JSONPath starts with $. Write it first, as in $.items[*].',
      fr: 'Un JSONPath commence par $. Écrivez-le en premier, comme dans $.items[*].',
      ar: 'يبدأ JSONPath بـ $. اكتبه أولًا كما في $.items[*].',
      ch: 'JSONPath 以 $ 开头。请先写 $，例如 $.items[*]。',
    },
    jsonpath_syntax: {
      en: 'The JSONPath is not valid here. Check brackets, quotes and operators.',
      fr: 'Le JSONPath n’est pas valide ici. Vérifiez les crochets, les guillemets et les opérateurs.',
      ar: 'تعبير JSONPath غير صالح هنا. تحقق من الأقواس وعلامات الاقتباس والعوامل.',
      ch: 'JSONPath 在此处无效。请检查括号、引号和运算符。',
    },
    jsonpath_type: {
      en: 'The function or comparison here does not accept such a value. Compare single values, and check the arguments.',
      fr: 'La fonction ou la comparaison n’accepte pas cette valeur ici. Comparez des valeurs uniques et vérifiez les arguments.',
      ar: 'لا تقبل الدالة أو المقارنة هنا قيمة من هذا النوع. قارن قيمًا مفردة وتحقق من الوسيطات.',
      ch: '此处的函数或比较不接受这样的值。请比较单个值，并检查参数。',
    },
    jsonpath_deep: {
      en: 'The JSONPath is nested too deeply. Simplify it.',
      fr: 'Le JSONPath est trop imbriqué. Simplifiez-le.',
      ar: 'تعبير JSONPath متداخل بعمق زائد. بسّطه.',
      ch: 'JSONPath 嵌套过深。请简化。',
    },
    jsonpath_filter: {
      en: 'A filter can use .. only once. Move the rest of the path outside the filter.',
      fr: 'Un filtre ne peut utiliser .. qu’une fois. Déplacez le reste du chemin hors du filtre.',
      ar: 'يمكن استخدام .. مرة واحدة في عامل التصفية. انقل بقية المسار إلى خارجه.',
      ch: '过滤器中只能使用一次 ..。请把路径的其余部分移到过滤器外。',
    },
    too_many_nodes: {
      en: 'The query selects more than {{max}} values. Make it more specific.',
      fr: 'La requête sélectionne plus de {{max}} valeurs. Restreignez-la.',
      ar: 'يحدد الاستعلام أكثر من {{max}} قيمة. ضيّق نطاقه.',
      ch: '查询选中的值超过 {{max}} 个。请缩小范围。',
    },
  },
  notes: jsonNotes,
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'Filter by price', fr: 'Filtrer par prix', ar: 'التصفية حسب السعر', ch: '按价格筛选' },
      input: { text: store, query: '$.store.book[?@.price < 10].title' },
    },
    {
      name: { en: 'All prices', fr: 'Tous les prix', ar: 'جميع الأسعار', ch: '所有价格' },
      input: { text: store, query: '$..price' },
    },
    {
      name: { en: 'Last two items', fr: 'Deux derniers éléments', ar: 'آخر عنصرين', ch: '最后两项' },
      input: { text: '[1, 2, 3, 9007199254740993]', query: '$[-2:]' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/jsonpath')).default(input),
});
