import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { action, empty, version } from './fields.text.ts';
import { ipKinds } from './ip.text.ts';

const networksTitle = { en: 'Networks', fr: 'Réseaux', ar: 'الشبكات', ch: '网络' };
const addressTitle = { en: 'Address', fr: 'Adresse', ar: 'العنوان', ch: '地址' };
const prefixTitle = { en: 'Prefix length', fr: 'Longueur du préfixe', ar: 'طول البادئة', ch: '前缀长度' };

const described = z.object({
  address: field({ title: addressTitle }, z.string()),
  cidr: field(
    { title: { en: 'Network (CIDR)', fr: 'Réseau (CIDR)', ar: 'الشبكة (CIDR)', ch: '网络（CIDR）' } },
    z.string(),
  ),
  version: field({ title: version }, z.enum(['IPv4', 'IPv6'])),
  prefix: field({ title: prefixTitle }, z.int().min(0).max(128)),
  first: field({ title: { en: 'First address', fr: 'Première adresse', ar: 'أول عنوان', ch: '首个地址' } }, z.string()),
  last: field({ title: { en: 'Last address', fr: 'Dernière adresse', ar: 'آخر عنوان', ch: '末个地址' } }, z.string()),
  count: field(
    { title: { en: 'Number of addresses', fr: 'Nombre d’adresses', ar: 'عدد العناوين', ch: '地址数量' } },
    z.string(),
  ),
  firstHost: field({ title: { en: 'First host', fr: 'Premier hôte', ar: 'أول مضيف', ch: '首个主机地址' } }, z.string()),
  lastHost: field({ title: { en: 'Last host', fr: 'Dernier hôte', ar: 'آخر مضيف', ch: '末个主机地址' } }, z.string()),
  hosts: field(
    { title: { en: 'Number of hosts', fr: 'Nombre d’hôtes', ar: 'عدد المضيفين', ch: '主机数量' } },
    z.string(),
  ),
  mask: field({ title: { en: 'Mask', fr: 'Masque', ar: 'القناع', ch: '子网掩码' } }, z.string()),
  wildcard: field(
    { title: { en: 'Wildcard mask', fr: 'Masque inversé', ar: 'القناع العكسي', ch: '通配符掩码' } },
    z.string(),
  ),
  expanded: field(
    {
      title: {
        en: 'Expanded address',
        fr: 'Adresse avec tous ses chiffres',
        ar: 'العنوان بكل أرقامه',
        ch: '完整书写的地址',
      },
    },
    z.string(),
  ),
  number: field(
    {
      title: {
        en: 'Address as a number',
        fr: 'Adresse sous forme de nombre',
        ar: 'العنوان كرقم',
        ch: '数字形式的地址',
      },
    },
    z.string(),
  ),
  reverse: field(
    {
      title: {
        en: 'Name for reverse DNS (PTR)',
        fr: 'Nom pour le DNS inverse (PTR)',
        ar: 'اسم DNS العكسي (PTR)',
        ch: '反向 DNS 名称（PTR）',
      },
    },
    z.string(),
  ),
  kind: field(
    { title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' }, options: ipKinds },
    z.enum(Object.keys(ipKinds) as [keyof typeof ipKinds]),
  ),
  reference: field(
    { title: { en: 'Defined in', fr: 'Défini dans', ar: 'معرّف في', ch: '定义于' } },
    z.string().nullable(),
  ),
  global: field(
    {
      title: {
        en: 'Reachable on the internet',
        fr: 'Joignable sur Internet',
        ar: 'يمكن الوصول إليه عبر الإنترنت',
        ch: '可在互联网上访问',
      },
    },
    z.boolean(),
  ),
  embedded: field(
    {
      title: {
        en: 'Embedded IPv4 address',
        fr: 'Adresse IPv4 qu’elle contient',
        ar: 'عنوان IPv4 الذي يحتويه',
        ch: '内嵌的 IPv4 地址',
      },
    },
    z.string().nullable(),
  ),
});

export default tool({
  path: 'convert/ip',
  title: { en: 'IP calculator', fr: 'Calculatrice IP', ar: 'حاسبة عناوين IP', ch: 'IP 计算器' },
  summary: {
    en: 'Describes IPv4 and IPv6 addresses and networks, finds addresses in networks, and splits and merges networks.',
    fr: 'Décrit les adresses et réseaux IPv4 et IPv6, les recherche, les divise et les agrège.',
    ar: 'يصف عناوين وشبكات IPv4 وIPv6، ويبحث فيها ويقسّمها ويجمّعها.',
    ch: '说明 IPv4 和 IPv6 地址与网络，并支持查找、划分和聚合。',
  },
  tags: ['IPv4', 'IPv6', 'CIDR', 'RFC 5952', 'RFC 6890'],
  synonyms: {
    en: ['subnet calculator', 'netmask', 'cidr range', 'ip range', 'private ip', 'reverse dns', 'summarize networks'],
    fr: ['calculatrice de sous-réseau', 'masque de réseau', 'plage d’adresses', 'ip privée'],
    ar: ['حاسبة الشبكات الفرعية', 'قناع الشبكة', 'نطاق عناوين', 'عنوان خاص'],
    ch: ['子网计算', '子网掩码', '地址段', '私有地址', '反向解析', '网段'],
  },
  input: z.object({
    action: field(
      {
        title: action,
        options: {
          describe: { en: 'Describe', fr: 'Décrire', ar: 'وصف', ch: '说明' },
          contains: {
            en: 'Find addresses in networks',
            fr: 'Chercher des adresses dans des réseaux',
            ar: 'البحث عن عناوين في شبكات',
            ch: '在网络中查找地址',
          },
          split: { en: 'Split a network', fr: 'Diviser un réseau', ar: 'تقسيم شبكة', ch: '划分网络' },
          aggregate: { en: 'Merge networks', fr: 'Fusionner des réseaux', ar: 'دمج شبكات', ch: '合并网络' },
        },
      },
      z.enum(['describe', 'contains', 'split', 'aggregate']).default('describe'),
    ),
    text: field(
      {
        title: networksTitle,
        help: {
          en: 'Addresses, CIDR networks, addresses with a mask, or ranges. One per line, up to 1000.',
          fr: 'Adresses, réseaux CIDR, adresses avec masque ou plages. Une entrée par ligne, 1000 au plus.',
          ar: 'عناوين أو شبكات CIDR أو عناوين مع قناع أو نطاقات. إدخال واحد في كل سطر، بحد أقصى 1000.',
          ch: '地址、CIDR 网络、带掩码的地址或地址段。每行一个，最多 1000 个。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(100_000),
    ),
    find: field(
      {
        title: {
          en: 'Addresses to find',
          fr: 'Adresses à chercher',
          ar: 'العناوين المطلوب البحث عنها',
          ch: '要查找的地址',
        },
        multiline: true,
        code: true,
      },
      z.string().max(100_000).optional(),
    ),
    prefix: field(
      {
        title: {
          en: 'Prefix length of the parts',
          fr: 'Longueur du préfixe des parties',
          ar: 'طول بادئة الأجزاء',
          ch: '划分后的前缀长度',
        },
      },
      z.int().min(0).max(128).optional(),
    ),
  }),
  output: {
    schema: z.object({
      text: field(
        {
          title: {
            en: 'Networks, one per line',
            fr: 'Réseaux, un par ligne',
            ar: 'الشبكات، واحدة في كل سطر',
            ch: '网络，每行一个',
          },
        },
        z.string(),
      ),
      networks: field({ title: networksTitle }, z.array(described)),
      matches: field(
        {
          title: {
            en: 'Addresses to find',
            fr: 'Adresses cherchées',
            ar: 'العناوين التي بُحث عنها',
            ch: '查找的地址',
          },
        },
        z.array(
          z.object({
            address: field({ title: addressTitle }, z.string()),
            contained: field(
              {
                title: {
                  en: 'In one of the networks',
                  fr: 'Dans l’un des réseaux',
                  ar: 'ضمن إحدى الشبكات',
                  ch: '位于其中某个网络',
                },
              },
              z.boolean(),
            ),
            network: field(
              {
                title: {
                  en: 'Smallest network that contains it',
                  fr: 'Plus petit réseau qui la contient',
                  ar: 'أصغر شبكة تحتويه',
                  ch: '包含它的最小网络',
                },
              },
              z.string().nullable(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '192.168.1.64/26',
        networks: [
          {
            address: '192.168.1.64',
            cidr: '192.168.1.64/26',
            version: 'IPv4',
            prefix: 26,
            first: '192.168.1.64',
            last: '192.168.1.127',
            count: '64',
            firstHost: '192.168.1.65',
            lastHost: '192.168.1.126',
            hosts: '62',
            mask: '255.255.255.192',
            wildcard: '0.0.0.63',
            expanded: '192.168.001.064',
            number: '3232235840',
            reverse: '64.1.168.192.in-addr.arpa',
            kind: 'private',
            reference: 'RFC 1918',
            global: false,
            embedded: null,
          },
        ],
        matches: [],
        notes: [],
      },
    ],
  },
  errors: {
    empty,
    not_address: {
      en: '“{{text}}” is not an IP address, network or range. Write IPv4 as four decimal numbers without leading zeros.',
      fr: '« {{text}} » n’est ni une adresse IP, ni un réseau, ni une plage. Écrivez une IPv4 avec quatre décimaux sans zéros initiaux.',
      ar: '«{{text}}» ليس عنوان IP ولا شبكة ولا نطاقًا. اكتب IPv4 بأربعة أعداد عشرية دون أصفار بادئة.',
      ch: '“{{text}}”不是 IP 地址、网络或地址段。IPv4 请写成四个十进制数，不带前导零。',
    },
    bad_prefix: {
      en: '“{{text}}” has an invalid prefix length or mask. Use 0 to 32 for IPv4 and 0 to 128 for IPv6.',
      fr: '« {{text}} » a une longueur de préfixe ou un masque non valide. Utilisez 0 à 32 pour IPv4 et 0 à 128 pour IPv6.',
      ar: 'طول البادئة أو القناع في «{{text}}» غير صالح. استخدم من 0 إلى 32 مع IPv4 ومن 0 إلى 128 مع IPv6.',
      ch: '“{{text}}”的前缀长度或掩码无效。IPv4 使用 0 到 32，IPv6 使用 0 到 128。',
    },
    bad_range: {
      en: 'The range “{{text}}” ends before it begins or mixes IPv4 and IPv6. Correct its ends.',
      fr: 'La plage « {{text}} » finit avant de commencer ou mélange IPv4 et IPv6. Corrigez ses bornes.',
      ar: 'ينتهي النطاق «{{text}}» قبل بدايته أو يخلط IPv4 بـ IPv6. صحّح طرفيه.',
      ch: '地址段“{{text}}”的结尾早于开头，或混用了 IPv4 和 IPv6。请更正两端。',
    },
    too_many: {
      en: 'There are too many addresses or networks. Enter at most {{max}}.',
      fr: 'Il y a trop d’adresses ou de réseaux. La limite est de {{max}}. Réduisez la demande.',
      ar: 'عدد العناوين أو الشبكات كبير جدًا. الحد {{max}}. قلّل العدد.',
      ch: '地址或网络过多，上限为 {{max}} 个。请减少数量。',
    },
    one_network: {
      en: 'Only one network can be split. Enter a single network.',
      fr: 'Un seul réseau peut être divisé. N’en saisissez qu’un.',
      ar: 'يمكن تقسيم شبكة واحدة فقط. أدخل شبكة واحدة.',
      ch: '一次只能划分一个网络。请只输入一个。',
    },
    no_prefix: {
      en: 'The prefix length of the parts is missing. Enter it.',
      fr: 'Saisissez la longueur du préfixe des parties.',
      ar: 'أدخل طول بادئة الأجزاء.',
      ch: '请输入划分后的前缀长度。',
    },
    bad_split: {
      en: 'The parts must be smaller than the network. Use a prefix length from {{from}} to {{to}}.',
      fr: 'Les parties doivent être plus petites que le réseau. Utilisez une longueur de préfixe de {{from}} à {{to}}.',
      ar: 'يجب أن تكون الأجزاء أصغر من الشبكة. استخدم طول بادئة من {{from}} إلى {{to}}.',
      ch: '划分后的网络必须更小。请使用 {{from}} 到 {{to}} 的前缀长度。',
    },
    no_find: {
      en: 'The addresses to find are missing. Enter at least one.',
      fr: 'Saisissez les adresses à chercher.',
      ar: 'أدخل العناوين المطلوب البحث عنها.',
      ch: '请输入要查找的地址。',
    },
  },
  notes: {
    zone_ignored: {
      en: 'The zone {{zone}} has meaning only on one computer, so it was ignored.',
      fr: 'La zone {{zone}} n’a de sens que sur un ordinateur. Elle a été ignorée.',
      ar: 'لا معنى للمنطقة {{zone}} إلا على جهاز واحد. تُجوهلت.',
      ch: '区域 {{zone}} 仅在本机上有意义，已忽略。',
    },
    inside_network: {
      en: '{{address}} is in the network but is not its first address.',
      fr: '{{address}} est à l’intérieur du réseau, ce n’est pas sa première adresse.',
      ar: 'يقع {{address}} داخل الشبكة وليس أول عنوان فيها.',
      ch: '{{address}} 位于网络内部，不是网络的首个地址。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'An address in a network',
        fr: 'Une adresse dans un réseau',
        ar: 'عنوان في شبكة',
        ch: '网络中的地址',
      },
      input: { text: '192.168.1.77/26\n2001:db8::1/48' },
    },
    {
      name: {
        en: 'Is it in one of these networks?',
        fr: 'Est-elle dans l’un de ces réseaux ?',
        ar: 'هل هو في إحدى هذه الشبكات؟',
        ch: '是否属于这些网络？',
      },
      input: { action: 'contains', text: '10.0.0.0/8\n192.168.0.0/16\nfc00::/7', find: '192.168.4.2\n8.8.8.8' },
    },
    {
      name: { en: 'Split into four', fr: 'Diviser en quatre', ar: 'التقسيم إلى أربعة', ch: '划分为四个' },
      input: { action: 'split', text: '10.0.0.0/24', prefix: 26 },
    },
    {
      name: { en: 'Merge ranges', fr: 'Fusionner des plages', ar: 'دمج نطاقات', ch: '合并地址段' },
      input: { action: 'aggregate', text: '10.0.0.0/24\n10.0.1.0-10.0.1.255\n10.0.2.0/23' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/web/ip')).default(input),
});
