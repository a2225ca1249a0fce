import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import numberWords from './number-words.ts';

const defaults = { lang: 'en', gender: 'masculine', financial: false, currency: 'none' } as const;
const words = (text: string, options: object = {}) => numberWords({ ...defaults, ...options, text }).text;

/** `number words` by lines. */
const table = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [number = '', ...rest] = line.trim().split(' ');
      return [number, rest.join(' ')];
    });

const english = table(`
  0 zero
  1 one
  2 two
  3 three
  4 four
  5 five
  6 six
  7 seven
  8 eight
  9 nine
  10 ten
  11 eleven
  12 twelve
  13 thirteen
  14 fourteen
  15 fifteen
  16 sixteen
  17 seventeen
  18 eighteen
  19 nineteen
  20 twenty
  21 twenty-one
  29 twenty-nine
  30 thirty
  32 thirty-two
  40 forty
  44 forty-four
  50 fifty
  55 fifty-five
  60 sixty
  66 sixty-six
  70 seventy
  77 seventy-seven
  80 eighty
  88 eighty-eight
  90 ninety
  99 ninety-nine
  100 one hundred
  101 one hundred and one
  110 one hundred and ten
  111 one hundred and eleven
  120 one hundred and twenty
  199 one hundred and ninety-nine
  200 two hundred
  342 three hundred and forty-two
  999 nine hundred and ninety-nine
  1000 one thousand
  1001 one thousand and one
  1010 one thousand and ten
  1100 one thousand one hundred
  1234 one thousand two hundred and thirty-four
  2000 two thousand
  10000 ten thousand
  12345 twelve thousand three hundred and forty-five
  100000 one hundred thousand
  100001 one hundred thousand and one
  123456 one hundred and twenty-three thousand four hundred and fifty-six
  1000000 one million
  1000001 one million and one
  1001000 one million one thousand
  2000000000 two billion
  1000000000000 one trillion
  1000000000000000000 one quintillion
  1000000000000000000000000000000000 one decillion
  -7 minus seven
  -0 zero
  3.14 three point one four
  0.50 zero point five zero
  -0.05 minus zero point zero five
  1.001 one point zero zero one
`);

const french = table(`
  0 zéro
  1 un
  2 deux
  3 trois
  7 sept
  10 dix
  11 onze
  12 douze
  13 treize
  14 quatorze
  15 quinze
  16 seize
  17 dix-sept
  18 dix-huit
  19 dix-neuf
  20 vingt
  21 vingt et un
  22 vingt-deux
  30 trente
  31 trente et un
  40 quarante
  41 quarante et un
  50 cinquante
  51 cinquante et un
  59 cinquante-neuf
  60 soixante
  61 soixante et un
  69 soixante-neuf
  70 soixante-dix
  71 soixante et onze
  72 soixante-douze
  77 soixante-dix-sept
  79 soixante-dix-neuf
  80 quatre-vingts
  81 quatre-vingt-un
  83 quatre-vingt-trois
  89 quatre-vingt-neuf
  90 quatre-vingt-dix
  91 quatre-vingt-onze
  97 quatre-vingt-dix-sept
  99 quatre-vingt-dix-neuf
  100 cent
  101 cent un
  111 cent onze
  171 cent soixante et onze
  180 cent quatre-vingts
  200 deux cents
  201 deux cent un
  280 deux cent quatre-vingts
  999 neuf cent quatre-vingt-dix-neuf
  1000 mille
  1001 mille un
  1100 mille cent
  1200 mille deux cents
  1980 mille neuf cent quatre-vingts
  2000 deux mille
  2026 deux mille vingt-six
  21000 vingt et un mille
  80000 quatre-vingt mille
  100000 cent mille
  200000 deux cent mille
  280300 deux cent quatre-vingt mille trois cents
  1000000 un million
  2000000 deux millions
  80000000 quatre-vingts millions
  200000000 deux cents millions
  1000000000 un milliard
  3000000000 trois milliards
  1000000000000 un billion
  1000000000000000 un billiard
  1000000000000000000 un trillion
  -5 moins cinq
  3.14 trois virgule quatorze
  3.05 trois virgule zéro cinq
  0.5 zéro virgule cinq
  2.0 deux virgule zéro
  1.4142 un virgule quatre un quatre deux
`);

const belgian = table(`
  70 septante
  71 septante et un
  72 septante-deux
  77 septante-sept
  79 septante-neuf
  80 quatre-vingts
  81 quatre-vingt-un
  90 nonante
  91 nonante et un
  99 nonante-neuf
  170 cent septante
  1991 mille neuf cent nonante et un
  71000 septante et un mille
  80000 quatre-vingt mille
`);

