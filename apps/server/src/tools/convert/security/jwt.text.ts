/** Texts and fields of the tools for JSON Web Tokens. */
import { signatureAlgorithms } from '@apiyard/kernels/tools/convert/security/token/algorithms';
import * as z from 'zod';
import { field } from '../../tool.ts';
import { algorithm, errors, key, notStored, token } from './fields.text.ts';

export const signatureAlgorithm = () => field({ title: algorithm }, z.enum(signatureAlgorithms).default('HS256'));

export const tokenInput = () =>
  field({ title: token, help: notStored, multiline: true, code: true }, z.string().max(100_000));

export const keyInput = () =>
  field(
    {
      title: key,
      help: {
        en: `A secret, a PEM block, a JWK or a set of JWKs. ${notStored.en}`,
        fr: `Un secret, un bloc PEM, une JWK ou un ensemble de JWK. ${notStored.fr}`,
        ar: `سر أو كتلة PEM أو JWK أو مجموعة JWK. ${notStored.ar}`,
        ch: `机密、PEM 块、JWK 或 JWK 集合。${notStored.ch}`,
      },
      multiline: true,
      code: true,
    },
    z.string().max(50_000),
  );

export const keyForm = () =>
  field(
    {
      title: { en: 'The key is', fr: 'La clé est', ar: 'المفتاح هو', ch: '密钥类型' },
      options: {
        auto: { en: 'Detect PEM and JWK', fr: 'Détecter PEM et JWK', ar: 'اكتشاف PEM وJWK', ch: '自动识别 PEM 和 JWK' },
        text: { en: 'A secret as text', fr: 'Un secret sous forme de texte', ar: 'سر كنص', ch: '文本机密' },
        base64: {
          en: 'A secret in Base64',
          fr: 'Un secret en Base64',
          ar: 'سر بترميز Base64',
          ch: 'Base64 编码的机密',
        },
      },
    },
    z.enum(['auto', 'text', 'base64']).default('auto'),
  );

export const tokenErrors = {
  empty: {
    en: 'There is no token. Enter one.',
    fr: 'Le jeton est vide. Saisissez un jeton.',
    ar: 'الرمز المميز فارغ. أدخل رمزًا مميزًا.',
    ch: '令牌为空。请输入令牌。',
  },
  not_jwt: {
    en: 'This is not a JWT. A JWT has three parts in Base64url, separated by dots. Copy the whole token.',
    fr: 'Ce n’est pas un JWT. Il a trois parties en Base64url, séparées par des points.',
    ar: 'هذا ليس JWT. يتكون من ثلاثة أجزاء بترميز Base64url تفصل بينها نقاط.',
    ch: '这不是 JWT。它由三个用点分隔的 Base64url 部分组成。',
  },
  encrypted: {
    en: 'This token is encrypted (JWE) and cannot be read without its key. Enter a signed token.',
    fr: 'Ce jeton est chiffré (JWE) et ne peut pas être lu sans sa clé. Saisissez un jeton signé.',
    ar: 'هذا الرمز المميز مشفّر (JWE) ولا يمكن قراءته دون مفتاحه. أدخل رمزًا موقّعًا.',
    ch: '此令牌已加密（JWE），没有密钥无法读取。请输入已签名的令牌。',
  },
  not_date: errors.not_date,
};

export const notJson = {
  en: 'The {{part}} is not a JSON object. Check its brackets and quotes.',
  fr: 'La partie « {{part}} » n’est pas un objet JSON. Vérifiez les accolades et les guillemets.',
  ar: 'الجزء {{part}} ليس كائن JSON. تحقق من الأقواس وعلامات الاقتباس.',
  ch: '{{part}} 部分不是 JSON 对象。请检查括号和引号。',
};

