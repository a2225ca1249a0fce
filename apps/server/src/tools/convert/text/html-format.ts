import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { codeInput, resultCode } from './fields.text.ts';
import { htmlErrors, htmlTitle } from './markup.text.ts';

const bytes = (title: Text) => field({ title }, z.int().min(0));

export default tool({
  path: 'convert/html-format',
  title: { en: 'Format HTML', fr: 'Mettre en forme du HTML', ar: 'تنسيق HTML', ch: 'HTML 格式化' },
  summary: {
    en: 'Indents or minifies HTML without changing what browsers show, and repairs errors as browsers do (WHATWG).',
    fr: 'Indente ou minifie du HTML sans changer ce que les navigateurs affichent, et le répare comme eux (WHATWG).',
    ar: 'ينسّق HTML بمسافات بادئة أو يصغّره دون تغيير ما تعرضه المتصفحات، ويصلحه مثلها (WHATWG).',
    ch: '缩进或压缩 HTML，不改变浏览器的显示，并按浏览器的方式修复（WHATWG）。',
  },
  tags: ['beautify', 'minify', 'pretty print', 'indent'],
  synonyms: {
    en: ['beautifier', 'prettify', 'compress', 'tidy', 'formatter'],
    fr: ['embellir', 'indenter', 'minifier', 'compresser'],
    ar: ['تجميل', 'تصغير', 'ضغط', 'مسافة بادئة'],
    ch: ['美化', '压缩', '缩进', '整理'],
  },
  input: z.object({
    text: codeInput(htmlTitle, 200_000),
    mode: field(
      {
        title: { en: 'Mode', fr: 'Mode', ar: 'الوضع', ch: '模式' },
        options: {
          format: { en: 'Format', fr: 'Mettre en forme', ar: 'تنسيق', ch: '格式化' },
          minify: { en: 'Minify', fr: 'Minifier', ar: 'تصغير', ch: '压缩' },
        },
      },
      z.enum(['format', 'minify']).default('format'),
    ),
    indent: field(
      {
        title: { en: 'Indent', fr: 'Indentation', ar: 'المسافة البادئة', ch: '缩进' },
        help: {
          en: 'Spaces per level.',
          fr: 'Espaces par niveau.',
          ar: 'عدد المسافات لكل مستوى.',
          ch: '每级的空格数。',
        },
      },
      z.int().min(0).max(8).default(2),
    ),
    keepComments: field(
      {
        title: {
          en: 'Keep comments when minifying',
          fr: 'Garder les commentaires en minifiant',
          ar: 'الإبقاء على التعليقات عند التصغير',
          ch: '压缩时保留注释',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: resultCode(htmlTitle),
      before: bytes({ en: 'Bytes before', fr: 'Octets avant', ar: 'البايتات قبل', ch: '处理前的字节数' }),
      after: bytes({ en: 'Bytes after', fr: 'Octets après', ar: 'البايتات بعد', ch: '处理后的字节数' }),
      notes: notesField(),
    }),
    examples: [{ text: '<ul>\n  <li>Tea</li>\n</ul>\n', before: 21, after: 26, notes: [] }],
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: htmlErrors,
  notes: {
    repaired: {
      en: 'Syntax errors that browsers repair: {{count}}. The first is {{error}} at line {{line}}, column {{column}}.',
      fr: 'Le HTML a des erreurs de syntaxe, que les navigateurs réparent : {{count}}. La première est {{error}}, ligne {{line}}, colonne {{column}}.',
      ar: 'في HTML أخطاء صياغة تصلحها المتصفحات: {{count}}. أولها {{error}} في السطر {{line}} والعمود {{column}}.',
      ch: 'HTML 有语法错误，浏览器会自动修复：{{count}} 个。第一个是第 {{line}} 行第 {{column}} 列的 {{error}}。',
    },
    comments_removed: {
      en: 'Comments removed: {{count}}.',
      fr: 'Commentaires retirés : {{count}}.',
      ar: 'التعليقات المُزالة: {{count}}.',
      ch: '已移除注释：{{count}} 个。',
    },
  },
  examples: [
    {
      name: { en: 'Format a page', fr: 'Mettre en forme une page', ar: 'تنسيق صفحة', ch: '格式化页面' },
      input: {
        text: '<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1><ul><li>Green<li>Black</ul></main></body></html>',
      },
    },
    {
      name: { en: 'Minify a fragment', fr: 'Minifier un fragment', ar: 'تصغير جزء', ch: '压缩片段' },
      input: { text: '<div class="box">\n  <!-- note -->\n  <p> Hello  <b>world</b> </p>\n</div>', mode: 'minify' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/html-format')).default(input),
});