const swiss = table(`
  70 septante
  71 septante et un
  80 huitante
  81 huitante et un
  88 huitante-huit
  90 nonante
  91 nonante et un
  99 nonante-neuf
  180 cent huitante
  80000 huitante mille
  80000000 huitante millions
`);

const arabic = table(`
  0 صفر
  1 واحد
  2 اثنان
  3 ثلاثة
  4 أربعة
  5 خمسة
  6 ستة
  7 سبعة
  8 ثمانية
  9 تسعة
  10 عشرة
  11 أحد عشر
  12 اثنا عشر
  13 ثلاثة عشر
  14 أربعة عشر
  15 خمسة عشر
  16 ستة عشر
  17 سبعة عشر
  18 ثمانية عشر
  19 تسعة عشر
  20 عشرون
  21 واحد وعشرون
  22 اثنان وعشرون
  23 ثلاثة وعشرون
  28 ثمانية وعشرون
  30 ثلاثون
  35 خمسة وثلاثون
  40 أربعون
  50 خمسون
  60 ستون
  70 سبعون
  80 ثمانون
  90 تسعون
  99 تسعة وتسعون
  100 مئة
  101 مئة وواحد
  102 مئة واثنان
  103 مئة وثلاثة
  111 مئة وأحد عشر
  125 مئة وخمسة وعشرون
  200 مئتان
  205 مئتان وخمسة
  300 ثلاثمئة
  400 أربعمئة
  500 خمسمئة
  600 ستمئة
  700 سبعمئة
  800 ثمانمئة
  999 تسعمئة وتسعة وتسعون
  1000 ألف
  1001 ألف وواحد
  1100 ألف ومئة
  1999 ألف وتسعمئة وتسعة وتسعون
  2000 ألفان
  2026 ألفان وستة وعشرون
  3000 ثلاثة آلاف
  8000 ثمانية آلاف
  10000 عشرة آلاف
  11000 أحد عشر ألفًا
  12000 اثنا عشر ألفًا
  25000 خمسة وعشرون ألفًا
  100000 مئة ألف
  101000 مئة ألف وألف
  102000 مئة ألف وألفان
  103000 مئة وثلاثة آلاف
  111000 مئة وأحد عشر ألفًا
  200000 مئتا ألف
  300000 ثلاثمئة ألف
  1000000 مليون
  2000000 مليونان
  3000000 ثلاثة ملايين
  11000000 أحد عشر مليونًا
  200000000 مئتا مليون
  1000000000 مليار
  2000000000 ملياران
  3000000000 ثلاثة مليارات
  12000000000 اثنا عشر مليارًا
  1000000000000 تريليون
  1002003 مليون وألفان وثلاثة
  -5 سالب خمسة
  3.14 ثلاثة فاصلة أربعة عشر
  0.05 صفر فاصلة صفر خمسة
  2.7182 اثنان فاصلة سبعة واحد ثمانية اثنان
`);

const arabicFeminine = table(`
  1 واحدة
  2 اثنتان
  3 ثلاث
  8 ثمانٍ
  10 عشر
  11 إحدى عشرة
  12 اثنتا عشرة
  13 ثلاث عشرة
  15 خمس عشرة
  18 ثماني عشرة
  19 تسع عشرة
  20 عشرون
  21 واحدة وعشرون
  22 اثنتان وعشرون
  28 ثمانٍ وعشرون
  101 مئة وواحدة
  103 مئة وثلاث
  1001 ألف وواحدة
  3003 ثلاثة آلاف وثلاث
  13013 ثلاثة عشر ألفًا وثلاث عشرة
`);

const chinese = table(`
  0 零
  1 一
  2 二
  3 三
  4 四
  5 五
  6 六
  7 七
  8 八
  9 九
  10 十
  11 十一
  12 十二
  19 十九
  20 二十
  21 二十一
  99 九十九
  100 一百
  101 一百零一
  105 一百零五
  110 一百一十
  111 一百一十一
  115 一百一十五
  120 一百二十
  200 二百
  999 九百九十九
  1000 一千
  1001 一千零一
  1010 一千零一十
  1011 一千零一十一
  1100 一千一百
  1101 一千一百零一
  2026 二千零二十六
  9999 九千九百九十九
  10000 一万
  10001 一万零一
  10010 一万零一十
  10100 一万零一百
  11000 一万一千
  12345 一万二千三百四十五
  100000 十万
  100001 十万零一
  100500 十万零五百
  107000 十万七千
  110000 十一万
  110500 十一万零五百
  1000000 一百万
  1050000 一百零五万
  1234567 一百二十三万四千五百六十七
  10000000 一千万
  10203040 一千零二十万三千零四十
  100000000 一亿
  100000001 一亿零一
  100005000 一亿零五千
  120000000 一亿二千万
  123456789 一亿二千三百四十五万六千七百八十九
  1000000000 十亿
  1411780000 十四亿一千一百七十八万
  100000000000 一千亿
  1000000000000 一万亿
  1200000000000 一万二千亿
  1000050000000 一万亿零五千万
  1020000000000 一万零二百亿
  9999999999999999 九千九百九十九万九千九百九十九亿九千九百九十九万九千九百九十九
  -8 负八
  3.14 三点一四
  0.50 零点五零
  -0.05 负零点零五
`);

