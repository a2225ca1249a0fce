/** Names with their usual form in Latin letters, for scripts from which it cannot be derived. */

interface NameList {
  readonly family: string;
  readonly female: string;
  readonly male: string;
}

export type Name = readonly [native: string, latin: string];

const lists = {
  zh_CN: {
    family:
      '王 wang,李 li,张 zhang,刘 liu,陈 chen,杨 yang,赵 zhao,黄 huang,周 zhou,吴 wu,徐 xu,孙 sun,胡 hu,朱 zhu,高 gao,林 lin,何 he,郭 guo,马 ma,罗 luo',
    female:
      '芳 fang,秀英 xiuying,敏 min,静 jing,丽 li,艳 yan,娟 juan,霞 xia,桂英 guiying,婷婷 tingting,雪 xue,欣怡 xinyi,梓涵 zihan,诗涵 shihan,雨桐 yutong,佳怡 jiayi',
    male: '伟 wei,强 qiang,磊 lei,军 jun,洋 yang,勇 yong,杰 jie,涛 tao,明 ming,超 chao,浩宇 haoyu,浩然 haoran,子轩 zixuan,宇航 yuhang,俊杰 junjie,志强 zhiqiang',
  },
  ja: {
    family:
      '佐藤 sato,鈴木 suzuki,高橋 takahashi,田中 tanaka,伊藤 ito,渡辺 watanabe,山本 yamamoto,中村 nakamura,小林 kobayashi,加藤 kato,吉田 yoshida,山田 yamada,佐々木 sasaki,山口 yamaguchi,松本 matsumoto,井上 inoue,木村 kimura,林 hayashi,清水 shimizu,森 mori',
    female:
      '陽菜 hina,結衣 yui,葵 aoi,凛 rin,美咲 misaki,桜 sakura,愛 ai,真央 mao,恵子 keiko,由美子 yumiko,直美 naomi,千尋 chihiro,彩花 ayaka,優子 yuko,明美 akemi,遥 haruka',
    male: '蓮 ren,翔太 shota,大翔 hiroto,健 ken,拓海 takumi,悠斗 yuto,直樹 naoki,大輔 daisuke,健一 kenichi,誠 makoto,亮 ryo,和也 kazuya,浩 hiroshi,達也 tatsuya,海斗 kaito,隆 takashi',
  },
  ko: {
    family:
      '김 kim,이 lee,박 park,최 choi,정 jung,강 kang,조 cho,윤 yoon,장 jang,임 lim,한 han,오 oh,서 seo,신 shin,권 kwon,황 hwang,안 ahn,송 song,전 jeon,홍 hong',
    female:
      '서연 seoyeon,지우 jiwoo,민서 minseo,서현 seohyun,수빈 subin,지민 jimin,유진 yujin,하은 haeun,예린 yerin,은지 eunji,미영 miyoung,영희 younghee,수진 sujin,혜진 hyejin,지혜 jihye,채원 chaewon',
    male: '민준 minjun,서준 seojun,도윤 doyun,지훈 jihoon,현우 hyunwoo,준호 junho,성민 sungmin,동현 donghyun,우진 woojin,태현 taehyun,재현 jaehyun,승민 seungmin,영수 youngsoo,상훈 sanghoon,진우 jinwoo,민수 minsoo',
  },
  ar: {
    family:
      'حسن hassan,علي ali,إبراهيم ibrahim,محمود mahmoud,السيد elsayed,عبدالله abdullah,منصور mansour,فاروق farouk,سليمان soliman,يوسف youssef,شريف sherif,رمضان ramadan,المصري elmasry,النجار elnaggar,الشافعي elshafei,حجازي hegazy,سالم salem,عثمان osman,خليل khalil,نصار nassar',
    female:
      'فاطمة fatma,مريم mariam,نور nour,سارة sara,ياسمين yasmin,هدى hoda,أمل amal,دينا dina,منى mona,ليلى layla,سلمى salma,رنا rana,هبة heba,نادية nadia,زينب zeinab,إيمان eman',
    male: 'محمد mohamed,أحمد ahmed,محمود mahmoud,مصطفى mostafa,عمر omar,خالد khaled,كريم karim,طارق tarek,ياسر yasser,حسام hossam,سامي samy,وليد walid,هشام hesham,عمرو amr,يوسف youssef,زياد ziad',
  },
  fa: {
    family:
      'محمدی mohammadi,حسینی hosseini,احمدی ahmadi,رضایی rezaei,کریمی karimi,موسوی mousavi,جعفری jafari,صادقی sadeghi,رحیمی rahimi,ابراهیمی ebrahimi,قاسمی ghasemi,هاشمی hashemi,اکبری akbari,یوسفی yousefi,نوری nouri,شریفی sharifi,مرادی moradi,کاظمی kazemi,زارعی zarei,تهرانی tehrani',
    female:
      'زهرا zahra,فاطمه fatemeh,مریم maryam,نرگس narges,سارا sara,نازنین nazanin,شیرین shirin,لیلا leila,پریسا parisa,مینا mina,الهام elham,نیلوفر niloufar,سحر sahar,مهسا mahsa,ستاره setareh,آزاده azadeh',
    male: 'محمد mohammad,علی ali,حسین hossein,رضا reza,مهدی mehdi,امیر amir,سعید saeed,بهرام bahram,آرش arash,کاوه kaveh,داریوش dariush,بابک babak,فرهاد farhad,سینا sina,نیما nima,پویا pouya',
  },
} as const satisfies Record<string, NameList>;

const namesOf = (list: string): Name[] =>
  list.split(',').map((entry) => {
    const [native = '', latin = ''] = entry.split(' ');
    return [native, latin] as const;
  });

/** The lists of a locale, or null if Faker’s names can be written in Latin letters by rule. */
export function nameLists(locale: string): Record<keyof NameList, Name[]> | null {
  const list = (lists as Readonly<Record<string, NameList>>)[locale];
  if (list === undefined) return null;
  return { family: namesOf(list.family), female: namesOf(list.female), male: namesOf(list.male) };
}

/** Cyrillic letters that are more than one in Latin, or none. The rest are one each, in the order of `simple`. */
const cyrillic: Readonly<Record<string, string>> = {
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  ї: 'yi',
  '’': '',
  "'": '',
};
const simple = ['абвгґдеёзиійклмнопрстуфыэ', 'abvggdeeziiyklmnoprstufye'] as const;
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  å: 'a',
  ä: 'a',
  ö: 'o',
  ü: 'u',
  þ: 'th',
};

/** A name in lower-case Latin letters, as in email addresses. */
export function latinOf(name: string): string {
  const characters = Array.from(name.toLowerCase(), (character) => {
    const at = simple[0].indexOf(character);
    return cyrillic[character] ?? latin[character] ?? (at >= 0 ? simple[1].charAt(at) : character);
  });
  return characters
    .join('')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
}
