import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, dataField, resultErrors } from '../data/fields.text.ts';
import { xmlErrors } from '../data/xml.text.ts';
import { countTitle, languageTitle, queryField } from './queries.text.ts';

const orders =
  '<orders xmlns:p="urn:price"><order id="1"><name>Tea</name><p:price>4.50</p:price></order><order id="2"><name>Coffee</name><p:price>7</p:price></order></orders>';

const types = {
  element: { en: 'Element', fr: 'Élément', ar: 'عنصر', ch: '元素' },
  attribute: { en: 'Attribute', fr: 'Attribut', ar: 'سمة', ch: '属性' },
  text: { en: 'Text node', fr: 'Nœud texte', ar: 'عقدة نصية', ch: '文本节点' },
  comment: { en: 'Comment', fr: 'Commentaire', ar: 'تعليق', ch: '注释' },
  'processing-instruction': {
    en: 'Processing instruction',
    fr: 'Instruction de traitement',
    ar: 'تعليمة معالجة',
    ch: '处理指令',
  },
  document: { en: 'Document', fr: 'Document', ar: 'مستند', ch: '文档' },
  node: { en: 'Node', fr: 'Nœud', ar: 'عقدة', ch: '节点' },
  string: { en: 'String', fr: 'Chaîne', ar: 'سلسلة نصية', ch: '字符串' },
  number: { en: 'Number', fr: 'Nombre', ar: 'رقم', ch: '数字' },
  boolean: { en: 'Boolean', fr: 'Booléen', ar: 'قيمة منطقية', ch: '布尔值' },
  date: { en: 'Date or duration', fr: 'Date ou durée', ar: 'تاريخ أو مدة', ch: '日期或时长' },
  map: { en: 'Map', fr: 'Table', ar: 'خريطة', ch: '映射' },
  array: { en: 'Array', fr: 'Tableau', ar: 'مصفوفة', ch: '数组' },
} as const;

