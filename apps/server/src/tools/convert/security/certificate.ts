import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, inputFile, tool } from '../../tool.ts';
import { name, value, version } from '../web/fields.text.ts';
import { exampleChain } from './certificate.text.ts';
import { date, dateUsed, errors } from './fields.text.ts';

const subject = { en: 'Subject', fr: 'Sujet', ar: 'صاحب الشهادة', ch: '主体' };
const issuer = { en: 'Issuer', fr: 'Émetteur', ar: 'المُصدر', ch: '颁发者' };
const type = { en: 'Type', fr: 'Type', ar: 'النوع', ch: '类型' };

const attributes = () =>
  z.array(z.object({ name: field({ title: name }, z.string()), value: field({ title: value }, z.string()) }));
const strings = () => z.array(z.string());

const described = z.object({
  subject: field({ title: subject }, z.string()),
  subjectAttributes: field(
    { title: { en: 'Parts of the subject', fr: 'Parties du sujet', ar: 'أجزاء اسم صاحب الشهادة', ch: '主体的各部分' } },
    attributes(),
  ),
  issuer: field({ title: issuer }, z.string()),
  issuerAttributes: field(
    { title: { en: 'Parts of the issuer', fr: 'Parties de l’émetteur', ar: 'أجزاء اسم المُصدر', ch: '颁发者的各部分' } },
    attributes(),
  ),
  selfIssued: field(
    {
      title: {
        en: 'Self-issued',
        fr: 'L’émetteur est le sujet',
        ar: 'المُصدر هو صاحب الشهادة',
        ch: '颁发者与主体相同',
      },
    },
    z.boolean(),
  ),
  serialNumber: field(
    { title: { en: 'Serial number', fr: 'Numéro de série', ar: 'الرقم التسلسلي', ch: '序列号' } },
    z.string(),
  ),
  version: field({ title: version }, z.int()),
  validFrom: field(
    { title: { en: 'Valid from', fr: 'Valable à partir de', ar: 'صالحة من', ch: '生效时间' } },
    z.string(),
  ),
  validUntil: field(
    { title: { en: 'Valid until', fr: 'Valable jusqu’à', ar: 'صالحة حتى', ch: '失效时间' } },
    z.string(),
  ),
  daysLeft: field({ title: { en: 'Days left', fr: 'Jours restants', ar: 'الأيام المتبقية', ch: '剩余天数' } }, z.int()),
  valid: field(
    { title: { en: 'Valid at this time', fr: 'Valable à cette date', ar: 'صالحة في هذا الوقت', ch: '当前有效' } },
    z.boolean(),
  ),
  signature: field(
    { title: { en: 'Signature algorithm', fr: 'Algorithme de signature', ar: 'خوارزمية التوقيع', ch: '签名算法' } },
    z.string(),
  ),
  key: field(
    { title: { en: 'Public key', fr: 'Clé publique', ar: 'المفتاح العام', ch: '公钥' } },
    z.object({
      type: field({ title: type }, z.string()),
      bits: field(
        { title: { en: 'Size in bits', fr: 'Taille en bits', ar: 'الحجم بالبت', ch: '位数' } },
        z.int().nullable(),
      ),
      curve: field({ title: { en: 'Curve', fr: 'Courbe', ar: 'المنحنى', ch: '曲线' } }, z.string().nullable()),
    }),
  ),
  names: field(
    { title: { en: 'Subject alternative names', fr: 'Noms couverts', ar: 'الأسماء المشمولة', ch: '适用名称' } },
    z.array(z.object({ type: field({ title: type }, z.string()), value: field({ title: value }, z.string()) })),
  ),
  isAuthority: field(
    {
      title: {
        en: 'Can issue certificates',
        fr: 'Peut émettre des certificats',
        ar: 'يمكنها إصدار شهادات',
        ch: '可颁发证书',
      },
    },
    z.boolean(),
  ),
  pathLength: field(
    {
      title: {
        en: 'Authorities allowed below this one',
        fr: 'Autorités autorisées en dessous',
        ar: 'عدد المراجع المصدّقة المسموح بها تحتها',
        ch: '允许的下级机构层数',
      },
    },
    z.int().nullable(),
  ),
  keyUsage: field(
    { title: { en: 'Key usage', fr: 'Usage de la clé', ar: 'استخدام المفتاح', ch: '密钥用法' } },
    strings(),
  ),
  extendedKeyUsage: field(
    {
      title: {
        en: 'Extended key usage',
        fr: 'Usage étendu de la clé',
        ar: 'الاستخدام الموسّع للمفتاح',
        ch: '扩展密钥用法',
      },
    },
    strings(),
  ),
  subjectKeyId: field(
    {
      title: {
        en: 'Subject key ID',
        fr: 'Identifiant de clé du sujet',
        ar: 'معرّف مفتاح صاحب الشهادة',
        ch: '主体密钥标识符',
      },
    },
    z.string().nullable(),
  ),
  authorityKeyId: field(
    {
      title: {
        en: 'Authority key ID',
        fr: 'Identifiant de clé de l’autorité',
        ar: 'معرّف مفتاح المرجع المصدّق',
        ch: '颁发机构密钥标识符',
      },
    },
    z.string().nullable(),
  ),
  ocsp: field(
    { title: { en: 'OCSP URLs', fr: 'URL OCSP', ar: 'عناوين URL لخدمة OCSP', ch: 'OCSP 服务器 URL' } },
    strings(),
  ),
  issuerUrls: field(
    {
      title: {
        en: 'URLs of the issuer’s certificate',
        fr: 'URL du certificat de l’émetteur',
        ar: 'عناوين URL لشهادة المُصدر',
        ch: '颁发者证书 URL',
      },
    },
    strings(),
  ),
  revocationLists: field(
    {
      title: {
        en: 'Revocation lists (CRL)',
        fr: 'Listes de révocation (CRL)',
        ar: 'قوائم الإبطال (CRL)',
        ch: '吊销列表（CRL）',
      },
    },
    strings(),
  ),
  policies: field({ title: { en: 'Policies', fr: 'Politiques', ar: 'السياسات', ch: '策略' } }, strings()),
  others: field(
    {
      title: {
        en: 'Extensions not read',
        fr: 'Extensions non lues',
        ar: 'امتدادات لم تُقرأ',
        ch: '未解析的扩展',
      },
    },
    strings(),
  ),
  sha256: field(
    { title: { en: 'SHA-256 fingerprint', fr: 'Empreinte SHA-256', ar: 'بصمة SHA-256', ch: 'SHA-256 指纹' } },
    z.string(),
  ),
  sha1: field(
    { title: { en: 'SHA-1 fingerprint', fr: 'Empreinte SHA-1', ar: 'بصمة SHA-1', ch: 'SHA-1 指纹' } },
    z.string(),
  ),
  pin: field(
    {
      title: {
        en: 'SHA-256 of the public key, in Base64',
        fr: 'SHA-256 de la clé publique, en Base64',
        ar: 'SHA-256 للمفتاح العام بترميز Base64',
        ch: '公钥的 SHA-256（Base64）',
      },
    },
    z.string(),
  ),
});

