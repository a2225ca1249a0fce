import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { locale, resultCode, textInput } from './fields.text.ts';
import { badLocaleError, slugHelp } from './locale.text.ts';

export default tool({
  path: 'convert/slug',
  title: { en: 'URL slug', fr: 'Slug d’URL', ar: 'الاسم اللطيف (slug)', ch: 'URL 别名' },
  summary: {
    en: 'Creates URL slugs from titles and transliterates Arabic, Chinese, Cyrillic, Greek and other scripts.',
    fr: 'Crée des noms courts pour les URL à partir de titres et translittère l’arabe, le chinois, le cyrillique, le grec et d’autres écritures.',
    ar: 'ينشئ من العناوين أسماء لطيفة لعناوين URL (slug)، وينقل العربية والصينية والسيريلية واليونانية وغيرها إلى الأحرف اللاتينية.',
    ch: '根据标题生成 URL 别名，并将阿拉伯文、中文（拼音）、西里尔文、希腊文等转写为拉丁字母。',
  },
  tags: ['slugify', 'permalink', 'transliteration', 'pinyin'],
  synonyms: {
    en: ['url name', 'file name', 'romanize', 'ascii', 'remove accents'],
    fr: ['permalien', 'translittération', 'sans accents', 'nom de fichier'],
    ar: ['رابط دائم', 'نقحرة', 'اسم ملف', 'لاتينية'],
    ch: ['别名', '永久链接', '拼音', '转写', '文件名'],
  },
  input: z.object({
    text: textInput(10_000, {
      en: 'One title per line.',
      fr: 'Un titre par ligne.',
      ar: 'عنوان واحد في كل سطر.',
      ch: '每行一个标题。',
    }),
    separator: field(
      {
        title: { en: 'Separator', fr: 'Séparateur', ar: 'الفاصل', ch: '分隔符' },
        options: {
          '-': { en: 'Hyphen -', fr: 'Trait d’union -', ar: 'واصلة -', ch: '连字符 -' },
          _: { en: 'Underscore _', fr: 'Tiret bas _', ar: 'شرطة سفلية _', ch: '下划线 _' },
        },
      },
      z.enum(['-', '_']).default('-'),
    ),
    lowercase: field(
      { title: { en: 'Lower case', fr: 'Minuscules', ar: 'أحرف صغيرة', ch: '小写' } },
      z.boolean().default(true),
    ),
    unicode: field(
      {
        title: {
          en: 'Keep all letters',
          fr: 'Garder toutes les lettres',
          ar: 'الإبقاء على كل الأحرف',
          ch: '保留所有文字',
        },
        help: {
          en: 'Keeps letters of every script instead of transliterating them.',
          fr: 'Garde les lettres de toutes les écritures au lieu de les translittérer.',
          ar: 'يبقي أحرف كل الكتابات بدل نقلها إلى اللاتينية.',
          ch: '保留各种文字的字母，不进行转写。',
        },
      },
      z.boolean().default(false),
    ),
    lengthMax: field(
      {
        title: { en: 'Maximum length', fr: 'Longueur maximale', ar: 'الطول الأقصى', ch: '最大长度' },
        help: {
          en: 'Long slugs are cut after a whole word. 0 sets no limit.',
          fr: 'Coupe après un mot entier. 0 ne fixe pas de limite.',
          ar: 'يقطع بعد كلمة كاملة. القيمة 0 بلا حد.',
          ch: '在完整的词之后截断。0 表示不限制。',
        },
      },
      z.int().min(0).max(1000).default(0),
    ),
    locale: locale(slugHelp),
  }),
  output: {
    schema: z.object({
      text: resultCode({
        en: 'Slugs, one per line',
        fr: 'Slugs, un par ligne',
        ar: 'الأسماء اللطيفة، اسم لكل سطر',
        ch: '别名，每行一个',
      }),
      notes: notesField(),
    }),
    examples: [{ text: 'creme-brulee-cafe', notes: [] }],
  },
  layout: 'text',
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  errors: { bad_locale: badLocaleError },
  notes: {
    empty_slug: {
      en: 'Line {{line}} has no letters or digits, so its slug is empty.',
      fr: 'La ligne {{line}} n’a ni lettres ni chiffres : son slug est vide.',
      ar: 'ليس في السطر {{line}} أحرف ولا أرقام، لذا اسمه اللطيف فارغ.',
      ch: '第 {{line}} 行没有字母或数字，因此别名为空。',
    },
    no_vowels: {
      en: 'Arabic and Hebrew usually omit short vowels, so the transliteration has none.',
      fr: 'L’arabe et l’hébreu n’écrivent pas les voyelles brèves : la translittération n’en a pas.',
      ar: 'لا تُكتب الحركات القصيرة في العربية والعبرية، لذا لا تظهر في النقل إلى اللاتينية.',
      ch: '阿拉伯文和希伯来文不写短元音，因此转写结果中没有短元音。',
    },
    usual_reading: {
      en: 'Chinese characters use their most common Mandarin reading, which can be different in some words and in Japanese.',
      fr: 'Les caractères chinois ont leur lecture la plus courante en mandarin, qui peut différer dans certains mots et en japonais.',
      ar: 'للمحارف الصينية قراءتها الأكثر شيوعًا في الماندرين، وقد تختلف في بعض الكلمات وفي اليابانية.',
      ch: '汉字采用最常见的普通话读音，在部分多音词和日语中可能不同。',
    },
  },
  examples: [
    {
      name: { en: 'A title', fr: 'Un titre', ar: 'عنوان', ch: '一个标题' },
      input: { text: 'Crème brûlée & café: ten recipes' },
    },
    {
      name: {
        en: 'Titles in other scripts',
        fr: 'Titres dans d’autres écritures',
        ar: 'عناوين بكتابات أخرى',
        ch: '其他文字的标题',
      },
      input: { text: 'Привет, мир\n北京大学\nمرحبا بالعالم\nΚαλημέρα' },
    },
    {
      name: { en: 'German umlauts', fr: 'Trémas allemands', ar: 'حروف ألمانية معلّمة', ch: '德语变元音' },
      input: { text: 'Über süße Öle', locale: 'de' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/slug')).default(input),
});
