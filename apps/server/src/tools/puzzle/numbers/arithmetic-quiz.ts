import { operations, quizLevels } from '@apiyard/kernels/quiz/quiz';
import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import { levelTitle } from '../puzzle.text.ts';

export default tool({
  path: 'puzzle/arithmetic-quiz',
  title: { en: 'Arithmetic quiz', fr: 'Quiz de calcul', ar: 'اختبار حساب', ch: '算术测验' },
  summary: {
    en: 'Generates arithmetic questions with whole-number answers at three levels, and checks answers.',
    fr: 'Génère des questions de calcul à réponses entières sur trois niveaux, et vérifie les réponses.',
    ar: 'ينشئ أسئلة حساب إجاباتها أعداد صحيحة على ثلاثة مستويات، ويتحقق من الإجابات.',
    ch: '生成三个难度、答案为整数的算术题，并检查答案。',
  },
  tags: ['mental arithmetic', 'worksheet', 'seed'],
  synonyms: {
    en: ['maths quiz', 'times tables', 'mental maths', 'sums'],
    fr: ['calcul mental', 'tables de multiplication', 'exercices de maths'],
    ar: ['رياضيات', 'جدول الضرب', 'حساب ذهني'],
    ch: ['口算', '乘法表', '数学题'],
  },
  input: z.object({
    level: field(
      {
        title: levelTitle,
        options: {
          easy: {
            en: 'Easy: sums to 20, tables to 10',
            fr: 'Facile : sommes jusqu’à 20, tables jusqu’à 10',
            ar: 'سهل: مجاميع حتى 20 وجدول ضرب حتى 10',
            ch: '简单：和不超过 20，乘数不超过 10',
          },
          medium: {
            en: 'Medium: sums to 100, tables to 12',
            fr: 'Moyen : sommes jusqu’à 100, tables jusqu’à 12',
            ar: 'متوسط: مجاميع حتى 100 وجدول ضرب حتى 12',
            ch: '中等：和不超过 100，乘数不超过 12',
          },
          hard: {
            en: 'Hard: sums to 1000, factors to 25',
            fr: 'Difficile : sommes jusqu’à 1000, facteurs jusqu’à 25',
            ar: 'صعب: مجاميع حتى 1000 وعوامل حتى 25',
            ch: '困难：和不超过 1000，乘数不超过 25',
          },
        },
      },
      z.enum(quizLevels).default('easy'),
    ),
    operation: field(
      {
        title: { en: 'Operation', fr: 'Opération', ar: 'العملية', ch: '运算' },
        options: {
          all: { en: 'All four', fr: 'Les quatre', ar: 'العمليات الأربع', ch: '四则运算' },
          add: { en: 'Addition', fr: 'Addition', ar: 'الجمع', ch: '加法' },
          subtract: { en: 'Subtraction', fr: 'Soustraction', ar: 'الطرح', ch: '减法' },
          multiply: { en: 'Multiplication', fr: 'Multiplication', ar: 'الضرب', ch: '乘法' },
          divide: { en: 'Division', fr: 'Division', ar: 'القسمة', ch: '除法' },
        },
      },
      z.enum(['all', ...operations]).default('all'),
    ),
    count: field(
      { title: { en: 'Questions', fr: 'Questions', ar: 'عدد الأسئلة', ch: '题数' } },
      z.int().min(1).max(100).default(10),
    ),
    showAnswers: field(
      { title: { en: 'Show the answers', fr: 'Afficher les réponses', ar: 'إظهار الإجابات', ch: '显示答案' } },
      z.boolean().default(false),
    ),
    answers: field(
      {
        title: {
          en: 'Answers to check',
          fr: 'Réponses à vérifier',
          ar: 'الإجابات المطلوب التحقق منها',
          ch: '待检查的答案',
        },
        help: {
          en: 'Numbers in the order of the questions, with ? for no answer. Needs the seed of the questions.',
          fr: 'Nombres dans l’ordre des questions, ? pour aucune réponse. Nécessite la graine des questions.',
          ar: 'أعداد بترتيب الأسئلة، و\u2066?\u2069 لعدم الإجابة. تلزم بذرة الأسئلة.',
          ch: '按题目顺序填写数字，? 表示未作答。需要题目的种子。',
        },
      },
      z.string().max(2000).optional(),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      questions: field(
        { title: { en: 'Questions', fr: 'Questions', ar: 'الأسئلة', ch: '题目' } },
        z.array(
          z.object({
            question: field({ title: { en: 'Question', fr: 'Question', ar: 'السؤال', ch: '题目' } }, z.string()),
            answer: field({ title: { en: 'Answer', fr: 'Réponse', ar: 'الإجابة', ch: '答案' } }, z.int().optional()),
            given: field(
              { title: { en: 'Your answer', fr: 'Votre réponse', ar: 'إجابتك', ch: '您的答案' } },
              z.int().nullable().optional(),
            ),
            isCorrect: field(
              { title: { en: 'Correct', fr: 'Correct', ar: 'صحيحة', ch: '正确' } },
              z.boolean().optional(),
            ),
          }),
        ),
      ),
      correct: field(
        {
          title: { en: 'Correct answers', fr: 'Réponses correctes', ar: 'الإجابات الصحيحة', ch: '答对题数' },
        },
        z.int().nullable(),
      ),
      seed: seedOutput(),
    }),
    examples: [
      { questions: [{ question: '7 × 8', answer: 56, given: 56, isCorrect: true }], correct: 1, seed: 'k3v9mxwq27ae' },
    ],
  },
  errors: {
    seed_missing: {
      en: 'The seed is missing. Enter the seed of the questions with the answers.',
      fr: 'Envoyez la graine des questions avec les réponses.',
      ar: 'أرسل بذرة الأسئلة مع الإجابات.',
      ch: '请随答案提供题目的种子。',
    },
    answers_many: {
      en: 'There are more answers than the {{count}} questions. Check the number of questions.',
      fr: 'Il y a plus de réponses que les {{count}} questions. Vérifiez le nombre de questions.',
      ar: 'عدد الإجابات أكبر من عدد الأسئلة ({{count}}). تحقق من عدد الأسئلة.',
      ch: '答案数多于 {{count}} 道题。请检查题数。',
    },
    answer_syntax: {
      en: '“{{answer}}” is not a whole number. Write ? for no answer.',
      fr: '« {{answer}} » n’est pas un nombre entier. Écrivez ? pour aucune réponse.',
      ar: '«{{answer}}» ليس عددًا صحيحًا. اكتب \u2066?\u2069 لعدم الإجابة.',
      ch: '“{{answer}}”不是整数。未作答请填 ?。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'Ten questions', fr: 'Dix questions', ar: 'عشرة أسئلة', ch: '十道题' }, input: {} },
    {
      name: {
        en: 'Times tables with answers',
        fr: 'Tables avec réponses',
        ar: 'جدول الضرب مع الإجابات',
        ch: '乘法题附答案',
      },
      input: { operation: 'multiply', count: 20, showAnswers: true },
    },
    {
      name: { en: 'Check answers', fr: 'Vérifier des réponses', ar: 'التحقق من إجابات', ch: '检查答案' },
      input: { count: 3, seed: 'daily', answers: '5 12 ?' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/numbers/arithmetic-quiz')).default(input),
});
