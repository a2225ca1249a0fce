import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from './fields.text.ts';

export default tool({
  path: 'convert/calculate',
  title: { en: 'Exact calculator', fr: 'Calculatrice exacte', ar: 'آلة حاسبة دقيقة', ch: '精确计算器' },
  summary: {
    en: 'Evaluates expressions with exact fractions, so 0.1 + 0.2 is 0.3. Supports powers, roots, percentages and functions.',
    fr: 'Calcule des expressions avec des fractions exactes : 0.1 + 0.2 donne 0.3. Puissances, racines, pourcentages et fonctions.',
    ar: 'يحسب التعابير بكسور دقيقة، فيكون 0.1 + 0.2 مساويًا 0.3، مع القوى والجذور والنسب المئوية والدوال.',
    ch: '用精确分数计算表达式，0.1 + 0.2 等于 0.3，支持乘方、开方、百分比和函数。',
  },
  tags: ['decimal', 'fraction', 'bignum', 'arithmetic'],
  synonyms: {
    en: ['calculator', 'evaluate expression', 'math', 'big numbers', 'square root', 'factorial'],
    fr: ['calcul', 'expression', 'grands nombres', 'racine carrée', 'factorielle'],
    ar: ['حاسبة', 'حساب تعبير', 'رياضيات', 'جذر تربيعي', 'مضروب'],
    ch: ['计算器', '表达式求值', '大数', '平方根', '阶乘', '高精度'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Expression', fr: 'Expression', ar: 'التعبير', ch: '表达式' },
        help: {
          en: 'Use + − × ÷ * / ^ ! % mod, parentheses, pi, e, and abs, sign, floor, ceil, trunc, round, min, max, sum, avg, gcd, lcm, sqrt, cbrt and pow. % divides by 100.',
          fr: 'Avec + − × ÷ * / ^ ! % mod, des parenthèses, pi, e et abs, sign, floor, ceil, trunc, round, min, max, sum, avg, gcd, lcm, sqrt, cbrt, pow. % divise par 100.',
          ar: 'مع ⁦+ − × ÷ * / ^ ! % mod⁩ والأقواس وpi وe والدوال abs وsign وfloor وceil وtrunc وround وmin وmax وsum وavg وgcd وlcm وsqrt وcbrt وpow. تقسم % على 100.',
          ch: '可用 + − × ÷ * / ^ ! % mod、括号、pi、e 以及 abs、sign、floor、ceil、trunc、round、min、max、sum、avg、gcd、lcm、sqrt、cbrt、pow。% 表示除以 100。',
        },
        code: true,
      },
      z.string().min(1).max(300),
    ),
    digits: field(
      {
        title: { en: 'Significant digits', fr: 'Chiffres significatifs', ar: 'الأرقام المعنوية', ch: '有效数字' },
        help: {
          en: 'At most this many.',
          fr: 'Au plus.',
          ar: 'الحد الأقصى.',
          ch: '最多保留的位数。',
        },
      },
      z.int().min(1).max(1000).default(40),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: titles.result }, z.string()),
      isExact: field({ title: titles.exact }, z.boolean()),
      fraction: field(
        { title: { en: 'As a fraction', fr: 'En fraction', ar: 'ككسر', ch: '分数形式' } },
        z.string().optional(),
      ),
      notes: notesField(),
    }),
    examples: [{ text: '0.3', isExact: true, fraction: '3/10', notes: [] }],
  },
  errors: {
    unexpected: {
      en: '“{{character}}” is not allowed here. Check the expression before it.',
      fr: '« {{character}} » ne peut pas être ici. Vérifiez l’expression juste avant.',
      ar: 'لا يمكن أن يكون «{{character}}» هنا. تحقق من التعبير قبله.',
      ch: '此处不能出现“{{character}}”。请检查其前面的表达式。',
    },
    incomplete: {
      en: 'The expression ends too early. Add the missing number or parenthesis.',
      fr: 'L’expression s’arrête trop tôt. Ajoutez le nombre ou la parenthèse manquante.',
      ar: 'ينتهي التعبير قبل اكتماله. أضف العدد أو القوس الناقص.',
      ch: '表达式不完整。请补上缺少的数字或括号。',
    },
    unknown_name: {
      en: 'There is no function or constant “{{name}}”. Use one listed in the help.',
      fr: 'Il n’y a pas de fonction ni de constante « {{name}} ». Utilisez-en une de l’aide.',
      ar: 'لا توجد دالة أو ثابت باسم «{{name}}». استخدم ما ورد في المساعدة.',
      ch: '没有名为“{{name}}”的函数或常量。请使用说明中列出的名称。',
    },
    wrong_arguments: {
      en: '{{name}} does not take {{count}} arguments. Enter {{expected}}, or more if it compares or adds several values.',
      fr: '{{name}} n’accepte pas {{count}} arguments. Donnez-en {{expected}}, ou davantage si elle en compare ou en additionne plusieurs.',
      ar: 'لا تقبل {{name}} عدد {{count}} من الوسائط. أعطِ {{expected}}، أو أكثر إذا كانت تقارن عدة قيم أو تجمعها.',
      ch: '{{name}} 不接受 {{count}} 个参数。请提供 {{expected}} 个；比较或求和多个值的函数可提供更多。',
    },
    division_by_zero: {
      en: 'This is a division by zero. Change the divisor.',
      fr: 'C’est une division par zéro. Changez le diviseur.',
      ar: 'هذه قسمة على صفر. غيّر المقسوم عليه.',
      ch: '此处除以零。请更改除数。',
    },
    too_large: {
      en: 'A number is too large. Use up to 1500 digits, roots up to the 20th and factorials up to 1000.',
      fr: 'Un nombre devient trop grand : 1500 chiffres au plus, racines jusqu’à la 20e, factorielles jusqu’à 1000. Réduisez-le.',
      ar: 'أحد الأعداد كبير جدًا: الحد 1500 رقم، والجذور حتى 20، والمضروب حتى 1000. استخدم أعدادًا أصغر.',
      ch: '某个数过大：最多 1500 位，开方最多 20 次，阶乘最多到 1000。请使用较小的数。',
    },
    not_real: {
      en: 'This has no real result. Use an argument that is not negative.',
      fr: 'Il n’y a pas de résultat réel. Choisissez un argument qui ne soit pas négatif.',
      ar: 'ليس لهذا نتيجة حقيقية. غيّر الوسيط بحيث لا يكون سالبًا.',
      ch: '没有实数结果。请将参数改为非负数。',
    },
    not_integer: {
      en: 'This needs a whole number. Round it first.',
      fr: 'Il faut un nombre entier. Arrondissez d’abord.',
      ar: 'يتطلب هذا عددًا صحيحًا. قرّبه أولًا.',
      ch: '此处需要整数。请先取整。',
    },
  },
  notes: {
    approximate: {
      en: 'The expression contains irrational numbers, which are calculated to 100 digits.',
      fr: 'L’expression contient des nombres irrationnels, calculés à 100 chiffres.',
      ar: 'يحتوي التعبير على أعداد غير نسبية تُحسب إلى 100 رقم.',
      ch: '表达式含无理数，按 100 位数字计算。',
    },
    rounded: {
      en: 'The result has more digits and is rounded to {{digits}}.',
      fr: 'Le résultat a davantage de chiffres et est arrondi à {{digits}}.',
      ar: 'للنتيجة أرقام أكثر، لذا قُرّبت إلى {{digits}}.',
      ch: '结果的位数更多，已舍入到 {{digits}} 位有效数字。',
    },
  },
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    { name: { en: 'Decimals', fr: 'Décimaux', ar: 'أعداد عشرية', ch: '小数' }, input: { text: '0.1 + 0.2' } },
    {
      name: { en: 'Percent', fr: 'Pourcentage', ar: 'نسبة مئوية', ch: '百分比' },
      input: { text: '249.90 * (1 + 20%)' },
    },
    {
      name: { en: 'A large power', fr: 'Une grande puissance', ar: 'قوة كبيرة', ch: '大数乘方' },
      input: { text: '2^128 - 1' },
    },
    {
      name: { en: 'Square root', fr: 'Racine carrée', ar: 'جذر تربيعي', ch: '平方根' },
      input: { text: 'sqrt(2)', digits: 50 },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/numbers/calculate')).default(input),
});