export const keyErrors = {
  no_key: errors.no_key,
  not_base64: errors.not_base64,
  key_mismatch: {
    en: 'This key is not for {{algorithm}}. HS algorithms take a secret; RS, PS, ES and EdDSA take a PEM block or a JWK.',
    fr: 'Cette clé ne convient pas à {{algorithm}}. Les algorithmes HS utilisent un secret ; RS, PS, ES et EdDSA un bloc PEM ou une JWK.',
    ar: 'هذا المفتاح لا يناسب {{algorithm}}. تستخدم خوارزميات HS سرًا، وتستخدم RS وPS وES وEdDSA كتلة PEM أو JWK.',
    ch: '此密钥不适用于 {{algorithm}}。HS 算法使用机密；RS、PS、ES 和 EdDSA 使用 PEM 块或 JWK。',
  },
  bad_key: {
    en: 'The key could not be read for {{algorithm}}. Check that it is complete and of the right type.',
    fr: 'La clé n’a pas pu être lue pour {{algorithm}}. Vérifiez qu’elle est complète et du bon type.',
    ar: 'تعذّرت قراءة المفتاح لخوارزمية {{algorithm}}. تحقق من أنه كامل ومن النوع الصحيح.',
    ch: '无法读取用于 {{algorithm}} 的密钥。请检查其是否完整且类型正确。',
  },
  old_pem: {
    en: 'The PEM block “{{label}}” is not supported. Convert it with openssl pkcs8 -topk8 -nocrypt (private) or openssl pkey -pubin (public).',
    fr: 'Un bloc PEM « {{label}} » n’est pas pris en charge. Convertissez-le avec openssl pkcs8 -topk8 -nocrypt (privé) ou openssl pkey -pubin (public).',
    ar: 'كتلة PEM «{{label}}» غير مدعومة. حوّلها بالأمر ⁦openssl pkcs8 -topk8 -nocrypt⁩ (خاص) أو ⁦openssl pkey -pubin⁩ (عام).',
    ch: '不支持 PEM 块“{{label}}”。请使用 openssl pkcs8 -topk8 -nocrypt（私钥）或 openssl pkey -pubin（公钥）转换。',
  },
  no_such_key: {
    en: 'No key in the set has the key ID of the token. Enter the right set.',
    fr: 'Aucune clé de l’ensemble n’a l’identifiant du jeton. Saisissez le bon ensemble.',
    ar: 'لا يوجد في المجموعة مفتاح بمعرّف الرمز المميز. أدخل المجموعة الصحيحة.',
    ch: '集合中没有与令牌 ID 对应的密钥。请输入正确的集合。',
  },
  key_size: {
    en: 'The RSA key has {{bits}} bits. Use a key with 2048 to 8192 bits (RFC 7518).',
    fr: 'La clé RSA a {{bits}} bits. Utilisez-en une de 2048 à 8192 bits (RFC 7518).',
    ar: 'طول مفتاح RSA هو {{bits}} بت. استخدم مفتاحًا من 2048 إلى 8192 بت (RFC 7518).',
    ch: 'RSA 密钥为 {{bits}} 位。请使用 2048 到 8192 位的密钥（RFC 7518）。',
  },
};

export const tokenNotes = {
  rounded_number: {
    en: 'The number {{name}} has more digits than JavaScript can keep, so it was rounded.',
    fr: 'Le nombre {{name}} a plus de chiffres que JavaScript n’en conserve. Il a été arrondi.',
    ar: 'للرقم {{name}} خانات أكثر مما تحتفظ به JavaScript. جرى تقريبه.',
    ch: '数字 {{name}} 的位数超出 JavaScript 的精度，已舍入。',
  },
  bad_time: {
    en: '{{claim}} is not a time in seconds since 1970.',
    fr: '{{claim}} n’est pas un nombre de secondes depuis 1970.',
    ar: '{{claim}} ليس عدد ثوانٍ منذ 1970.',
    ch: '{{claim}} 不是自 1970 年以来的秒数。',
  },
  no_expiry: {
    en: 'The token never expires. Add the claim exp.',
    fr: 'Le jeton n’expire jamais. Ajoutez exp.',
    ar: 'لا تنتهي صلاحية الرمز المميز أبدًا. أضف exp.',
    ch: '令牌永不过期。请添加 exp。',
  },
  issued_later: {
    en: 'The token was issued after this time.',
    fr: 'Le jeton a été émis après cette date.',
    ar: 'أُصدر الرمز المميز بعد هذا الوقت.',
    ch: '令牌的签发时间晚于此时间。',
  },
  long_lived: {
    en: 'The token is valid for {{days}} days.',
    fr: 'Le jeton est valable {{days}} jours.',
    ar: 'عدد أيام صلاحية الرمز المميز: {{days}}.',
    ch: '令牌有效期为 {{days}} 天。',
  },
};

export const refusalNotes = {
  alg_none: {
    en: 'The algorithm is none, so the token is not signed and anyone could have written it.',
    fr: 'L’algorithme est none : le jeton n’est pas signé et n’importe qui peut l’écrire.',
    ar: 'الخوارزمية none: الرمز المميز غير موقّع ويمكن لأي شخص كتابته.',
    ch: '算法为 none：令牌未签名，任何人都可以编写。',
  },
  expired: {
    en: 'The token expired at {{time}}.',
    fr: 'Le jeton a expiré le {{time}}.',
    ar: 'انتهت صلاحية الرمز المميز في {{time}}.',
    ch: '令牌已于 {{time}} 过期。',
  },
  not_yet_valid: {
    en: 'The token is not valid before {{time}}.',
    fr: 'Le jeton n’est pas valable avant le {{time}}.',
    ar: 'الرمز المميز غير صالح قبل {{time}}.',
    ch: '令牌在 {{time}} 之前无效。',
  },
};

export const shortSecret = {
  en: 'The secret has {{have}} bytes. RFC 7518 requires at least {{need}}.',
  fr: 'Le secret a {{have}} octets. La RFC 7518 en exige au moins {{need}}.',
  ar: 'طول السر {{have}} بايت. تشترط RFC 7518 ألا يقل عن {{need}}.',
  ch: '机密只有 {{have}} 字节。RFC 7518 要求至少 {{need}} 字节。',
};