export default tool({
  path: 'convert/xpath',
  title: languageTitle('XPath'),
  summary: {
    en: 'Runs an XPath 3.1 expression on XML and returns nodes as XML with their paths, or text and numbers.',
    fr: 'Exécute une expression XPath 3.1 sur du XML et renvoie les nœuds en XML avec leurs chemins, les textes et les nombres.',
    ar: 'ينفّذ تعبير XPath 3.1 على XML ويعيد العقد بصيغة XML مع مساراتها والنصوص والأرقام.',
    ch: '对 XML 执行 XPath 3.1 表达式，返回节点的 XML 及路径、文本和数字。',
  },
  tags: ['xml', 'xpath', 'query'],
  synonyms: {
    en: ['extract', 'search xml', 'xml query', 'select', 'xquery'],
    fr: ['extraire', 'rechercher', 'requête'],
    ar: ['استخراج', 'بحث', 'استعلام'],
    ch: ['提取', '查询', '搜索'],
  },
  input: z.object({
    text: dataField('XML', undefined, 1_000_000),
    query: queryField(languageTitle('XPath'), {
      en: 'For example //order[@id = 2]/name or sum(//price).',
      fr: 'Comme //order[@id = 2]/name ou sum(//price).',
      ar: 'مثل //order[@id = 2]/name أو sum(//price).',
      ch: '例如 //order[@id = 2]/name 或 sum(//price)。',
    }),
    namespaces: field(
      {
        title: { en: 'Namespaces', fr: 'Espaces de noms', ar: 'مساحات الأسماء', ch: '命名空间' },
        help: {
          en: 'One per line, as prefix=URI. Prefixes of the root element are included. Use =URI for names without a prefix.',
          fr: 'Un par ligne : préfixe=URI. Les préfixes de l’élément racine sont connus. =URI vaut pour les noms sans préfixe.',
          ar: 'واحدة في كل سطر: prefix=URI. بادئات العنصر الجذر معروفة. تُستخدم =URI للأسماء دون بادئة.',
          ch: '每行一个：prefix=URI。根元素的前缀已知。=URI 用于没有前缀的名称。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(10_000).default(''),
    ),
  }),
  output: {
    schema: z.object({
      results: field(
        { title: { en: 'Results', fr: 'Résultats', ar: 'النتائج', ch: '结果' } },
        z.array(
          z.object({
            type: field(
              { title: { en: 'Type', fr: 'Type', ar: 'النوع', ch: '类型' }, options: types },
              z.enum(Object.keys(types) as [keyof typeof types, ...(keyof typeof types)[]]),
            ),
            value: field({ title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '值' }, code: true }, z.string()),
            path: field(
              { title: { en: 'Path of a node', fr: 'Chemin d’un nœud', ar: 'مسار العقدة', ch: '节点的路径' } },
              z.string().optional(),
            ),
          }),
        ),
      ),
      count: countField(countTitle),
    }),
    examples: [
      { results: [{ type: 'element', value: '<name>Tea</name>', path: '/orders[1]/order[1]/name[1]' }], count: 1 },
      { results: [{ type: 'number', value: '11.5' }], count: 1 },
    ],
  },
  errors: {
    ...xmlErrors,
    ...resultErrors,
    xpath_syntax: {
      en: 'The XPath is not valid here. Check brackets, quotes and slashes.',
      fr: 'Le XPath n’est pas valide ici. Vérifiez les crochets, les guillemets et les barres obliques.',
      ar: 'تعبير XPath غير صالح هنا. تحقق من الأقواس وعلامات الاقتباس والشرطات المائلة.',
      ch: 'XPath 在此处无效。请检查括号、引号和斜杠。',
    },
    xpath_function: {
      en: 'The XPath calls a function that does not exist or does not take this many arguments. Check its name and arguments.',
      fr: 'Le XPath appelle une fonction qui n’existe pas avec autant d’arguments. Vérifiez son nom et ses arguments.',
      ar: 'يستدعي تعبير XPath دالة غير موجودة بهذا العدد من الوسيطات. تحقق من اسمها ووسيطاتها.',
      ch: 'XPath 调用了不存在的函数，或参数个数不符。请检查函数名和参数。',
    },
    xpath_prefix: {
      en: 'The XPath has a prefix without a namespace. Add it to the namespaces as prefix=URI.',
      fr: 'Le XPath contient un préfixe sans espace de noms. Ajoutez une ligne préfixe=URI aux espaces de noms.',
      ar: 'في تعبير XPath بادئة ليس لها مساحة أسماء. أضف سطر prefix=URI إلى مساحات الأسماء.',
      ch: 'XPath 中有前缀没有命名空间。请在命名空间中添加一行 prefix=URI。',
    },
    xpath_error: {
      en: 'The XPath cannot be evaluated ({{code}}). Check the types of its values.',
      fr: 'Le XPath ne peut pas être évalué ({{code}}). Vérifiez les types de ses valeurs.',
      ar: 'يتعذر تقييم تعبير XPath ({{code}}). تحقق من أنواع قيمه.',
      ch: '无法计算该 XPath（{{code}}）。请检查值的类型。',
    },
    xpath_result: {
      en: 'The XPath returns a function. Call it, or return nodes, text or numbers.',
      fr: 'Le XPath renvoie une fonction. Appelez-la, ou renvoyez des nœuds, des textes ou des nombres.',
      ar: 'يعيد تعبير XPath دالة. استدعِها أو أعد عقدًا أو نصوصًا أو أرقامًا.',
      ch: 'XPath 的结果是函数。请调用该函数，或返回节点、文本或数字。',
    },
    xpath_many: {
      en: 'The XPath returns more than {{max}} results. Make it more specific.',
      fr: 'Le XPath donne plus de {{max}} résultats. Restreignez-le.',
      ar: 'يعطي تعبير XPath أكثر من {{max}} نتيجة. ضيّق نطاقه.',
      ch: 'XPath 的结果超过 {{max}} 个。请缩小范围。',
    },
    xpath_deep: {
      en: 'The XPath is nested too deeply. Simplify it.',
      fr: 'Le XPath est trop imbriqué. Simplifiez-le.',
      ar: 'تعبير XPath متداخل بعمق زائد. بسّطه.',
      ch: 'XPath 嵌套过深。请简化。',
    },
    xpath_namespaces: {
      en: 'The line “{{line}}” is not in the form prefix=URI. Correct it.',
      fr: 'La ligne « {{line}} » n’est pas de la forme préfixe=URI. Corrigez-la.',
      ar: 'السطر «{{line}}» ليس بالشكل prefix=URI. صحّحه.',
      ch: '“{{line}}”这一行不是 prefix=URI 形式。请更正。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Elements', fr: 'Éléments', ar: 'عناصر', ch: '元素' },
      input: { text: orders, query: '//order[@id = 2]/name' },
    },
    {
      name: { en: 'Sum of prices', fr: 'Somme des prix', ar: 'مجموع الأسعار', ch: '价格合计' },
      input: { text: orders, query: 'sum(//p:price)' },
    },
    {
      name: { en: 'Attributes', fr: 'Attributs', ar: 'السمات', ch: '属性' },
      input: { text: orders, query: '//@id' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/xpath')).default(input),
});
