import { directiveCode, headerCode } from '@apiyard/kernels/tools/convert/web/http/known';
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { name, value } from './fields.text.ts';
import { directiveTexts } from './http-headers/directives.ts';
import { findingTexts } from './http-headers/findings.ts';
import { headerTexts } from './http-headers/headers.ts';
import type { Row } from './http-headers/row.ts';
import { textOf } from './http-headers/row.ts';

const textsBy = (code: (name: string) => string, rows: Readonly<Record<string, Row>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [code(key), textOf(row)]));

export default tool({
  path: 'convert/http-headers',
  title: { en: 'HTTP headers', fr: 'En-têtes HTTP', ar: 'ترويسات HTTP', ch: 'HTTP 标头' },
  summary: {
    en: 'Explains HTTP headers and finds risks in cookies, CSP, HSTS, CORS and caching.',
    fr: 'Explique un bloc d’en-têtes HTTP et signale les risques des cookies, de CSP, HSTS, CORS et du cache.',
    ar: 'يشرح كتلة من ترويسات HTTP ويكشف المخاطر في ملفات تعريف الارتباط وCSP وHSTS وCORS والتخزين المؤقت.',
    ch: '解释一组 HTTP 标头，并找出 Cookie、CSP、HSTS、CORS 和缓存中的风险。',
  },
  tags: ['CSP', 'HSTS', 'CORS', 'Set-Cookie', 'Cache-Control', 'RFC 9110'],
  synonyms: {
    en: ['security headers', 'response headers', 'content security policy', 'cookie attributes', 'header checker'],
    fr: ['en-têtes de sécurité', 'en-têtes de réponse', 'politique de sécurité du contenu', 'attributs de cookie'],
    ar: ['ترويسات الأمان', 'ترويسات الاستجابة', 'سياسة أمان المحتوى', 'سمات ملفات تعريف الارتباط'],
    ch: ['安全响应头', '响应头', '内容安全策略', 'Cookie 属性', '请求头'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Headers', fr: 'En-têtes', ar: 'الترويسات', ch: '标头' },
        help: {
          en: 'As shown by curl -i or the developer tools of a browser. Not stored.',
          fr: 'Tels que les affichent curl -i ou les outils de développement d’un navigateur. Ne sont pas conservés.',
          ar: 'كما يعرضها ⁦curl -i⁩ أو أدوات المطوّرين في المتصفح. لا تُحفظ.',
          ch: '如 curl -i 或浏览器开发者工具所示。不会存储。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(30_000),
    ),
    explain: field(
      {
        title: {
          en: 'Explain every header',
          fr: 'Expliquer chaque en-tête',
          ar: 'شرح كل ترويسة',
          ch: '解释每个标头',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      startLine: field(
        { title: { en: 'First line', fr: 'Première ligne', ar: 'السطر الأول', ch: '首行' } },
        z.string().nullable(),
      ),
      kind: field(
        {
          title: { en: 'Message', fr: 'Message', ar: 'الرسالة', ch: '消息' },
          options: {
            request: { en: 'Request', fr: 'Requête', ar: 'طلب', ch: '请求' },
            response: { en: 'Response', fr: 'Réponse', ar: 'استجابة', ch: '响应' },
            unknown: { en: 'Unknown', fr: 'Inconnu', ar: 'غير معروف', ch: '未知' },
          },
        },
        z.enum(['request', 'response', 'unknown']),
      ),
      headers: field(
        { title: { en: 'Headers', fr: 'En-têtes', ar: 'الترويسات', ch: '标头' } },
        z.array(
          z.object({
            name: field({ title: name }, z.string()),
            value: field({ title: value }, z.string()),
            directives: field(
              { title: { en: 'Directives', fr: 'Directives', ar: 'التوجيهات', ch: '指令' } },
              z.array(
                z.object({
                  name: field({ title: name }, z.string()),
                  value: field({ title: value }, z.string().nullable()),
                }),
              ),
            ),
            known: field(
              {
                title: {
                  en: 'Explained in the notes',
                  fr: 'Expliqué dans les remarques',
                  ar: 'مشروحة في الملاحظات',
                  ch: '说明中有解释',
                },
              },
              z.boolean(),
            ),
          }),
        ),
      ),
      findings: field(
        {
          title: {
            en: 'Number of risks, which are listed first in the notes',
            fr: 'Nombre de risques, qui sont les premières remarques',
            ar: 'عدد المخاطر، وهي أولى الملاحظات',
            ch: '风险数量（位于说明的最前面）',
          },
        },
        z.int().min(0),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        startLine: 'HTTP/2 200',
        kind: 'response',
        headers: [
          { name: 'Cache-Control', value: 'max-age=60', directives: [{ name: 'max-age', value: '60' }], known: true },
        ],
        findings: 0,
        notes: [
          {
            pointer: '/headers/0/directives/0',
            code: 'directive_cache_control_max_age',
            detail: 'The response is fresh for 60 seconds.',
          },
        ],
      },
    ],
  },
  errors: {
    no_headers: {
      en: 'There are no headers. Enter lines such as Content-Type: text/html.',
      fr: 'Il n’y a aucun en-tête. Collez des lignes comme Content-Type: text/html.',
      ar: 'لا توجد ترويسات. الصق أسطرًا مثل ⁦Content-Type: text/html⁩.',
      ch: '没有标头。请粘贴类似 Content-Type: text/html 的行。',
    },
    too_many: {
      en: 'There are too many headers. Send at most {{max}}.',
      fr: 'Il y a trop d’en-têtes. Envoyez-en au plus {{max}}.',
      ar: 'عدد الترويسات كبير جدًا. أرسل {{max}} على الأكثر.',
      ch: '标头过多。最多发送 {{max}} 个。',
    },
  },
  notes: {
    ...textsBy((key) => key, findingTexts),
    ...textsBy(headerCode, headerTexts),
    ...Object.fromEntries(
      Object.entries(directiveTexts).flatMap(([header, rows]) =>
        Object.entries(textsBy((key) => directiveCode(header, key), rows)),
      ),
    ),
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A page with risks', fr: 'Une page à risques', ar: 'صفحة فيها مخاطر', ch: '存在风险的页面' },
      input: {
        text: "HTTP/1.1 200 OK\nServer: nginx/1.27.1\nContent-Type: text/html; charset=utf-8\nCache-Control: public, max-age=600\nSet-Cookie: session=4f2a; Path=/\nContent-Security-Policy: default-src 'self'; script-src 'self' 'unsafe-inline'\nStrict-Transport-Security: max-age=300\nAccess-Control-Allow-Origin: *",
      },
    },
    {
      name: { en: 'A request', fr: 'Une requête', ar: 'طلب', ch: '请求' },
      input: {
        text: 'GET /teas HTTP/1.1\nHost: api.example\nAccept: application/json\nAccept-Encoding: gzip, br\nIf-None-Match: "v7"',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/web/http-headers')).default(input),
});
