import httpStatus from '@apiyard/kernels/tools/convert/web/http-status';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { empty, name } from './fields.text.ts';
import { statusNotes } from './http-status.text.ts';

export default tool({
  path: 'convert/http-status',
  title: { en: 'HTTP status codes', fr: 'Codes d’état HTTP', ar: 'رموز حالة HTTP', ch: 'HTTP 状态码' },
  summary: {
    en: 'Explains what HTTP status codes mean, when to use them and where they are defined (RFC 9110).',
    fr: 'Indique ce que signifient les codes d’état HTTP, quand les utiliser et où ils sont définis (RFC 9110).',
    ar: 'يبيّن معنى رموز حالة HTTP ومتى تُستخدم وأين عُرّفت (RFC 9110).',
    ch: '说明 HTTP 状态码的含义、适用场景和定义出处（RFC 9110）。',
  },
  tags: ['HTTP', 'RFC 9110'],
  synonyms: {
    en: ['error code', 'response code', '404', '500', 'http error'],
    fr: ['code d’erreur', 'code de réponse', 'erreur http'],
    ar: ['رمز الخطأ', 'رمز الاستجابة', 'خطأ HTTP'],
    ch: ['错误码', '响应码', 'HTTP 错误'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Status', fr: 'Statut', ar: 'الحالة', ch: '状态' },
        help: {
          en: 'A code, a class such as 4xx, a range, or words from the name. Separate several with commas.',
          fr: 'Un code, une classe comme 4xx, une plage ou des mots du nom. Séparez-en plusieurs par des virgules.',
          ar: 'رمز أو فئة مثل 4xx أو نطاق أو كلمات من الاسم. افصل بين عدة قيم بفواصل.',
          ch: '状态码、类别（如 4xx）、范围或名称中的词。多个以逗号分隔。',
        },
      },
      z.string().max(500),
    ),
  }),
  output: {
    schema: z.object({
      statuses: field(
        { title: { en: 'Status codes', fr: 'Codes d’état', ar: 'رموز الحالة', ch: '状态码' } },
        z.array(
          z.object({
            code: field({ title: { en: 'Code', fr: 'Code', ar: 'الرمز', ch: '状态码' } }, z.int()),
            name: field({ title: name }, z.string()),
            class: field(
              {
                title: { en: 'Class', fr: 'Classe', ar: 'الفئة', ch: '类别' },
                options: {
                  informational: { en: 'Informational', fr: 'Information', ar: 'معلومات', ch: '信息' },
                  success: { en: 'Success', fr: 'Succès', ar: 'نجاح', ch: '成功' },
                  redirection: { en: 'Redirection', fr: 'Redirection', ar: 'إعادة توجيه', ch: '重定向' },
                  client_error: { en: 'Client error', fr: 'Erreur du client', ar: 'خطأ العميل', ch: '客户端错误' },
                  server_error: { en: 'Server error', fr: 'Erreur du serveur', ar: 'خطأ الخادم', ch: '服务器错误' },
                },
              },
              z.enum(['informational', 'success', 'redirection', 'client_error', 'server_error']),
            ),
            reference: field(
              { title: { en: 'Defined in', fr: 'Défini dans', ar: 'معرّف في', ch: '定义于' } },
              z.string(),
            ),
            cacheable: field(
              {
                title: {
                  en: 'Cacheable without further headers',
                  fr: 'Peut être mis en cache sans autre en-tête',
                  ar: 'يمكن تخزينها مؤقتًا دون ترويسات أخرى',
                  ch: '无需其他响应头即可缓存',
                },
              },
              z.boolean(),
            ),
            retryable: field(
              {
                title: {
                  en: 'Retrying can help',
                  fr: 'Réessayer peut aider',
                  ar: 'قد تفيد إعادة المحاولة',
                  ch: '重试可能有效',
                },
              },
              z.boolean(),
            ),
            obsolete: field({ title: { en: 'Obsolete', fr: 'Obsolète', ar: 'مهمل', ch: '已过时' } }, z.boolean()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        statuses: [
          {
            code: 404,
            name: 'Not Found',
            class: 'client_error',
            reference: 'RFC 9110, section 15.5.5',
            cacheable: true,
            retryable: false,
            obsolete: false,
          },
        ],
        notes: [{ pointer: '/statuses/0', code: 'status_404', detail: 'There is nothing at this URL.' }],
      },
    ],
  },
  errors: {
    empty,
    unknown_status: {
      en: '“{{text}}” is not a status code that IANA has registered. Enter a code from 100 to 511, or words from an English name.',
      fr: '« {{text}} » n’est pas un statut enregistré par l’IANA. Saisissez un code de 100 à 511 ou des mots d’un nom anglais.',
      ar: '«{{text}}» ليست حالة مسجلة لدى IANA. أدخل رمزًا من 100 إلى 511 أو كلمات من الاسم الإنجليزي.',
      ch: '“{{text}}”不是 IANA 注册的状态。请输入 100 到 511 的状态码或英文名称中的词。',
    },
  },
  notes: statusNotes,
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'One code', fr: 'Un code', ar: 'رمز واحد', ch: '一个状态码' }, input: { text: '404' } },
    {
      name: { en: 'All redirects', fr: 'Toutes les redirections', ar: 'كل عمليات إعادة التوجيه', ch: '所有重定向' },
      input: { text: '3xx' },
    },
    { name: { en: 'By name', fr: 'Par nom', ar: 'حسب الاسم', ch: '按名称' }, input: { text: 'gateway, too many' } },
  ],
  run: httpStatus,
});
