import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { claims, date, dateUsed, header, members, times, token } from './fields.text.ts';
import {
  keyErrors,
  keyForm,
  keyInput,
  notJson,
  shortSecret,
  signatureAlgorithm,
  tokenErrors,
  tokenNotes,
} from './jwt.text.ts';

export default tool({
  path: 'convert/jwt-sign',
  title: { en: 'JWT signer', fr: 'Signature de JWT', ar: 'توقيع JWT', ch: 'JWT 签名' },
  summary: {
    en: 'Signs claims as a JSON Web Token with a secret, a PEM key or a JWK (RFC 7515, RFC 7519).',
    fr: 'Signe des revendications sous forme de JSON Web Token avec un secret, une clé PEM ou une JWK (RFC 7515, RFC 7519).',
    ar: 'يوقّع المطالبات في رمز JWT بسر أو مفتاح PEM أو JWK (RFC 7515 وRFC 7519).',
    ch: '使用机密、PEM 或 JWK 密钥将声明签名为 JSON Web Token（RFC 7515、RFC 7519）。',
  },
  tags: ['JWT', 'JWS', 'JWK', 'RFC 7515'],
  synonyms: {
    en: ['create jwt', 'jwt generator', 'encode token', 'issue token'],
    fr: ['créer un jwt', 'générateur de jeton', 'émettre un jeton'],
    ar: ['إنشاء رمز', 'مولّد الرموز', 'إصدار رمز'],
    ch: ['生成令牌', '创建 JWT', '签发令牌'],
  },
  input: z.object({
    claims: field(
      {
        title: claims,
        help: { en: 'A JSON object.', fr: 'Un objet JSON.', ar: 'كائن JSON.', ch: 'JSON 对象。' },
        multiline: true,
        code: true,
      },
      z.string().max(50_000),
    ),
    algorithm: signatureAlgorithm(),
    key: keyInput(),
    keyIs: keyForm(),
    keyId: field(
      { title: { en: 'Key ID (kid)', fr: 'Identifiant de clé (kid)', ar: 'معرّف المفتاح (kid)', ch: '密钥 ID（kid）' } },
      z.string().max(1000).optional(),
    ),
    expiresIn: field(
      {
        title: {
          en: 'Expires after, in seconds',
          fr: 'Expire après, en secondes',
          ar: 'تنتهي الصلاحية بعد (بالثواني)',
          ch: '有效期（秒）',
        },
      },
      z.int().min(1).max(3_155_760_000).optional(),
    ),
    issuedAt: field(
      {
        title: {
          en: 'Add the time of issue (iat)',
          fr: 'Ajouter la date d’émission (iat)',
          ar: 'إضافة وقت الإصدار (iat)',
          ch: '添加签发时间（iat）',
        },
      },
      z.boolean().default(true),
    ),
    date: date(),
  }),
  output: {
    schema: z.object({
      text: field({ title: token, code: true }, z.string()),
      header: field({ title: header }, members()),
      claims: field({ title: claims }, members()),
      times: times(),
      date: dateUsed(),
      notes: notesField(),
    }),
    examples: [
      {
        text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        header: { alg: 'HS256', typ: 'JWT' },
        claims: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
        times: [{ claim: 'iat', time: '2018-01-18T01:30:22.000Z', seconds: 0, past: false }],
        date: '2018-01-18T01:30:22.000Z',
        notes: [],
      },
    ],
  },
  errors: {
    not_date: tokenErrors.not_date,
    not_json: notJson,
    ...keyErrors,
    private_key_needed: {
      en: 'This is a public key, which cannot sign. Enter the private key.',
      fr: 'Cette clé ne peut pas signer. Saisissez la clé privée.',
      ar: 'لا يمكن لهذا المفتاح التوقيع. أدخل المفتاح الخاص.',
      ch: '此密钥无法签名。请输入私钥。',
    },
  },
  notes: { short_secret: shortSecret, ...tokenNotes },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: {
        en: 'An access token valid for an hour',
        fr: 'Un jeton d’accès d’une heure',
        ar: 'رمز وصول لساعة',
        ch: '有效期一小时的访问令牌',
      },
      input: {
        claims: '{\n  "sub": "ann",\n  "role": "editor"\n}',
        key: 'a-secret-of-at-least-32-characters-for-tests',
        expiresIn: 3600,
        date: '2026-11-23T10:00:00Z',
      },
    },
    {
      name: {
        en: 'With the key from RFC 8037 (EdDSA)',
        fr: 'Avec une clé de la RFC 8037 (EdDSA)',
        ar: 'بمفتاح من RFC 8037 (EdDSA)',
        ch: '使用 RFC 8037 的密钥（EdDSA）',
      },
      input: {
        claims: '{"sub":"ann"}',
        algorithm: 'EdDSA',
        key: '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
        expiresIn: 600,
        date: '2026-11-23T10:00:00Z',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/jwt-sign')).default(input),
});
