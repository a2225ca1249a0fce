import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dataField, resultField } from './fields.text.ts';
import { directionField, settingsErrors, settingsNotes } from './settings.text.ts';

export default tool({
  path: 'convert/properties',
  title: { en: 'Properties and JSON', fr: 'Properties et JSON', ar: 'Properties وJSON', ch: 'Properties 与 JSON 互转' },
  summary: {
    en: 'Converts Java .properties files to JSON and back, with the rules of java.util.Properties.',
    fr: 'Convertit des fichiers Java .properties en JSON et inversement, selon les règles de java.util.Properties.',
    ar: 'يحوّل ملفات ‎.properties الخاصة بـ Java إلى JSON والعكس، وفق قواعد java.util.Properties.',
    ch: '按 java.util.Properties 的规则，在 Java .properties 文件与 JSON 之间转换。',
  },
  tags: ['properties to json', 'json to properties', 'java', 'spring'],
  synonyms: {
    en: ['resource bundle', 'i18n', 'configuration', 'convert'],
    fr: ['configuration', 'traductions', 'convertir'],
    ar: ['إعدادات', 'ترجمات', 'تحويل'],
    ch: ['配置', '资源文件', '转换'],
  },
  input: z.object({
    text: dataField(),
    to: directionField('properties', {
      en: '.properties',
      fr: '.properties',
      ar: 'ملف ‎.properties',
      ch: '.properties 文件',
    }),
    ascii: field(
      {
        title: { en: 'ASCII only', fr: 'ASCII uniquement', ar: 'ASCII فقط', ch: '仅 ASCII' },
        help: {
          en: 'Writes all other characters as \\u escape sequences, which every version of Java can read.',
          fr: 'Écrit les autres caractères sous forme de séquences \\u, que toutes les versions de Java lisent.',
          ar: 'تُكتب الأحرف الأخرى كتسلسلات هروب \\u تقرؤها جميع إصدارات Java.',
          ch: '其他字符写成 \\u 转义序列，所有 Java 版本都能读取。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({ text: resultField(), notes: notesField() }),
    examples: [{ text: '{\n  "server.port": "8080"\n}', notes: [] }],
  },
  errors: {
    ...settingsErrors,
    properties_escape: {
      en: 'The entry contains \\u without four hexadecimal digits. Add them, or write \\\\u.',
      fr: 'L’entrée contient \\u sans quatre chiffres hexadécimaux. Ajoutez-les, ou écrivez \\\\u.',
      ar: 'يحتوي هذا الإدخال على \\u دون أربعة أرقام سداسية عشرية. أضفها أو اكتب \\\\u.',
      ch: '该条目中的 \\u 后面没有四位十六进制数字。请补全，或改写为 \\\\u。',
    },
    same_key: {
      en: 'Two members would have the key “{{key}}”. Rename one of them.',
      fr: 'Deux membres auraient la clé « {{key}} ». Renommez l’un des deux.',
      ar: 'سيكون لعنصرين المفتاح «{{key}}» نفسه. أعد تسمية أحدهما.',
      ch: '有两个成员的键都会是“{{key}}”。请重命名其中一个。',
    },
  },
  notes: {
    ...settingsNotes,
    nested_keys: {
      en: 'The keys of the nested object are joined with dots.',
      fr: 'Les clés de l’objet imbriqué sont jointes par des points.',
      ar: 'رُبطت مفاتيح الكائن المتداخل بنقاط.',
      ch: '嵌套对象的键用点连接。',
    },
    list_keys: {
      en: 'Each list item gets a key with its index in brackets.',
      fr: 'Chaque élément de la liste a une clé avec son indice entre crochets.',
      ar: 'لكل عنصر في القائمة مفتاح فيه ترتيبه بين قوسين.',
      ch: '列表的每一项都有带方括号索引的键。',
    },
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: {
        en: 'Properties to JSON',
        fr: 'Properties vers JSON',
        ar: 'من Properties إلى JSON',
        ch: 'Properties 转 JSON',
      },
      input: { text: '# Server\nserver.port = 8080\nwelcome=Bienvenue \\u00e0 tous, \\\n        merci\n' },
    },
    {
      name: {
        en: 'JSON to properties',
        fr: 'JSON vers properties',
        ar: 'من JSON إلى properties',
        ch: 'JSON 转 properties',
      },
      input: { text: '{"server": {"port": 8080}, "welcome": "مرحبا"}', to: 'properties' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/properties')).default(input),
});
