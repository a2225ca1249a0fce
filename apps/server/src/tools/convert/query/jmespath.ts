import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dataField, resultField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { languageTitle, queryField } from './queries.text.ts';

const machines = `{
  "machines": [
    { "name": "a", "state": "running", "cpus": 4 },
    { "name": "b", "state": "stopped", "cpus": 8 },
    { "name": "c", "state": "running", "cpus": 2 }
  ]
}`;

export default tool({
  path: 'convert/jmespath',
  title: languageTitle('JMESPath'),
  summary: {
    en: 'Runs a JMESPath expression with all 26 functions, as in the AWS and Azure command lines.',
    fr: 'Exécute une expression JMESPath, comme dans les lignes de commande AWS et Azure, avec ses 26 fonctions.',
    ar: 'ينفّذ تعبير JMESPath كما في سطر أوامر AWS وAzure، مع دواله الست والعشرين.',
    ch: '执行 JMESPath 表达式（与 AWS 和 Azure 命令行相同），支持全部 26 个函数。',
  },
  tags: ['json', 'jmespath', 'query', 'aws'],
  synonyms: {
    en: ['extract', 'search json', 'json query', 'projection', 'aws cli', 'azure cli'],
    fr: ['extraire', 'rechercher', 'requête', 'projection'],
    ar: ['استخراج', 'بحث', 'استعلام'],
    ch: ['提取', '查询', '搜索'],
  },
  input: z.object({
    text: dataField('JSON'),
    query: queryField(languageTitle('JMESPath'), {
      en: "For example machines[?state=='running'].name.",
      fr: "Comme machines[?state=='running'].name.",
      ar: "مثل machines[?state=='running'].name.",
      ch: "例如 machines[?state=='running'].name。",
    }),
  }),
  output: {
    schema: z.object({
      text: resultField(),
      type: field(
        { title: { en: 'Type of the result', fr: 'Type du résultat', ar: 'نوع النتيجة', ch: '结果的类型' } },
        z.enum(['null', 'boolean', 'string', 'number', 'array', 'object']),
      ),
      notes: notesField(),
    }),
    examples: [{ text: '[\n  "a",\n  "c"\n]', type: 'array', notes: [] }],
  },
  errors: {
    ...jsonErrors,
    jmespath_syntax: {
      en: 'The expression is not valid here. Check brackets, dots and operators.',
      fr: 'L’expression n’est pas valide ici. Vérifiez les crochets, les points et les opérateurs.',
      ar: 'التعبير غير صالح هنا. تحقق من الأقواس والنقاط والعوامل.',
      ch: '表达式在此处无效。请检查括号、点和运算符。',
    },
    jmespath_open: {
      en: 'This quote is not closed. Add the missing one.',
      fr: 'Ce guillemet n’est pas fermé. Ajoutez celui qui manque.',
      ar: 'علامة الاقتباس هذه غير مغلقة. أضف العلامة الناقصة.',
      ch: '此引号没有闭合。请补上缺少的引号。',
    },
    jmespath_literal: {
      en: 'This literal is not JSON. Write text as `"text"` or \'text\'.',
      fr: 'Ce littéral n’est pas du JSON. Écrivez du texte sous la forme `"texte"` ou \'texte\'.',
      ar: 'هذه القيمة الحرفية ليست JSON. اكتب النص بالشكل `"text"` أو \'text\'.',
      ch: '此字面量不是 JSON。文本请写成 `"text"` 或 \'text\'。',
    },
    jmespath_step: {
      en: 'The step of a slice cannot be 0. Choose another number.',
      fr: 'Le pas d’une tranche ne peut pas être 0. Choisissez un autre nombre.',
      ar: 'لا يمكن أن تكون خطوة الشريحة 0. اختر رقمًا آخر.',
      ch: '切片的步长不能为 0。请使用其他数字。',
    },
    jmespath_function: {
      en: 'JMESPath has no function {{name}}. Check the name.',
      fr: 'JMESPath n’a pas de fonction {{name}}. Vérifiez son nom.',
      ar: 'لا توجد في JMESPath دالة باسم {{name}}. تحقق من اسمها.',
      ch: 'JMESPath 没有函数 {{name}}。请检查名称。',
    },
    jmespath_arity: {
      en: 'The function {{name}} takes {{expected}} arguments, but has {{actual}}. Correct the arguments.',
      fr: 'La fonction {{name}} prend {{expected}} arguments, mais en a {{actual}}. Corrigez-les.',
      ar: 'تأخذ الدالة {{name}} عدد {{expected}} من الوسيطات، لكن أُعطيت {{actual}}. صحّحها.',
      ch: '函数 {{name}} 需要 {{expected}} 个参数，但给出了 {{actual}} 个。请更正。',
    },
    jmespath_type: {
      en: 'The function {{name}} takes {{expected}}, but received {{actual}}. Pass a value of that type.',
      fr: 'La fonction {{name}} attend {{expected}}, mais a reçu {{actual}}. Passez une valeur de ce type.',
      ar: 'تأخذ الدالة {{name}} النوع {{expected}}، لكنها تلقت {{actual}}. مرّر قيمة من هذا النوع.',
      ch: '函数 {{name}} 需要 {{expected}}，但得到了 {{actual}}。请传入该类型的值。',
    },
    jmespath_deep: {
      en: 'The expression is nested too deeply. Simplify it.',
      fr: 'L’expression est trop imbriquée. Simplifiez-la.',
      ar: 'التعبير متداخل بعمق زائد. بسّطه.',
      ch: '表达式嵌套过深。请简化。',
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
      name: { en: 'Filter', fr: 'Filtrer', ar: 'تصفية', ch: '筛选' },
      input: { text: machines, query: "machines[?state=='running'].name" },
    },
    {
      name: { en: 'Sort and rename', fr: 'Trier et renommer', ar: 'فرز وإعادة تسمية', ch: '排序并重命名' },
      input: { text: machines, query: 'machines | sort_by(@, &cpus) | [].{machine: name, cpus: cpus}' },
    },
    {
      name: { en: 'Sum', fr: 'Somme', ar: 'مجموع', ch: '求和' },
      input: { text: machines, query: 'sum(machines[].cpus)' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/jmespath')).default(input),
});
