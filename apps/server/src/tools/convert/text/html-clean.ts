import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { codeInput, resultCode } from './fields.text.ts';
import { cleaningNotes, htmlErrors, htmlTitle } from './markup.text.ts';

export default tool({
  path: 'convert/html-clean',
  title: { en: 'Clean HTML', fr: 'Nettoyer du HTML', ar: 'تنظيف HTML', ch: '清理 HTML' },
  summary: {
    en: 'Removes scripts, styles, event handlers, dangerous URLs and all other HTML that is not explicitly allowed.',
    fr: 'Retire scripts, styles, gestionnaires d’événements, URL dangereuses et tout ce qui n’est pas dans une liste de HTML autorisé.',
    ar: 'يزيل البرامج النصية والأنماط ومعالجات الأحداث وعناوين URL الخطرة وكل ما ليس في قائمة HTML المسموح به.',
    ch: '移除脚本、样式、事件处理程序、危险 URL，以及不在允许列表中的所有 HTML。',
  },
  tags: ['sanitize', 'XSS', 'security', 'strip tags'],
  synonyms: {
    en: ['sanitizer', 'purify', 'safe html', 'remove tags', 'allowlist'],
    fr: ['assainir', 'sécuriser', 'supprimer les balises', 'liste blanche'],
    ar: ['تعقيم', 'آمن', 'إزالة الوسوم', 'قائمة السماح'],
    ch: ['净化', '过滤', '去除标签', '安全', '白名单'],
  },
  input: z.object({
    text: codeInput(htmlTitle, 100_000),
    allow: field(
      {
        title: { en: 'Allow', fr: 'Autoriser', ar: 'السماح بـ', ch: '允许' },
        options: {
          article: {
            en: 'Articles: headings, lists, tables, images',
            fr: 'Articles : titres, listes, tableaux, images',
            ar: 'المقالات: عناوين وقوائم وجداول وصور',
            ch: '文章：标题、列表、表格、图片',
          },
          inline: {
            en: 'Comments: paragraphs, formatting and links',
            fr: 'Commentaires : paragraphes, mise en forme et liens',
            ar: 'التعليقات: فقرات وتنسيق وروابط',
            ch: '评论：段落、格式和链接',
          },
          none: { en: 'Text only', fr: 'Texte seul', ar: 'النص فقط', ch: '仅文本' },
        },
      },
      z.enum(['article', 'inline', 'none']).default('article'),
    ),
    nofollow: field(
      {
        title: {
          en: 'Mark links nofollow',
          fr: 'Marquer les liens nofollow',
          ar: 'وسم الروابط بـ nofollow',
          ch: '为链接添加 nofollow',
        },
        help: {
          en: 'Tells search engines not to count links that others have added.',
          fr: 'Les moteurs de recherche ne comptent alors pas les liens des autres.',
          ar: 'عندئذ لا تحتسب محركات البحث روابط الآخرين.',
          ch: '搜索引擎将不计入他人添加的链接。',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: resultCode({ en: 'Clean HTML', fr: 'HTML nettoyé', ar: 'HTML بعد التنظيف', ch: '清理后的 HTML' }),
      notes: notesField(),
    }),
    examples: [
      {
        text: '<p>Hello</p>',
        notes: [
          { pointer: '/text', code: 'content_removed', detail: 'Elements removed with their content: script (1).' },
        ],
      },
    ],
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: htmlErrors,
  notes: cleaningNotes,
  examples: [
    {
      name: { en: 'Malicious comment', fr: 'Commentaire malveillant', ar: 'تعليق ضار', ch: '恶意评论' },
      input: {
        text: '<p onclick="steal()">Hello <b>you</b></p><script>alert(1)</script><a href="javascript:alert(1)">link</a>',
      },
    },
    {
      name: { en: 'Text only', fr: 'Texte seul', ar: 'النص فقط', ch: '仅文本' },
      input: { text: '<h1>Tea</h1><p>Green &amp; black</p>', allow: 'none' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/html-clean')).default(input),
});
