import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { tool } from '../../tool.ts';
import { dataField, resultField } from './fields.text.ts';
import { directionField, settingsErrors, settingsNotes } from './settings.text.ts';

export default tool({
  path: 'convert/ini',
  title: { en: 'INI and JSON', fr: 'INI et JSON', ar: 'INI وJSON', ch: 'INI 与 JSON 互转' },
  summary: {
    en: 'Converts INI files to JSON and back. Sections become objects, and repeated keys become lists.',
    fr: 'Convertit des fichiers INI en JSON et inversement : les sections deviennent des objets, les clés répétées des listes.',
    ar: 'يحوّل ملفات INI إلى JSON والعكس: تصبح الأقسام كائنات والمفاتيح المكررة قوائم.',
    ch: '在 INI 文件与 JSON 之间转换：节转为对象，重复的键转为列表。',
  },
  tags: ['ini to json', 'json to ini', 'conf', 'cfg'],
  synonyms: {
    en: ['config', 'configuration', 'settings', 'convert'],
    fr: ['configuration', 'paramètres', 'convertir'],
    ar: ['إعدادات', 'تهيئة', 'تحويل'],
    ch: ['配置', '设置', '转换'],
  },
  input: z.object({
    text: dataField(undefined, {
      en: 'INI has no standard. This tool reads [section], key=value, a key alone (null), comments after ; or #, and double quotes around values.',
      fr: 'INI n’a pas de norme. Sont lus [section], clé=valeur, clé seule (null), les commentaires après ; ou # et les guillemets doubles autour des valeurs.',
      ar: 'ليس لصيغة INI معيار. يُقرأ [section] وkey=value والمفتاح وحده (null) والتعليقات بعد ; أو # وعلامات الاقتباس المزدوجة حول القيم.',
      ch: 'INI 没有标准。可读取 [section]、key=value、单独的键（null）、; 或 # 之后的注释，以及值两侧的双引号。',
    }),
    to: directionField('ini', 'INI'),
  }),
  output: {
    schema: z.object({ text: resultField(), notes: notesField() }),
    examples: [{ text: '{\n  "server": {\n    "port": "8080"\n  }\n}', notes: [] }],
  },
  errors: {
    ...settingsErrors,
    ini_section: {
      en: 'The section is not closed. Write it as [name] on a line of its own.',
      fr: 'La section n’est pas fermée. Écrivez-la sous la forme [nom] sur sa propre ligne.',
      ar: 'القسم غير مغلق. اكتبه بالشكل [name] في سطر مستقل.',
      ch: '节没有闭合。请单独占一行，写成 [name]。',
    },
    ini_key: {
      en: 'The line has no key before the equals sign. Add one.',
      fr: 'La ligne n’a pas de clé avant le signe égal. Ajoutez-en une.',
      ar: 'لا يوجد مفتاح قبل علامة المساواة في هذا السطر. أضف مفتاحًا.',
      ch: '该行的等号前没有键。请添加键。',
    },
    ini_conflict: {
      en: '“{{name}}” is both a key and a section. Rename one of them.',
      fr: '« {{name}} » est à la fois une clé et une section. Renommez l’une des deux.',
      ar: '«{{name}}» اسم لمفتاح وقسم معًا. أعد تسمية أحدهما.',
      ch: '“{{name}}”既是键又是节。请重命名其中一个。',
    },
    ini_key_name: {
      en: '“{{key}}” cannot be a key in INI. Use a name without brackets, equals signs, line breaks or spaces around it.',
      fr: 'INI n’accepte pas la clé « {{key}} ». Utilisez un nom sans crochet, signe égal, saut de ligne ni espaces autour.',
      ar: 'لا تقبل صيغة INI المفتاح «{{key}}». استخدم اسمًا دون أقواس أو علامة مساواة أو فواصل أسطر أو مسافات حوله.',
      ch: 'INI 不支持键“{{key}}”。请使用不含方括号、等号、换行，且首尾没有空格的名称。',
    },
    ini_line_break: {
      en: 'The value of “{{key}}” contains a line break, which INI does not allow. Remove it.',
      fr: 'La valeur de « {{key}} » contient un saut de ligne, ce qu’INI n’accepte pas. Supprimez-le.',
      ar: 'تحتوي قيمة «{{key}}» على فاصل أسطر، وهو ما لا تقبله صيغة INI. احذفه.',
      ch: '“{{key}}”的值中有换行，INI 不支持。请将其删除。',
    },
  },
  notes: {
    ...settingsNotes,
    section_again: {
      en: 'The section appears more than once. Its keys are merged.',
      fr: 'La section apparaît plusieurs fois. Ses clés sont fusionnées.',
      ar: 'يتكرر القسم أكثر من مرة. دُمجت مفاتيحه.',
      ch: '该节出现多次，其中的键已合并。',
    },
    nested_section: {
      en: 'INI has one level of sections, so this object becomes the section {{name}}.',
      fr: 'INI n’a qu’un niveau de sections : cet objet devient la section {{name}}.',
      ar: 'لصيغة INI مستوى واحد من الأقسام، لذا أصبح هذا الكائن القسم {{name}}.',
      ch: 'INI 只有一层节，因此该对象转为节 {{name}}。',
    },
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'INI to JSON', fr: 'INI vers JSON', ar: 'من INI إلى JSON', ch: 'INI 转 JSON' },
      input: { text: 'name=Apiyard\n\n[server]\nport=8080\nhost=example.org\nhost=example.com ; second\n' },
    },
    {
      name: { en: 'JSON to INI', fr: 'JSON vers INI', ar: 'من JSON إلى INI', ch: 'JSON 转 INI' },
      input: { text: '{"name": "Apiyard", "server": {"port": 8080, "hosts": ["a", "b"]}}', to: 'ini' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/data/ini')).default(input),
});
