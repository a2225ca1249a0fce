/** Texts and fields that several tools for security have in common. */
import * as z from 'zod';
import { field, inputFile } from '../../tool.ts';

export const notStored = {
  en: 'Not stored. On this page it stays in your browser. An API call sends it to the server.',
  fr: 'N’est pas conservé. Sur cette page, il reste dans votre navigateur ; un appel de l’API l’envoie au serveur.',
  ar: 'لا يُحفظ. يبقى في متصفحك على هذه الصفحة، أما استدعاء الواجهة البرمجية (API) فيرسله إلى الخادم.',
  ch: '不会存储。在此页面上，内容只留在您的浏览器中；通过 API 调用则会发送到服务器。',
};

export const algorithm = { en: 'Algorithm', fr: 'Algorithme', ar: 'الخوارزمية', ch: '算法' };
export const key = { en: 'Key', fr: 'Clé', ar: 'المفتاح', ch: '密钥' };
export const token = { en: 'Token', fr: 'Jeton', ar: 'الرمز المميز', ch: '令牌' };
export const header = { en: 'Header', fr: 'En-tête', ar: 'الترويسة', ch: '头部' };
export const claims = { en: 'Claims', fr: 'Revendications', ar: 'المطالبات', ch: '声明' };
export const matches = {
  en: 'Matches, or null if nothing was compared',
  fr: 'Correspond, ou null si rien n’a été comparé',
  ar: 'هل يطابق، أو null إذا لم تُجرَ مقارنة',
  ch: '是否匹配，未比较时为 null',
};

const encodingOf = {
  utf8: { en: 'Text (UTF-8)', fr: 'Texte (UTF-8)', ar: 'نص (UTF-8)', ch: '文本（UTF-8）' },
  hex: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' },
  base64: { en: 'Base64', fr: 'Base64', ar: 'ترميز Base64', ch: 'Base64 编码' },
};

