import type { Prayer } from './solve.ts';

/** What the prayers are called, in the languages of the interface. */
export const prayerNames: Readonly<Record<Prayer, Readonly<Record<'en' | 'fr' | 'ar' | 'ch', string>>>> = {
  fajr: { en: 'Fajr', fr: 'Fajr', ar: 'الفجر', ch: '晨礼' },
  sunrise: { en: 'Sunrise', fr: 'Lever du soleil', ar: 'الشروق', ch: '日出' },
  dhuhr: { en: 'Dhuhr', fr: 'Dhouhr', ar: 'الظهر', ch: '晌礼' },
  asr: { en: 'Asr', fr: 'Asr', ar: 'العصر', ch: '晡礼' },
  maghrib: { en: 'Maghrib', fr: 'Maghrib', ar: 'المغرب', ch: '昏礼' },
  isha: { en: 'Isha', fr: 'Icha', ar: 'العشاء', ch: '宵礼' },
};

/** The moment at which people stop eating before a day of fasting, some minutes before Fajr. */
export const imsakName = { en: 'Imsak', fr: 'Imsak', ar: 'الإمساك', ch: '封斋' } as const;

/** What calendars of prayer times are called. */
export const calendarName = { en: 'Prayer times', fr: 'Heures de prière', ar: 'مواقيت الصلاة', ch: '礼拜时间' } as const;
