import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { algorithm, claims, date, dateUsed, header, members, times } from './fields.text.ts';
import { notJson, refusalNotes, tokenErrors, tokenInput, tokenNotes } from './jwt.text.ts';

export default tool({
  path: 'convert/jwt-decode',
  title: { en: 'JWT decoder', fr: 'Décodeur de JWT', ar: 'فك ترميز JWT', ch: 'JWT 解码' },
  summary: {
    en: 'Shows the header, claims and times of a JSON Web Token (RFC 7519), without verifying its signature.',
    fr: 'Affiche l’en-tête, les revendications et les dates d’un JSON Web Token (RFC 7519), sans vérifier sa signature.',
    ar: 'يعرض ترويسة رمز JWT ومطالباته وأوقاته (RFC 7519) دون التحقق من توقيعه.',
    ch: '显示 JSON Web Token（RFC 7519）的头部、声明和时间，不验证签名。',
  },
  tags: ['JWT', 'RFC 7519'],
  synonyms: {
    en: ['json web token', 'bearer token', 'access token', 'id token', 'jwt debugger'],
    fr: ['jeton jwt', 'jeton d’accès', 'jeton porteur'],
    ar: ['رمز الوصول', 'رمز JWT', 'رمز حامل'],
    ch: ['访问令牌', '令牌解析', '身份令牌'],
  },
  input: z.object({ token: tokenInput(), date: date() }),
  output: {
    schema: z.object({
      header: field({ title: header }, members()),
      claims: field({ title: claims }, members()),
      algorithm: field({ title: algorithm }, z.string().nullable()),
      times: times(),
      date: dateUsed(),
      expired: field({ title: { en: 'Expired', fr: 'Expiré', ar: 'منتهي الصلاحية', ch: '已过期' } }, z.boolean()),
      signatureBytes: field(
        {
          title: {
            en: 'Length of the signature in bytes',
            fr: 'Longueur de la signature en octets',
            ar: 'طول التوقيع بالبايت',
            ch: '签名的字节数',
          },
        },
        z.int().min(0),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        header: { alg: 'HS256', typ: 'JWT' },
        claims: { sub: '1234567890', name: 'Ann', iat: 1516239022 },
        algorithm: 'HS256',
        times: [{ claim: 'iat', time: '2018-01-18T01:30:22.000Z', seconds: -60, past: true }],
        date: '2018-01-18T01:31:22.000Z',
        expired: false,
        signatureBytes: 32,
        notes: [{ pointer: '', code: 'unverified', detail: 'The signature was not verified.' }],
      },
    ],
  },
  errors: { ...tokenErrors, not_json: notJson },
  notes: {
    unverified: {
      en: 'The signature was not verified. Do not trust the claims until it has been.',
      fr: 'La signature n’a pas été vérifiée. Ne vous fiez pas aux revendications avant cela.',
      ar: 'لم يُتحقق من التوقيع. لا تثق بالمطالبات قبل التحقق منه.',
      ch: '未验证签名。在验证之前请勿信任这些声明。',
    },
    no_signature: {
      en: 'The signature is empty, although the header names an algorithm.',
      fr: 'La signature est vide, bien que l’en-tête indique un algorithme.',
      ar: 'التوقيع فارغ رغم أن الترويسة تحدد خوارزمية.',
      ch: '签名为空，但头部指定了算法。',
    },
    no_alg: {
      en: 'The header has no algorithm (alg).',
      fr: 'L’en-tête n’a pas d’algorithme (alg).',
      ar: 'لا تحتوي الترويسة على خوارزمية (alg).',
      ch: '头部没有算法（alg）。',
    },
    embedded_key: {
      en: 'The header contains its own key ({{names}}). Accept only keys that you already trust.',
      fr: 'L’en-tête apporte sa propre clé ({{names}}). N’acceptez que des clés déjà approuvées.',
      ar: 'تحمل الترويسة مفتاحها الخاص ({{names}}). لا تقبل إلا مفاتيح تثق بها مسبقًا.',
      ch: '头部自带密钥（{{names}}）。请只接受您已信任的密钥。',
    },
    crit: {
      en: 'Receivers must understand these header parameters: {{names}}.',
      fr: 'Les destinataires doivent comprendre ces paramètres d’en-tête : {{names}}.',
      ar: 'يجب أن يفهم المستلمون معلمات الترويسة هذه: {{names}}.',
      ch: '接收方必须理解这些头部参数：{{names}}。',
    },
    ...refusalNotes,
    ...tokenNotes,
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A signed token', fr: 'Un jeton signé', ar: 'رمز مميز موقّع', ch: '已签名的令牌' },
      input: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        date: '2026-11-23T10:00:00Z',
      },
    },
    {
      name: {
        en: 'An unsigned, expired token',
        fr: 'Un jeton non signé et expiré',
        ar: 'رمز غير موقّع ومنتهي الصلاحية',
        ch: '未签名且已过期的令牌',
      },
      input: {
        token:
          'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
        date: '2026-11-23T10:00:00Z',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/jwt-decode')).default(input),
});
