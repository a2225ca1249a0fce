import { signatureAlgorithms } from '@apiyard/kernels/tools/convert/security/token/algorithms';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { claims, date, dateUsed, header, members, times } from './fields.text.ts';
import {
  keyErrors,
  keyForm,
  keyInput,
  notJson,
  refusalNotes,
  shortSecret,
  tokenErrors,
  tokenInput,
  tokenNotes,
} from './jwt.text.ts';

const issuer = { en: 'Issuer (iss)', fr: 'Émetteur (iss)', ar: 'المُصدر (iss)', ch: '签发者（iss）' };
const audience = { en: 'Audience (aud)', fr: 'Audience (aud)', ar: 'الجمهور (aud)', ch: '受众（aud）' };

export default tool({
  path: 'convert/jwt-verify',
  title: { en: 'JWT verifier', fr: 'Vérificateur de JWT', ar: 'التحقق من JWT', ch: 'JWT 验证' },
  summary: {
    en: 'Verifies the signature, times, issuer and audience of a JSON Web Token (RFC 7515, RFC 7519).',
    fr: 'Vérifie la signature d’un JSON Web Token, ainsi que ses dates, son émetteur et son audience (RFC 7515, RFC 7519).',
    ar: 'يتحقق من توقيع رمز JWT وأوقاته ومُصدره وجمهوره (RFC 7515 وRFC 7519).',
    ch: '验证 JSON Web Token 的签名、时间、签发者和受众（RFC 7515、RFC 7519）。',
  },
  tags: ['JWT', 'JWS', 'JWK', 'RFC 7515'],
  synonyms: {
    en: ['check token', 'jwks', 'token signature', 'validate jwt'],
    fr: ['vérifier un jeton', 'signature de jeton', 'valider un jwt'],
    ar: ['التحقق من الرمز', 'توقيع الرمز', 'صلاحية الرمز'],
    ch: ['校验令牌', '令牌签名', '验签'],
  },
  input: z.object({
    token: tokenInput(),
    key: keyInput(),
    keyIs: keyForm(),
    algorithm: field(
      {
        title: { en: 'Accepted algorithm', fr: 'Algorithme accepté', ar: 'الخوارزمية المقبولة', ch: '接受的算法' },
        options: {
          any: {
            en: 'The one in the header',
            fr: 'Celui de l’en-tête',
            ar: 'المذكورة في الترويسة',
            ch: '头部中的算法',
          },
        },
      },
      z.enum(['any', ...signatureAlgorithms]).default('any'),
    ),
    issuer: field({ title: issuer }, z.string().max(1000).optional()),
    audience: field({ title: audience }, z.string().max(1000).optional()),
    tolerance: field(
      {
        title: {
          en: 'Clock tolerance in seconds',
          fr: 'Tolérance des horloges, en secondes',
          ar: 'التفاوت المسموح للساعات بالثواني',
          ch: '时钟误差容限（秒）',
        },
      },
      z.int().min(0).max(86_400).default(0),
    ),
    date: date(),
  }),
  output: {
    schema: z.object({
      valid: field({ title: { en: 'Accepted', fr: 'Accepté', ar: 'مقبول', ch: '可接受' } }, z.boolean()),
      signatureValid: field(
        { title: { en: 'Signature is valid', fr: 'La signature est valide', ar: 'التوقيع صالح', ch: '签名有效' } },
        z.boolean(),
      ),
      header: field({ title: header }, members()),
      claims: field({ title: claims }, members()),
      times: times(),
      date: dateUsed(),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        signatureValid: true,
        header: { alg: 'HS256' },
        claims: { iss: 'joe', exp: 1300819380 },
        times: [{ claim: 'exp', time: '2011-03-22T18:43:00.000Z', seconds: 2580, past: false }],
        date: '2011-03-22T18:00:00.000Z',
        notes: [],
      },
    ],
  },
  errors: {
    ...tokenErrors,
    not_json: notJson,
    ...keyErrors,
    public_key_needed: {
      en: 'This is a private key. Enter the public key, which is enough to verify.',
      fr: 'C’est une clé privée. Saisissez la clé publique, qui suffit pour vérifier.',
      ar: 'هذا مفتاح خاص. أدخل المفتاح العام، فهو يكفي للتحقق.',
      ch: '这是私钥。请输入公钥，验证只需要公钥。',
    },
    unknown_algorithm: {
      en: 'The algorithm {{algorithm}} is not supported. Use one of HS, RS, PS, ES or EdDSA.',
      fr: 'L’algorithme {{algorithm}} n’est pas pris en charge. Utilisez HS, RS, PS, ES ou EdDSA.',
      ar: 'الخوارزمية {{algorithm}} غير مدعومة. استخدم HS أو RS أو PS أو ES أو EdDSA.',
      ch: '不支持算法 {{algorithm}}。请使用 HS、RS、PS、ES 或 EdDSA。',
    },
    unknown_crit: {
      en: 'The header requires extensions (crit) that are not supported here. Verify the token in the system that uses it.',
      fr: 'L’en-tête exige des extensions (crit) non prises en charge. Vérifiez le jeton là où il est utilisé.',
      ar: 'تتطلب الترويسة امتدادات (crit) غير مدعومة. تحقق من الرمز حيث يُستخدم.',
      ch: '头部要求不受支持的扩展（crit）。请在使用该令牌的系统中验证。',
    },
  },
  notes: {
    bad_signature: {
      en: 'The signature does not match the key. The token was changed, or it was signed with another key.',
      fr: 'La signature ne correspond pas à la clé : le jeton a été modifié ou signé avec une autre clé.',
      ar: 'التوقيع لا يطابق المفتاح: عُدّل الرمز أو وُقّع بمفتاح آخر.',
      ch: '签名与密钥不符：令牌已被修改，或使用了其他密钥签名。',
    },
    wrong_algorithm: {
      en: 'The token uses {{algorithm}}, but only {{wanted}} is accepted.',
      fr: 'Le jeton utilise {{algorithm}}, mais seul {{wanted}} est accepté.',
      ar: 'يستخدم الرمز {{algorithm}}، لكن المقبول هو {{wanted}} فقط.',
      ch: '令牌使用 {{algorithm}}，但只接受 {{wanted}}。',
    },
    wrong_issuer: {
      en: 'The token is from another issuer.',
      fr: 'Le jeton a un autre émetteur.',
      ar: 'للرمز مُصدر آخر.',
      ch: '令牌的签发者不符。',
    },
    wrong_audience: {
      en: 'The token is for another audience.',
      fr: 'Le jeton est destiné à une autre audience.',
      ar: 'الرمز موجّه إلى جمهور آخر.',
      ch: '令牌的受众不符。',
    },
    short_secret: shortSecret,
    ...refusalNotes,
    ...tokenNotes,
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Example of RFC 7515 (HS256)',
        fr: 'Exemple de la RFC 7515 (HS256)',
        ar: 'مثال من RFC 7515 (HS256)',
        ch: 'RFC 7515 示例（HS256）',
      },
      input: {
        token:
          'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        key: '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}',
        issuer: 'joe',
        date: '2011-03-22T18:00:00Z',
      },
    },
    {
      name: {
        en: 'Example of RFC 7515 (ES256), expired',
        fr: 'Exemple de la RFC 7515 (ES256), expiré',
        ar: 'مثال من RFC 7515 (ES256)، منتهي الصلاحية',
        ch: 'RFC 7515 示例（ES256），已过期',
      },
      input: {
        token:
          'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q',
        key: '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}',
        date: '2026-11-23T10:00:00Z',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/jwt-verify')).default(input),
});