/** What to hash: a text or a file. */
export const source = {
  text: field(
    { title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' }, multiline: true },
    z.string().max(1_000_000).optional(),
  ),
  textIs: field(
    {
      title: { en: 'The text is', fr: 'Le texte est', ar: 'النص هو', ch: '文本类型' },
      options: encodingOf,
    },
    z.enum(['utf8', 'hex', 'base64']).default('utf8'),
  ),
  file: field(
    {
      title: { en: 'File', fr: 'Fichier', ar: 'الملف', ch: '文件' },
      help: {
        en: 'Use a file instead of the text.',
        fr: 'Au lieu du texte.',
        ar: 'بدلًا من النص.',
        ch: '代替文本。',
      },
      file: [],
    },
    inputFile().optional(),
  ),
};

export const keyIs = () =>
  field(
    { title: { en: 'The key is', fr: 'La clé est', ar: 'المفتاح هو', ch: '密钥类型' }, options: encodingOf },
    z.enum(['utf8', 'hex', 'base64']).default('utf8'),
  );

export const digestEncoding = () =>
  field(
    {
      title: { en: 'Encoding of the result', fr: 'Encodage du résultat', ar: 'ترميز النتيجة', ch: '结果编码' },
      options: {
        hex: encodingOf.hex,
        base64: encodingOf.base64,
        base64url: {
          en: 'Base64, URL-safe',
          fr: 'Base64 pour URL',
          ar: 'Base64 آمن لعناوين URL',
          ch: 'URL 安全的 Base64',
        },
      },
    },
    z.enum(['hex', 'base64', 'base64url']).default('hex'),
  );

export const expected = () =>
  field(
    {
      title: { en: 'Expected value', fr: 'Valeur attendue', ar: 'القيمة المتوقعة', ch: '预期值' },
      help: {
        en: 'The value to compare with, in hexadecimal or Base64.',
        fr: 'Pour comparer, en hexadécimal ou en Base64.',
        ar: 'للمقارنة، بالنظام السداسي العشري أو بترميز Base64.',
        ch: '用于比较，十六进制或 Base64。',
      },
    },
    z.string().max(1000).optional(),
  );

export const date = () =>
  field(
    {
      title: { en: 'Date and time', fr: 'Date et heure', ar: 'التاريخ والوقت', ch: '日期和时间' },
      help: {
        en: 'The time to check, in ISO 8601. If empty, the current time is used.',
        fr: 'Le moment à vérifier, en ISO 8601. Si ce champ est vide, l’heure actuelle.',
        ar: 'اللحظة المطلوب التحقق عندها بصيغة ISO 8601. إذا تُرك الحقل فارغًا، يُستخدم الوقت الحالي.',
        ch: '要检查的时刻，ISO 8601 格式。留空则使用当前时间。',
      },
    },
    z.string().max(50).optional(),
  );

export const dateUsed = () =>
  field({ title: { en: 'Time used', fr: 'Heure utilisée', ar: 'الوقت المستخدم', ch: '使用的时间' } }, z.string());

/** The times of a token. */
export const times = () =>
  field(
    { title: { en: 'Times', fr: 'Dates', ar: 'الأوقات', ch: '时间' } },
    z.array(
      z.object({
        claim: field({ title: { en: 'Claim', fr: 'Revendication', ar: 'المطالبة', ch: '声明' } }, z.string()),
        time: field({ title: { en: 'Time', fr: 'Date', ar: 'الوقت', ch: '时间' } }, z.string()),
        seconds: field(
          {
            title: {
              en: 'Seconds until that time, negative if it is past',
              fr: 'Secondes restantes, négatif si passé',
              ar: 'الثواني المتبقية، سالبة إذا مضى',
              ch: '距该时间的秒数，已过为负数',
            },
          },
          z.int(),
        ),
        past: field({ title: { en: 'In the past', fr: 'Passé', ar: 'في الماضي', ch: '已过' } }, z.boolean()),
      }),
    ),
  );

export const members = () => z.record(z.string(), z.unknown());

/** Errors and notes of several tools. */
export const errors = {
  not_hex: {
    en: 'This is not hexadecimal. Enter two of the digits 0–9 and A–F for each byte.',
    fr: 'Ce n’est pas de l’hexadécimal. Écrivez deux des chiffres 0–9 et A–F par octet.',
    ar: 'هذا ليس بالنظام السداسي العشري. اكتب لكل بايت رقمين من 0–9 وA–F.',
    ch: '这不是十六进制。请为每个字节写两位 0–9 或 A–F。',
  },
  not_base64: {
    en: 'This is not Base64. Check for missing or invalid characters.',
    fr: 'Ce n’est pas du Base64. Vérifiez les caractères manquants ou étrangers.',
    ar: 'هذا ليس ترميز Base64. تحقق من المحارف الناقصة أو الغريبة.',
    ch: '这不是 Base64。请检查是否缺少字符或含有其他字符。',
  },
  text_and_file: {
    en: 'Send either a text or a file, not both.',
    fr: 'Envoyez un texte ou un fichier, pas les deux.',
    ar: 'أرسل نصًا أو ملفًا، لا كليهما.',
    ch: '请发送文本或文件，不要同时发送。',
  },
  too_large: {
    en: 'The input is larger than {{max}} MB. Send less data.',
    fr: 'L’entrée dépasse {{max}} Mo. Envoyez-en une plus petite.',
    ar: 'المدخل أكبر من {{max}} ميغابايت. أرسل مدخلًا أصغر.',
    ch: '输入超过 {{max}} MB。请发送更小的内容。',
  },
  no_key: {
    en: 'The key is empty. Enter a key.',
    fr: 'La clé est vide. Saisissez une clé.',
    ar: 'المفتاح فارغ. أدخل مفتاحًا.',
    ch: '密钥为空。请输入密钥。',
  },
  not_date: {
    en: 'This is not an ISO 8601 date. Enter it like 2026-11-23T10:00:00Z.',
    fr: 'Ce n’est pas une date ISO 8601. Écrivez-la sous la forme 2026-11-23T10:00:00Z.',
    ar: 'هذا ليس تاريخًا بصيغة ISO 8601. اكتبه بالشكل 2026-11-23T10:00:00Z.',
    ch: '这不是 ISO 8601 日期。请写成 2026-11-23T10:00:00Z 的形式。',
  },
};
