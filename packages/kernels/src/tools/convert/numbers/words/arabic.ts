/** Cardinal numbers in Modern Standard Arabic, nominative, on the short scale with مليار for a thousand millions. */
import { groupsOf } from './groups.ts';

/** Gender of the counted noun. From 3 to 10, a number has the opposite ending. */
export type Gender = 'masculine' | 'feminine';

const ones: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  feminine: ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمانٍ', 'تسع', 'عشر'],
};
/** The first word of 11 to 19. */
const teens: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'أحد', 'اثنا', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
  feminine: ['', 'إحدى', 'اثنتا', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع'],
};
const ten: Readonly<Record<Gender, string>> = { masculine: 'عشر', feminine: 'عشرة' };
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'];

/** A counted noun in the forms that numbers ask for. */
export interface CountedNoun {
  readonly gender: Gender;
  readonly one: string;
  readonly two: string;
  /** After 3 to 10: genitive plural. */
  readonly few: string;
  /** After 11 to 99: accusative singular. */
  readonly many: string;
}

const masculine = (one: string, two: string, few: string, many: string): CountedNoun => ({
  gender: 'masculine',
  one,
  two,
  few,
  many,
});
const regular = (one: string) => masculine(one, `${one}ان`, `${one}ات`, `${one}ًا`);
const scales = [
  null,
  masculine('ألف', 'ألفان', 'آلاف', 'ألفًا'),
  masculine('مليون', 'مليونان', 'ملايين', 'مليونًا'),
  regular('مليار'),
  regular('تريليون'),
  regular('كوادريليون'),
  regular('كوينتيليون'),
  regular('سكستيليون'),
  regular('سبتيليون'),
  regular('أوكتيليون'),
  regular('نونيليون'),
  regular('ديسيليون'),
];

/** A number alone. */
export function arabicWords(value: bigint, gender: Gender): string {
  if (value === 0n) return 'صفر';
  return groupsOf(value)
    .map(({ group, power }) => {
      const scale = scales[power];
      return scale ? groupWithNoun(group, scale) : belowThousand(group, gender);
    })
    .join(' و');
}

/** A number with what it counts: ريال واحد, ريالان, ثلاثة ريالات, أحد عشر ريالًا, مئة ريال. */
export function arabicCount(value: bigint, noun: CountedNoun): string {
  if (value === 0n) return `صفر ${noun.one}`;
  if (value === 1n) return `${noun.one} ${ones[noun.gender][1]}`;
  if (value === 2n) return noun.two;
  const rest = Number(value % 100n);
  // “A hundred riyals and one riyal”: one and two are not written before the noun.
  if (rest === 1 || rest === 2)
    return `${arabicCount(value - BigInt(rest), noun)} و${rest === 1 ? noun.one : noun.two}`;
  const words = arabicWords(value, noun.gender);
  // Before a noun in the genitive, a dual loses its ن and an accusative its ending: مئتا ريال, أحد عشر ألف ريال.
  if (rest === 0) return `${words.replace(/ان$/u, 'ا').replace(/ًا$/u, '')} ${noun.one}`;
  return `${words.replace(/ثمانٍ$/u, 'ثماني')} ${nounAfter(rest, noun)}`;
}

export const arabicDigit = (digit: number) => ones.masculine[digit] ?? '';

const nounAfter = (rest: number, { few, many }: CountedNoun) => (rest <= 10 ? few : many);

function groupWithNoun(group: number, noun: CountedNoun): string {
  const [above, rest] = [group - (group % 100), group % 100];
  if (above === 0 && rest <= 2) return rest === 1 ? noun.one : noun.two;
  const hundred = hundreds[above / 100] ?? '';
  // 101,000 is مئة ألف وألف.
  if (rest <= 2) {
    const start = `${hundred.replace(/ان$/u, 'ا')} ${noun.one}`;
    return rest === 0 ? start : `${start} و${rest === 1 ? noun.one : noun.two}`;
  }
  return `${belowThousand(group, 'masculine')} ${nounAfter(rest, noun)}`;
}

function belowThousand(value: number, gender: Gender): string {
  const [hundred, rest] = [hundreds[Math.floor(value / 100)] ?? '', value % 100];
  return [hundred, rest === 0 ? '' : belowHundred(rest, gender)].filter((words) => words !== '').join(' و');
}

function belowHundred(value: number, gender: Gender): string {
  const one = value % 10;
  if (value <= 10) return ones[gender][value] ?? '';
  if (value < 20) return `${teens[gender][one]} ${ten[gender]}`;
  const word = tens[Math.floor(value / 10)] ?? '';
  return one === 0 ? word : `${ones[gender][one]} و${word}`;
}