const financial = table(`
  0 零
  1 壹
  2 贰
  10 壹拾
  15 壹拾伍
  100 壹佰
  105 壹佰零伍
  1234 壹仟贰佰叁拾肆
  10000 壹万
  67890 陆万柒仟捌佰玖拾
  100000 壹拾万
  3.5 叁点伍
`);

describe('English', () => {
  it('has the cases', () => {
    expect(english).toHaveLength(70);
  });

  it.each(english)('writes %s as %s', (number, expected) => {
    expect(words(number, {})).toBe(expected);
  });
});

describe('French', () => {
  it('has the cases', () => {
    expect(french).toHaveLength(77);
  });

  it.each(french)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'fr' })).toBe(expected);
  });
});

describe('Belgian French', () => {
  it('has the cases', () => {
    expect(belgian).toHaveLength(14);
  });

  it.each(belgian)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'fr-BE' })).toBe(expected);
  });
});

describe('Swiss French', () => {
  it('has the cases', () => {
    expect(swiss).toHaveLength(11);
  });

  it.each(swiss)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'fr-CH' })).toBe(expected);
  });
});

describe('Arabic', () => {
  it('has the cases', () => {
    expect(arabic).toHaveLength(83);
  });

  it.each(arabic)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'ar' })).toBe(expected);
  });
});

describe('Arabic, feminine', () => {
  it('has the cases', () => {
    expect(arabicFeminine).toHaveLength(20);
  });

  it.each(arabicFeminine)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'ar', gender: 'feminine' })).toBe(expected);
  });
});

describe('Chinese', () => {
  it('has the cases', () => {
    expect(chinese).toHaveLength(68);
  });

  it.each(chinese)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'zh' })).toBe(expected);
  });
});

describe('Chinese, financial', () => {
  it('has the cases', () => {
    expect(financial).toHaveLength(12);
  });

  it.each(financial)('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'zh', financial: true })).toBe(expected);
  });
});

describe('American English', () => {
  it.each([
    ['101', 'one hundred one'],
    ['1001', 'one thousand one'],
    ['1234567', 'one million two hundred thirty-four thousand five hundred sixty-seven'],
  ])('writes %s without and', (number, expected) => {
    expect(words(number, { lang: 'en-US' })).toBe(expected);
  });
});

describe('French, feminine', () => {
  it.each([
    ['1', 'une'],
    ['11', 'onze'],
    ['21', 'vingt et une'],
    ['71', 'soixante et onze'],
    ['81', 'quatre-vingt-une'],
    ['1001', 'mille une'],
    ['21000', 'vingt et un mille'],
  ])('writes %s as %s', (number, expected) => {
    expect(words(number, { lang: 'fr', gender: 'feminine' })).toBe(expected);
  });
});

