import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { tool } from '../../tool.ts';
import { dataField, resultField } from './fields.text.ts';
import { directionField, settingsErrors, settingsNotes } from './settings.text.ts';

export default tool({
  path: 'convert/env',
  title: { en: '.env and JSON', fr: '.env et JSON', ar: '‎.env وJSON', ch: '.env 与 JSON 互转' },
  summary: {
    en: 'Converts .env files of environment variables to JSON and back, with the rules of dotenv.',
    fr: 'Convertit des fichiers .env de variables d’environnement en JSON et inversement, selon les règles de dotenv.',
    ar: 'يحوّل ملفات ‎.env لمتغيرات البيئة إلى JSON والعكس، وفق قواعد dotenv.',
    ch: '按 dotenv 的规则，在环境变量 .env 文件与 JSON 之间转换。',
  },
  tags: ['env to json', 'json to env', 'dotenv'],
  synonyms: {
    en: ['environment variables', 'docker', 'configuration', 'convert'],
    fr: ['variables d’environnement', 'configuration', 'convertir'],
    ar: ['متغيرات البيئة', 'إعدادات', 'تحويل'],
    ch: ['环境变量', '配置', '转换'],
  },
  input: z.object({
    text: dataField(),
    to: directionField('env', { en: '.env', fr: '.env', ar: 'ملف ‎.env', ch: '.env 文件' }),
  }),
  output: {
    schema: z.object({ text: resultField(), notes: notesField() }),
    examples: [{ text: '{\n  "PORT": "8080"\n}', notes: [] }],
  },
  errors: {
    ...settingsErrors,
    env_line: {
      en: 'The line is not in the form NAME=value. Correct it, close its quotes, or begin it with # for a comment.',
      fr: 'La ligne n’est pas de la forme NOM=valeur. Corrigez-la, fermez ses guillemets ou commencez-la par # pour un commentaire.',
      ar: 'السطر ليس بالشكل NAME=value. صحّحه أو أغلق علامات الاقتباس فيه أو ابدأه بـ # للتعليق.',
      ch: '该行不是 NAME=value 形式。请更正，闭合引号，或以 # 开头作为注释。',
    },
    env_name: {
      en: '“{{name}}” is not a variable name. Use letters, digits, underscores, dots and hyphens.',
      fr: '« {{name}} » n’est pas un nom de variable. Utilisez des lettres, des chiffres, des traits de soulignement, des points et des traits d’union.',
      ar: '«{{name}}» ليس اسم متغير صالحًا. استخدم الحروف اللاتينية والأرقام والشرطات السفلية والنقاط والواصلات.',
      ch: '“{{name}}”不是有效的变量名。请使用字母、数字、下划线、点和连字符。',
    },
    env_quotes: {
      en: 'The value of “{{name}}” contains every kind of quote, so .env cannot represent it. Remove one kind.',
      fr: 'La valeur de « {{name}} » contient tous les types de guillemets : .env ne peut pas la représenter. Changez-en un.',
      ar: 'تحتوي قيمة «{{name}}» على جميع أنواع علامات الاقتباس، لذا لا يمكن كتابتها في ‎.env. غيّر أحدها.',
      ch: '“{{name}}”的值包含所有类型的引号，.env 无法表示。请更改其中一种。',
    },
  },
  notes: {
    ...settingsNotes,
    quote_open: {
      en: 'The value begins with a quote that is never closed. The quote is kept, as in dotenv.',
      fr: 'La valeur commence par un guillemet qui n’est pas fermé à la fin. Le guillemet est gardé, comme le fait dotenv.',
      ar: 'تبدأ القيمة بعلامة اقتباس غير مغلقة في نهايتها. تبقى العلامة كما تفعل dotenv.',
      ch: '值以引号开头，但末尾没有闭合。与 dotenv 相同，保留该引号。',
    },
    reference: {
      en: 'The reference to another variable is kept as written.',
      fr: 'La référence à une autre variable reste telle quelle.',
      ar: 'تبقى الإشارة إلى متغير آخر كما كُتبت.',
      ch: '对其他变量的引用保持原样。',
    },
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: '.env to JSON', fr: '.env vers JSON', ar: 'من ‎.env إلى JSON', ch: '.env 转 JSON' },
      input: { text: '# Server\nPORT=8080\nexport GREETING="Hello\\nworld"\nURL=https://example.org # public\n' },
    },
    {
      name: { en: 'JSON to .env', fr: 'JSON vers .env', ar: 'من JSON إلى ‎.env', ch: 'JSON 转 .env' },
      input: { text: '{"PORT": 8080, "GREETING": "Hello world"}', to: 'env' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/env')).default(input),
});
