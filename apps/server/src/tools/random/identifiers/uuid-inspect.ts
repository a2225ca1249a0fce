import uuidInspect from '@apiyard/kernels/tools/random/identifiers/uuid-inspect';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';

export default tool({
  path: 'random/uuid-inspect',
  title: { en: 'UUID inspector', fr: 'Inspecteur d’UUID', ar: 'فاحص UUID', ch: 'UUID 解析' },
  summary: {
    en: 'Shows the version, variant, time and node of any UUID (RFC 9562).',
    fr: 'Affiche la version, la variante, la date et le nœud d’un UUID de n’importe quelle version (RFC 9562).',
    ar: 'يعرض إصدار أي UUID ومتغيّره ووقته وعقدته (RFC 9562).',
    ch: '显示任意版本 UUID 的版本、变体、时间和节点（RFC 9562）。',
  },
  tags: ['uuid', 'guid', 'v1', 'v4', 'v7'],
  synonyms: {
    en: ['decode uuid', 'uuid version', 'uuid time', 'guid'],
    fr: ['décoder un uuid', 'version d’un uuid', 'date d’un uuid'],
    ar: ['فك ترميز uuid', 'إصدار uuid', 'وقت uuid'],
    ch: ['解码 uuid', 'uuid 版本', 'uuid 时间'],
  },
  input: z.object({
    text: field(
      {
        title: 'UUID',
        help: {
          en: 'With or without hyphens, in braces, or as a URN.',
          fr: 'Aussi sans tirets, entre accolades ou comme URN.',
          ar: 'أيضًا دون شرطات أو بين قوسين معقوفين أو بصيغة URN.',
          ch: '也可以不带连字符、带花括号或为 URN。',
        },
        code: true,
      },
      z.string().min(1).max(100),
    ),
  }),
  output: {
    schema: z.object({
      uuid: field({ title: 'UUID' }, z.string()),
      urn: field({ title: 'URN' }, z.string()),
      hex: field({ title: { en: 'Hexadecimal', fr: 'Hexadécimal', ar: 'سداسي عشري', ch: '十六进制' } }, z.string()),
      integer: field(
        { title: { en: 'As an integer', fr: 'Comme nombre entier', ar: 'على هيئة عدد صحيح', ch: '整数形式' } },
        z.string(),
      ),
      variant: field(
        {
          title: { en: 'Variant', fr: 'Variante', ar: 'المتغيّر', ch: '变体' },
          options: {
            rfc9562: 'RFC 9562',
            ncs: { en: 'NCS (reserved)', fr: 'NCS (réservée)', ar: 'NCS (محجوز)', ch: 'NCS（保留）' },
            microsoft: {
              en: 'Microsoft (reserved)',
              fr: 'Microsoft (réservée)',
              ar: 'Microsoft (محجوز)',
              ch: 'Microsoft（保留）',
            },
            future: { en: 'Future use', fr: 'Usage futur', ar: 'للاستخدام المستقبلي', ch: '供将来使用' },
            nil: { en: 'Nil UUID', fr: 'UUID nul', ar: 'UUID صفري', ch: '空 UUID' },
            max: { en: 'Max UUID', fr: 'UUID maximal', ar: 'UUID أقصى', ch: '最大 UUID' },
          },
        },
        z.enum(['rfc9562', 'ncs', 'microsoft', 'future', 'nil', 'max']),
      ),
      version: field(
        { title: { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' } },
        z.int().min(0).max(15).nullable(),
      ),
      kind: field(
        {
          title: { en: 'Generated from', fr: 'Composition', ar: 'التكوين', ch: '构成' },
          options: {
            time: {
              en: 'Gregorian time and node',
              fr: 'Temps grégorien et nœud',
              ar: 'وقت ميلادي وعقدة',
              ch: '公历时间和节点',
            },
            dce_security: { en: 'DCE Security', fr: 'Sécurité DCE', ar: 'أمان DCE', ch: 'DCE 安全' },
            md5_name: { en: 'Name, MD5', fr: 'Nom, MD5', ar: 'اسم، MD5', ch: '名称，MD5' },
            random: { en: 'Random', fr: 'Aléatoire', ar: 'عشوائي', ch: '随机' },
            sha1_name: { en: 'Name, SHA-1', fr: 'Nom, SHA-1', ar: 'اسم، SHA-1', ch: '名称，SHA-1' },
            reordered_time: {
              en: 'Gregorian time, sortable',
              fr: 'Temps grégorien, triable',
              ar: 'وقت ميلادي قابل للترتيب',
              ch: '公历时间，可排序',
            },
            unix_time: {
              en: 'Unix time and random bits',
              fr: 'Temps Unix et bits aléatoires',
              ar: 'وقت يونكس وبتات عشوائية',
              ch: 'Unix 时间和随机位',
            },
            custom: { en: 'Custom', fr: 'Personnalisé', ar: 'مخصّص', ch: '自定义' },
            unknown: { en: 'Unknown version', fr: 'Version inconnue', ar: 'إصدار غير معروف', ch: '未知版本' },
            none: { en: 'No version', fr: 'Sans version', ar: 'دون إصدار', ch: '无版本' },
            nil: { en: 'Zeros', fr: 'Zéros', ar: 'أصفار', ch: '全零' },
            max: { en: 'Ones', fr: 'Uns', ar: 'آحاد', ch: '全一' },
          },
        },
        z.enum([
          'time',
          'dce_security',
          'md5_name',
          'random',
          'sha1_name',
          'reordered_time',
          'unix_time',
          'custom',
          'unknown',
          'none',
          'nil',
          'max',
        ]),
      ),
      time: field(
        {
          title: {
            en: 'Time (UTC), in versions 1, 2, 6 and 7',
            fr: 'Heure (UTC), des versions 1, 2, 6 et 7',
            ar: 'الوقت (UTC) للإصدارات 1 و2 و6 و7',
            ch: '时间（UTC），适用于版本 1、2、6 和 7',
          },
        },
        z.string().nullable(),
      ),
      node: field({ title: { en: 'Node', fr: 'Nœud', ar: 'العقدة', ch: '节点' } }, z.string().nullable()),
      isRandomNode: field(
        {
          title: {
            en: 'The node is random, not a MAC address',
            fr: 'Le nœud est aléatoire, pas une adresse MAC',
            ar: 'العقدة عشوائية وليست عنوان MAC',
            ch: '节点是随机的，不是 MAC 地址',
          },
        },
        z.boolean().nullable(),
      ),
      clockSequence: field(
        { title: { en: 'Clock sequence', fr: 'Séquence d’horloge', ar: 'تسلسل الساعة', ch: '时钟序列' } },
        z.int().nullable(),
      ),
      domain: field(
        {
          title: {
            en: 'Local domain, in version 2',
            fr: 'Domaine local, de la version 2',
            ar: 'النطاق المحلي للإصدار 2',
            ch: '本地域，适用于版本 2',
          },
        },
        z.int().nullable(),
      ),
      localId: field(
        {
          title: {
            en: 'Local identifier, in version 2',
            fr: 'Identifiant local, de la version 2',
            ar: 'المعرّف المحلي للإصدار 2',
            ch: '本地标识符，适用于版本 2',
          },
        },
        z.int().nullable(),
      ),
      namespace: field(
        {
          title: {
            en: 'Registered namespace',
            fr: 'Espace de noms enregistré',
            ar: 'مساحة الاسم المسجّلة',
            ch: '已注册的命名空间',
          },
        },
        z.string().nullable(),
      ),
    }),
    examples: [
      {
        uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        urn: 'urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        hex: '017f22e279b07cc398c4dc0c0c07398f',
        integer: '1989357241971137676463954034883508623',
        variant: 'rfc9562',
        version: 7,
        kind: 'unix_time',
        time: '2022-02-22T19:22:22.000Z',
        node: null,
        isRandomNode: null,
        clockSequence: null,
        domain: null,
        localId: null,
        namespace: null,
      },
    ],
  },
  errors: {
    not_uuid: {
      en: 'This is not a UUID. Enter 32 hexadecimal digits, with hyphens as in 017f22e2-79b0-7cc3-98c4-dc0c0c07398f or without.',
      fr: 'Ce n’est pas un UUID. Saisissez 32 chiffres hexadécimaux, avec tirets comme dans 017f22e2-79b0-7cc3-98c4-dc0c0c07398f ou sans.',
      ar: 'هذا ليس UUID. أدخل 32 رقمًا سداسيًا عشريًا، بشرطات كما في 017f22e2-79b0-7cc3-98c4-dc0c0c07398f أو دونها.',
      ch: '这不是 UUID。请输入 32 位十六进制数字，可带连字符（如 017f22e2-79b0-7cc3-98c4-dc0c0c07398f）或不带。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Version 7', fr: 'Version 7', ar: 'الإصدار 7', ch: '版本 7' },
      input: { text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' },
    },
    {
      name: { en: 'Version 1, as a URN', fr: 'Version 1, comme URN', ar: 'الإصدار 1 بصيغة URN', ch: '版本 1，URN 形式' },
      input: { text: 'urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846' },
    },
    {
      name: { en: 'GUID in braces', fr: 'GUID entre accolades', ar: 'GUID بين قوسين', ch: '带花括号的 GUID' },
      input: { text: '{919108F7-52D1-4320-9BAC-F847DB4148A8}' },
    },
  ],
  run: uuidInspect,
});