describe('amounts', () => {
  it.each([
    ['1', 'USD', 'one dollar'],
    ['1234.56', 'USD', 'one thousand two hundred and thirty-four dollars and fifty-six cents'],
    ['0', 'EUR', 'zero euros'],
    ['0.01', 'GBP', 'one penny'],
    ['-2.5', 'GBP', 'minus two pounds sterling and fifty pence'],
    ['1.005', 'KWD', 'one Kuwaiti dinar and five fils'],
  ])('writes %s %s in English', (number, currency, expected) => {
    expect(words(number, { currency })).toBe(expected);
  });

  it.each([
    ['1', 'EUR', 'un euro'],
    ['0', 'EUR', 'zéro euro'],
    ['80.80', 'EUR', 'quatre-vingts euros et quatre-vingts centimes'],
    ['1000000', 'EUR', 'un million d’euros'],
    ['2000000', 'USD', 'deux millions de dollars'],
    ['2000001', 'USD', 'deux millions un dollars'],
    ['21', 'GBP', 'vingt et une livres sterling'],
    ['200.05', 'MAD', 'deux cents dirhams marocains et cinq centimes'],
  ])('writes %s %s in French', (number, currency, expected) => {
    expect(words(number, { currency, lang: 'fr' })).toBe(expected);
  });

  it.each([
    ['0', 'USD', 'صفر دولار'],
    ['1', 'SAR', 'ريال سعودي واحد'],
    ['2', 'SAR', 'ريالان سعوديان'],
    ['3', 'SAR', 'ثلاثة ريالات سعودية'],
    ['11', 'SAR', 'أحد عشر ريالًا سعوديًا'],
    ['100', 'SAR', 'مئة ريال سعودي'],
    ['101', 'USD', 'مئة دولار ودولار'],
    ['102', 'USD', 'مئة دولار ودولاران'],
    ['103', 'USD', 'مئة وثلاثة دولارات'],
    ['125', 'USD', 'مئة وخمسة وعشرون دولارًا'],
    ['200', 'EGP', 'مئتا جنيه مصري'],
    ['2000', 'EGP', 'ألفا جنيه مصري'],
    ['11000', 'USD', 'أحد عشر ألف دولار'],
    ['1234.56', 'AED', 'ألف ومئتان وأربعة وثلاثون درهمًا إماراتيًا وستة وخمسون فلسًا'],
    ['0.08', 'SAR', 'ثماني هللات'],
    ['0.13', 'SAR', 'ثلاث عشرة هللة'],
    ['5.250', 'KWD', 'خمسة دنانير كويتية ومئتان وخمسون فلسًا'],
  ])('writes %s %s in Arabic', (number, currency, expected) => {
    expect(words(number, { currency, lang: 'ar' })).toBe(expected);
  });

  // The examples of the People’s Bank of China, in the spelling without the zeros that may be left out.
  it.each([
    ['1409.50', '人民币壹仟肆佰零玖元伍角'],
    ['6007.14', '人民币陆仟零柒元壹角肆分'],
    ['1680.32', '人民币壹仟陆佰捌拾元叁角贰分'],
    ['107000.53', '人民币壹拾万柒仟元伍角叁分'],
    ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '人民币叁佰贰拾伍元零肆分'],
    ['100', '人民币壹佰元整'],
    ['0', '人民币零元整'],
    ['0.05', '人民币伍分'],
  ])('writes %s yuan for a cheque', (number, expected) => {
    expect(words(number, { currency: 'CNY', lang: 'zh', financial: true })).toBe(expected);
  });

  it.each([
    ['12.34', 'CNY', '十二元三角四分'],
    ['12.34', 'USD', '十二美元三十四美分'],
    ['0.5', 'EUR', '五十欧分'],
  ])('writes %s %s in Chinese', (number, currency, expected) => {
    expect(words(number, { currency, lang: 'zh' })).toBe(expected);
  });
});

describe('input', () => {
  it('accepts spaces and apostrophes between digits, and returns the number', () => {
    expect(numberWords({ ...defaults, text: " −1 234'567.50 " })).toEqual({
      text: 'minus one million two hundred and thirty-four thousand five hundred and sixty-seven point five zero',
      number: '-1234567.50',
    });
  });

  it.each([
    ['١٬٢٣٤٫٥', 'ألف ومئتان وأربعة وثلاثون فاصلة خمسة'],
    ['۲۵', 'خمسة وعشرون'],
  ])('reads the digits of %s', (text, expected) => {
    expect(words(text, { lang: 'ar' })).toBe(expected);
  });

  it.each(['', 'x', '1,5', '1.2.3', '.5', '5.', '1e5', '--1', '३'])('rejects %j', (text) => {
    expect(() => words(text)).toThrow('not_number');
  });

  it('has the place of what is not a number', () => {
    expect(() => words('1,5')).toThrow(
      new InputFault('not_number', { pointer: '/text', in: { text: '1,5', offset: 1 } }),
    );
  });

  it.each([
    ['1'.repeat(37), 'en', 36],
    ['1'.repeat(17), 'zh', 16],
  ])('rejects %s in %s', (text, lang, digits) => {
    expect(() => words(text, { lang })).toThrow(new InputFault('too_large', { pointer: '/text', values: { digits } }));
  });

  it('rejects more decimals than the currency has', () => {
    expect(() => words('1.005', { currency: 'EUR' })).toThrow(
      new InputFault('too_precise', { pointer: '/text', values: { currency: 'EUR', digits: 2 } }),
    );
  });
});
