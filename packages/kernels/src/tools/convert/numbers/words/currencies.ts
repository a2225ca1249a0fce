/** Names of currencies and of their smaller units (ISO 4217 has the number of decimals). */
import type { CountedNoun } from './arabic.ts';

type Pair = readonly [one: string, many: string];

interface FrenchNoun {
  readonly noun: Pair;
  readonly isFeminine?: boolean;
}

interface Unit {
  readonly en: Pair;
  readonly fr: FrenchNoun;
  readonly ar: CountedNoun;
  readonly zh: string;
}

interface Currency {
  readonly decimals: 2 | 3;
  readonly main: Unit;
  readonly small: Unit;
}

const noun = (one: string, two: string, few: string, many: string, gender: CountedNoun['gender'] = 'masculine') => ({
  gender,
  one,
  two,
  few,
  many,
});
const plural = (one: string): Pair => [one, `${one}s`];
const fils: Unit = {
  en: ['fils', 'fils'],
  fr: { noun: ['fils', 'fils'] },
  ar: noun('فلس', 'فلسان', 'فلوس', 'فلسًا'),
  zh: '费尔',
};
const cent: Unit = { en: plural('cent'), fr: { noun: plural('cent') }, ar: regular('سنت'), zh: '美分' };
const centime: Unit = { en: plural('centime'), fr: { noun: plural('centime') }, ar: regular('سنتيم'), zh: '分' };

function regular(one: string): CountedNoun {
  return noun(one, `${one}ان`, `${one}ات`, `${one}ًا`);
}

export const currencies = {
  USD: {
    decimals: 2,
    main: { en: plural('dollar'), fr: { noun: plural('dollar') }, ar: regular('دولار'), zh: '美元' },
    small: cent,
  },
  EUR: {
    decimals: 2,
    main: {
      en: plural('euro'),
      fr: { noun: plural('euro') },
      ar: noun('يورو', 'اثنان يورو', 'يورو', 'يورو'),
      zh: '欧元',
    },
    small: { ...cent, fr: { noun: plural('centime') }, zh: '欧分' },
  },
  GBP: {
    decimals: 2,
    main: {
      en: ['pound sterling', 'pounds sterling'],
      fr: { noun: ['livre sterling', 'livres sterling'], isFeminine: true },
      ar: noun('جنيه إسترليني', 'جنيهان إسترلينيان', 'جنيهات إسترلينية', 'جنيهًا إسترلينيًا'),
      zh: '英镑',
    },
    small: { en: ['penny', 'pence'], fr: { noun: ['penny', 'pence'] }, ar: regular('بنس'), zh: '便士' },
  },
  CHF: {
    decimals: 2,
    main: {
      en: plural('Swiss franc'),
      fr: { noun: ['franc suisse', 'francs suisses'] },
      ar: noun('فرنك سويسري', 'فرنكان سويسريان', 'فرنكات سويسرية', 'فرنكًا سويسريًا'),
      zh: '瑞士法郎',
    },
    small: { ...centime, zh: '生丁' },
  },
  CNY: {
    decimals: 2,
    main: { en: ['yuan', 'yuan'], fr: { noun: plural('yuan') }, ar: regular('يوان'), zh: '元' },
    small: { en: ['fen', 'fen'], fr: { noun: plural('fen') }, ar: regular('فين'), zh: '分' },
  },
  SAR: {
    decimals: 2,
    main: {
      en: plural('Saudi riyal'),
      fr: { noun: ['riyal saoudien', 'riyals saoudiens'] },
      ar: noun('ريال سعودي', 'ريالان سعوديان', 'ريالات سعودية', 'ريالًا سعوديًا'),
      zh: '沙特里亚尔',
    },
    small: {
      en: plural('halala'),
      fr: { noun: plural('halala') },
      ar: noun('هللة', 'هللتان', 'هللات', 'هللة', 'feminine'),
      zh: '哈拉拉',
    },
  },
  AED: {
    decimals: 2,
    main: {
      en: plural('UAE dirham'),
      fr: { noun: ['dirham émirati', 'dirhams émiratis'] },
      ar: noun('درهم إماراتي', 'درهمان إماراتيان', 'دراهم إماراتية', 'درهمًا إماراتيًا'),
      zh: '阿联酋迪拉姆',
    },
    small: fils,
  },
  MAD: {
    decimals: 2,
    main: {
      en: plural('Moroccan dirham'),
      fr: { noun: ['dirham marocain', 'dirhams marocains'] },
      ar: noun('درهم مغربي', 'درهمان مغربيان', 'دراهم مغربية', 'درهمًا مغربيًا'),
      zh: '摩洛哥迪拉姆',
    },
    small: centime,
  },
  EGP: {
    decimals: 2,
    main: {
      en: plural('Egyptian pound'),
      fr: { noun: ['livre égyptienne', 'livres égyptiennes'], isFeminine: true },
      ar: noun('جنيه مصري', 'جنيهان مصريان', 'جنيهات مصرية', 'جنيهًا مصريًا'),
      zh: '埃及镑',
    },
    small: {
      en: plural('piastre'),
      fr: { noun: plural('piastre'), isFeminine: true },
      ar: noun('قرش', 'قرشان', 'قروش', 'قرشًا'),
      zh: '皮阿斯特',
    },
  },
  KWD: {
    decimals: 3,
    main: {
      en: plural('Kuwaiti dinar'),
      fr: { noun: ['dinar koweïtien', 'dinars koweïtiens'] },
      ar: noun('دينار كويتي', 'ديناران كويتيان', 'دنانير كويتية', 'دينارًا كويتيًا'),
      zh: '科威特第纳尔',
    },
    small: fils,
  },
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof currencies;
export type CurrencyUnit = Unit;
