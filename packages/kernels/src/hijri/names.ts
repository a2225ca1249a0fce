/** The months of the Islamic year, in the languages of the interface. */
const hijriMonths = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Ula',
    'Jumada al-Akhirah',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
  fr: [
    'mouharram',
    'safar',
    'rabia al awal',
    'rabia ath-thani',
    'joumada al oula',
    'joumada ath-thania',
    'rajab',
    'chaabane',
    'ramadan',
    'chawwal',
    'dhou al qi’da',
    'dhou al-hijja',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  ch: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
} as const;

type Lang = keyof typeof hijriMonths;

export const hijriMonthName = (lang: Lang, month: number): string => hijriMonths[lang][month - 1] ?? '';

export function hijriText(lang: Lang, date: { year: number; month: number; day: number }): string {
  const month = hijriMonthName(lang, date.month);
  if (lang === 'ch') return `伊斯兰历${date.year}年${month}${date.day}日`;
  return `${date.day} ${month} ${date.year} ${lang === 'ar' ? 'هـ' : 'AH'}`;
}