export default tool({
  path: 'convert/certificate',
  title: { en: 'Certificate decoder', fr: 'Décodeur de certificat', ar: 'قراءة الشهادات', ch: '证书解析' },
  summary: {
    en: 'Reads X.509 certificates in PEM or DER (RFC 5280): names, validity, key, usages and fingerprints.',
    fr: 'Lit les certificats X.509 en PEM ou DER (RFC 5280) : noms, validité, clé, usages et empreintes.',
    ar: 'يقرأ شهادات X.509 بصيغة PEM أو DER (RFC 5280): الأسماء والصلاحية والمفتاح والاستخدامات والبصمات.',
    ch: '读取 PEM 或 DER 格式的 X.509 证书（RFC 5280）：名称、有效期、密钥、用途和指纹。',
  },
  tags: ['X.509', 'PEM', 'DER', 'TLS', 'RFC 5280'],
  synonyms: {
    en: [
      'ssl certificate',
      'tls certificate',
      'certificate expiry',
      'fingerprint',
      'openssl x509',
      'certificate chain',
    ],
    fr: ['certificat ssl', 'certificat tls', 'expiration du certificat', 'empreinte', 'chaîne de certificats'],
    ar: ['شهادة SSL', 'شهادة TLS', 'انتهاء الشهادة', 'بصمة', 'سلسلة الشهادات'],
    ch: ['SSL 证书', 'TLS 证书', '证书到期', '证书指纹', '证书链'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Certificates', fr: 'Certificats', ar: 'الشهادات', ch: '证书' },
        help: {
          en: 'PEM or Base64, starting with the server certificate. Private keys are not needed.',
          fr: 'PEM ou Base64, le certificat du serveur en premier. Les clés privées ne sont pas nécessaires.',
          ar: 'بصيغة PEM أو ترميز Base64، وشهادة الخادم أولًا. لا حاجة إلى المفاتيح الخاصة.',
          ch: 'PEM 或 Base64，服务器证书在前。不需要私钥。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(500_000).optional(),
    ),
    file: field(
      {
        title: { en: 'File', fr: 'Fichier', ar: 'الملف', ch: '文件' },
        file: ['.pem', '.crt', '.cer', '.der'],
      },
      inputFile().optional(),
    ),
    date: date(),
  }),
  output: {
    schema: z.object({
      certificates: field(
        { title: { en: 'Certificates', fr: 'Certificats', ar: 'الشهادات', ch: '证书' } },
        z.array(described),
      ),
      date: dateUsed(),
      notes: notesField(),
    }),
    examples: [
      {
        certificates: [
          {
            subject: 'CN=Example Root,O=Example Trust,C=SD',
            subjectAttributes: [{ name: 'CN', value: 'Example Root' }],
            issuer: 'CN=Example Root,O=Example Trust,C=SD',
            issuerAttributes: [{ name: 'CN', value: 'Example Root' }],
            selfIssued: true,
            serialNumber: '0a1b2c3d',
            version: 3,
            validFrom: '2026-11-26T10:07:29.000Z',
            validUntil: '2036-11-23T10:07:29.000Z',
            daysLeft: 3649,
            valid: true,
            signature: 'ECDSA with SHA-256',
            key: { type: 'EC', bits: 256, curve: 'P-256' },
            names: [],
            isAuthority: true,
            pathLength: 1,
            keyUsage: ['keyCertSign', 'cRLSign'],
            extendedKeyUsage: [],
            subjectKeyId: '090cabf5a487cf0d8731ddf432a9df629aa9ae55',
            authorityKeyId: null,
            ocsp: [],
            issuerUrls: [],
            revocationLists: [],
            policies: [],
            others: [],
            sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
            sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
            pin: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
          },
        ],
        date: '2026-11-27T00:00:00.000Z',
        notes: [{ pointer: '', code: 'unverified', detail: 'Signatures were not verified.' }],
      },
    ],
  },
  errors: {
    not_date: errors.not_date,
    text_and_file: errors.text_and_file,
    empty: {
      en: 'There is no certificate. Paste one or send a file.',
      fr: 'Il n’y a aucun certificat. Collez-en un ou envoyez un fichier.',
      ar: 'لا توجد شهادة. الصق شهادة أو أرسل ملفًا.',
      ch: '没有证书。请粘贴证书或发送文件。',
    },
    not_certificate: {
      en: 'This is not a complete X.509 certificate. Copy it including the BEGIN and END lines.',
      fr: 'Ce n’est pas un certificat X.509 complet. Copiez-le avec ses lignes BEGIN et END.',
      ar: 'هذه ليست شهادة X.509 كاملة. انسخها مع سطري BEGIN وEND.',
      ch: '这不是完整的 X.509 证书。请连同 BEGIN 和 END 行一起复制。',
    },
    too_many: {
      en: 'There are too many certificates. Send at most {{max}}.',
      fr: 'Il y a trop de certificats. Envoyez-en au plus {{max}}.',
      ar: 'عدد الشهادات كبير جدًا. أرسل {{max}} على الأكثر.',
      ch: '证书过多。最多发送 {{max}} 个。',
    },
  },
  notes: {
    unverified: {
      en: 'Signatures, revocation and trust were not checked.',
      fr: 'Les signatures, la révocation et la confiance n’ont pas été vérifiées.',
      ar: 'لم يُتحقق من التوقيعات والإبطال والثقة.',
      ch: '未检查签名、吊销状态和信任关系。',
    },
    private_key: {
      en: 'The text contains a private key. It was not read. If you have sent the key anywhere by mistake, replace it.',
      fr: 'Le texte contient une clé privée. Elle n’a pas été lue ; remplacez-la si vous l’avez envoyée par erreur.',
      ar: 'يحتوي النص على مفتاح خاص. لم يُقرأ؛ استبدله إذا أرسلته إلى جهة ما خطأً.',
      ch: '文本包含私钥，未读取。如果误发到别处，请更换私钥。',
    },
    not_issuer: {
      en: 'This certificate did not issue the one before it.',
      fr: 'Ce certificat n’a pas émis le précédent.',
      ar: 'لم تُصدر هذه الشهادة الشهادةَ السابقة لها.',
      ch: '此证书不是前一个证书的颁发者。',
    },
    expired: {
      en: 'The certificate expired at {{time}}.',
      fr: 'Le certificat a expiré le {{time}}.',
      ar: 'انتهت صلاحية الشهادة في {{time}}.',
      ch: '证书已于 {{time}} 过期。',
    },
    not_yet_valid: {
      en: 'The certificate is not valid before {{time}}.',
      fr: 'Le certificat n’est pas valable avant le {{time}}.',
      ar: 'الشهادة غير صالحة قبل {{time}}.',
      ch: '证书在 {{time}} 之前无效。',
    },
    expires_soon: {
      en: 'The certificate expires in {{days}} days.',
      fr: 'Le certificat expire dans {{days}} jours.',
      ar: 'عدد الأيام المتبقية حتى انتهاء صلاحية الشهادة: {{days}}.',
      ch: '证书将在 {{days}} 天后过期。',
    },
    weak_signature: {
      en: '{{name}} is broken. Browsers reject certificates signed with it.',
      fr: '{{name}} est cassé. Les navigateurs rejettent les certificats signés ainsi.',
      ar: 'لم تعد خوارزمية {{name}} آمنة. ترفض المتصفحات الشهادات الموقّعة بها.',
      ch: '{{name}} 已被攻破，浏览器会拒绝用它签名的证书。',
    },
    small_key: {
      en: 'The key has only {{bits}} bits, which is too few.',
      fr: 'La clé a {{bits}} bits, ce qui est trop peu.',
      ar: 'طول المفتاح {{bits}} بت، وهو قليل جدًا.',
      ch: '密钥只有 {{bits}} 位，过短。',
    },
    no_names: {
      en: 'The certificate is for servers but has no DNS names or IP addresses. Browsers ignore the common name.',
      fr: 'Le certificat est destiné à des serveurs mais n’a ni nom DNS ni adresse IP. Les navigateurs ignorent le nom commun.',
      ar: 'الشهادة مخصصة للخوادم لكنها دون أسماء DNS أو عناوين IP. تتجاهل المتصفحات الاسم الشائع.',
      ch: '此证书用于服务器，但没有 DNS 名称或 IP 地址。浏览器会忽略通用名称。',
    },
    long_lived: {
      en: 'The certificate is valid for {{days}} days. From public authorities, browsers accept at most 398.',
      fr: 'Le certificat est valable {{days}} jours. Les navigateurs en acceptent au plus 398 des autorités publiques.',
      ar: 'عدد أيام صلاحية الشهادة: {{days}}. تقبل المتصفحات 398 يومًا على الأكثر من المراجع المصدّقة العامة.',
      ch: '证书有效期为 {{days}} 天。对于公共机构颁发的证书，浏览器最多接受 398 天。',
    },
    self_signed: {
      en: 'The certificate names itself as its issuer. Clients trust it only if it is installed on them.',
      fr: 'Le certificat se désigne lui-même comme émetteur. Les clients ne lui font confiance que s’il y est installé.',
      ar: 'تذكر الشهادة نفسها مُصدرًا لها. لا يثق بها العملاء إلا إذا ثُبّتت لديهم.',
      ch: '证书的颁发者是它自己。只有安装了它的客户端才会信任它。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'A server and its authority',
        fr: 'Un serveur et son autorité',
        ar: 'خادم ومرجعه المصدّق',
        ch: '服务器证书及其颁发机构',
      },
      input: { text: exampleChain, date: '2026-12-01T00:00:00Z' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/certificate')).default(input),
});
