import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField } from '../fields.text.ts';

export default tool({
  path: 'random/nanoid',
  title: { en: 'Nano ID', fr: 'Nano ID', ar: 'معرّف Nano ID', ch: 'Nano ID 标识符' },
  summary: {
    en: 'Generates short random identifiers from any alphabet and calculates when two are likely to be the same.',
    fr: 'Génère des identifiants aléatoires courts dans un alphabet au choix et calcule quand deux risquent d’être identiques.',
    ar: 'ينشئ معرّفات عشوائية قصيرة بأي أبجدية، ويحسب متى يُحتمل أن يتطابق اثنان منها.',
    ch: '用任意字母表生成简短的随机标识符，并计算何时可能出现重复。',
  },
  tags: ['nanoid', 'url-safe', 'collision'],
  synonyms: {
    en: ['short id', 'unique id', 'collision calculator', 'birthday problem'],
    fr: ['identifiant court', 'identifiant unique', 'risque de collision'],
    ar: ['معرّف قصير', 'معرّف فريد', 'احتمال التصادم'],
    ch: ['短标识符', '唯一标识符', '碰撞概率'],
  },
  input: z.object({
    size: field(
      { title: { en: 'Length', fr: 'Longueur', ar: 'الطول', ch: '长度' } },
      z.int().min(2).max(64).default(21),
    ),
    alphabet: field(
      {
        title: { en: 'Alphabet', fr: 'Alphabet', ar: 'الأبجدية', ch: '字母表' },
        help: {
          en: 'The characters to use, each once. The default is safe in URLs.',
          fr: 'Les caractères à utiliser, une fois chacun. Ceux par défaut conviennent aux URL.',
          ar: 'الأحرف المستخدمة، كل منها مرة واحدة. الأحرف الافتراضية آمنة في عناوين URL.',
          ch: '要使用的字符，每个只写一次。默认字符可安全用于 URL。',
        },
        code: true,
      },
      z.string().min(2).max(256).default('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-'),
    ),
    count: countField(1000),
    perHour: field(
      {
        title: {
          en: 'New IDs per hour',
          fr: 'Nouveaux identifiants par heure',
          ar: 'المعرّفات الجديدة في الساعة',
          ch: '每小时新增数',
        },
        help: {
          en: 'Only used to calculate the risk.',
          fr: 'Seulement pour le calcul.',
          ar: 'للحساب فقط.',
          ch: '仅用于计算。',
        },
      },
      z.int().min(1).max(1_000_000_000).default(1000),
    ),
  }),
  output: {
    schema: z.object({
      ids: field(
        { title: { en: 'Identifiers', fr: 'Identifiants', ar: 'المعرّفات', ch: '标识符' } },
        z.array(z.string()),
      ),
      calculation: field(
        {
          title: { en: 'Risk of a collision', fr: 'Risque de collision', ar: 'خطر التصادم', ch: '碰撞风险' },
        },
        z.object({
          formula: field(
            {
              title: {
                en: 'Possible identifiers',
                fr: 'Identifiants possibles',
                ar: 'المعرّفات الممكنة',
                ch: '可能的标识符数',
              },
            },
            z.string(),
          ),
          bits: field(
            { title: { en: 'Possible identifiers, in bits', fr: 'En bits', ar: 'بالبت', ch: '位数' } },
            z.number(),
          ),
          idsFor1Percent: field(
            {
              title: {
                en: 'IDs until a collision has a chance of 1%',
                fr: 'Identifiants avant un risque de collision de 1 %',
                ar: 'عدد المعرّفات حتى يبلغ احتمال التصادم 1%',
                ch: '碰撞概率达到 1% 时的标识符数',
              },
            },
            z.number(),
          ),
          yearsFor1Percent: field(
            {
              title: {
                en: 'Years until then',
                fr: 'Années avant ce seuil',
                ar: 'عدد السنوات حتى ذلك الحين',
                ch: '达到该概率所需的年数',
              },
            },
            z.number(),
          ),
        }),
      ),
    }),
    examples: [
      {
        ids: ['V1StGXR8_Z5jdHi6B-myT'],
        calculation: {
          formula: '64^21',
          bits: 126,
          idsFor1Percent: 1_307_660_520_276_547_600,
          yearsFor1Percent: 149_174_141_030.86,
        },
      },
    ],
  },
  errors: {
    alphabet_short: {
      en: 'The alphabet has only one character. Add at least one more.',
      fr: 'L’alphabet n’a qu’un caractère. Ajoutez-en au moins un autre.',
      ar: 'الأبجدية تضم حرفًا واحدًا فقط. أضف حرفًا آخر على الأقل.',
      ch: '字母表只有一个字符。请至少再添加一个。',
    },
    alphabet_repeats: {
      en: 'The alphabet has “{{symbol}}” more than once, so it would come up more often. Remove the repeats.',
      fr: 'L’alphabet contient « {{symbol}} » plusieurs fois, ce qui le rendrait plus fréquent. Supprimez les répétitions.',
      ar: 'تتكرر «{{symbol}}» في الأبجدية، ولذلك ستظهر أكثر من غيرها. أزل التكرار.',
      ch: '字母表中“{{symbol}}”出现多次，会导致其出现更频繁。请删除重复字符。',
    },
    alphabet_surrogate: {
      en: 'The alphabet contains half of a character (an unpaired surrogate). Remove it.',
      fr: 'L’alphabet contient une moitié de caractère (un demi-codet isolé). Supprimez-la.',
      ar: 'تحتوي الأبجدية على نصف حرف (بديل غير مقترن). أزله.',
      ch: '字母表中有半个字符（未配对的代理项）。请将其删除。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'One Nano ID', fr: 'Un Nano ID', ar: 'معرّف Nano ID واحد', ch: '一个 Nano ID' }, input: {} },
    {
      name: {
        en: 'Short order numbers',
        fr: 'Numéros de commande courts',
        ar: 'أرقام طلبات قصيرة',
        ch: '简短的订单号',
      },
      input: { size: 8, alphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', count: 10, perHour: 50 },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/identifiers/nanoid')).default(input),
});
