import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { codeInput, resultCode } from './fields.text.ts';
import { cleaningNotes, htmlErrors, htmlTitle, markdownTitle } from './markup.text.ts';

export default tool({
  path: 'convert/html-markdown',
  title: { en: 'HTML to Markdown', fr: 'HTML vers Markdown', ar: 'من HTML إلى Markdown', ch: 'HTML 转 Markdown' },
  summary: {
    en: 'Converts HTML to Markdown with tables and task lists, and lists what Markdown cannot express.',
    fr: 'Convertit du HTML en Markdown avec tableaux et listes de tâches, et signale ce que Markdown ne peut pas exprimer.',
    ar: 'يحوّل HTML إلى Markdown مع الجداول وقوائم المهام، ويذكر ما لا يمكن التعبير عنه في Markdown.',
    ch: '将 HTML 转换为 Markdown，支持表格和任务列表，并说明 Markdown 无法表达的内容。',
  },
  tags: ['markdown', 'md', 'html', 'gfm', 'commonmark'],
  synonyms: {
    en: ['turndown', 'web page', 'copy article', 'plain text'],
    fr: ['page web', 'article', 'texte brut'],
    ar: ['صفحة ويب', 'مقالة', 'ماركداون'],
    ch: ['网页', '文章', '纯文本'],
  },
  input: z.object({
    text: codeInput(htmlTitle, 100_000),
    flavour: field(
      {
        title: { en: 'Flavour', fr: 'Variante', ar: 'النوع', ch: '规范' },
        options: {
          gfm: {
            en: 'GitHub: with tables',
            fr: 'GitHub : avec tableaux',
            ar: 'GitHub: مع جداول',
            ch: 'GitHub：含表格',
          },
          commonmark: { en: 'CommonMark', fr: 'CommonMark', ar: 'معيار CommonMark', ch: 'CommonMark 标准' },
        },
      },
      z.enum(['gfm', 'commonmark']).default('gfm'),
    ),
    links: field(
      {
        title: { en: 'Links', fr: 'Liens', ar: 'الروابط', ch: '链接' },
        options: {
          inlined: { en: 'In the text', fr: 'Dans le texte', ar: 'داخل النص', ch: '在文中' },
          referenced: { en: 'At the end', fr: 'À la fin', ar: 'في النهاية', ch: '在末尾' },
        },
      },
      z.enum(['inlined', 'referenced']).default('inlined'),
    ),
  }),
  output: {
    schema: z.object({ text: resultCode(markdownTitle), notes: notesField() }),
    examples: [{ text: '# Tea\n\nBoil **water**.', notes: [] }],
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
      name: { en: 'Article', fr: 'Un article', ar: 'مقالة', ch: '文章' },
      input: {
        text: '<h1>Tea</h1><p>Use <em>soft</em> water at <strong>80 °C</strong>. <a href="https://example.com/">More</a></p><ol><li>Boil</li><li>Wait</li></ol>',
      },
    },
    {
      name: { en: 'Table', fr: 'Tableau', ar: 'جدول', ch: '表格' },
      input: {
        text: '<table><thead><tr><th>Tea</th><th>°C</th></tr></thead><tbody><tr><td>Green</td><td>80</td></tr></tbody></table>',
      },
    },
    {
      name: { en: 'Links at the end', fr: 'Liens à la fin', ar: 'روابط في النهاية', ch: '末尾的链接' },
      input: { text: '<p>See <a href="/tea" title="All teas">teas</a>.</p>', links: 'referenced' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/html-markdown')).default(input),
});
