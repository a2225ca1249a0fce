/** How each language says when a job runs. */
import { localeOf } from '../moments/locale.ts';

export type Lang = 'en' | 'fr' | 'ar' | 'ch';

/** First and last of what follows each other, the same if it is one alone. */
export type Span = readonly [from: string, to: string];

interface Parts {
  readonly time: string;
  /** Within the day, for minutes of some hours. */
  readonly hours: string;
  readonly days: string;
  readonly months: string;
}

interface CronWords {
  everyMinute(): string;
  everyMinutes(count: number): string;
  minutes(spans: readonly Span[]): string;
  times(times: readonly string[]): string;
  hours(spans: readonly Span[]): string;
  everyDay(): string;
  days(spans: readonly Span[]): string;
  weekdays(spans: readonly Span[]): string;
  months(spans: readonly Span[]): string;
  either(day: string, weekday: string): string;
  both(day: string, weekday: string): string;
  atStart(): string;
  whole(parts: Parts): string;
}

const isOne = ([from, to]: Span) => from === to;
const areSingle = (spans: readonly Span[]) => spans.every(isOne);
const isAlone = (spans: readonly Span[]) => spans.length === 1 && areSingle(spans);
const spaced = ({ time, hours, days, months }: Parts) => [time, hours, days, months].filter(Boolean).join(' ');

/** Spans as a list; one that is alone and one from first to last have words of their own. */
function listIn(locale: string) {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (spans: readonly Span[], one: (name: string) => string, range: (from: string, to: string) => string) =>
    format.format(spans.map((span) => (isOne(span) ? one(span[0]) : range(...span))));
}

const plain = (name: string) => name;
const inEnglish = listIn('en-GB');
const englishRange = (from: string, to: string) => `${from} to ${to}`;
const fromTo = (from: string, to: string) => `from ${from} to ${to}`;

const inFrench = listIn('fr');
const ordinal = (day: string) => (day === '1' ? '1er' : day);
const du = (from: string, to: string) => `du ${ordinal(from)} au ${to}`;
const deMonth = (from: string, to: string) => `${/^[aeiouâéô]/i.test(from) ? 'd’' : 'de '}${from} à ${to}`;

const inArabic = listIn(localeOf('ar'));
const min = (from: string, to: string) => `من ${from} إلى ${to}`;
/** Two has a form of the noun, three to ten take the plural, more the singular. */
const arabicMinutes = (count: number) => (count === 2 ? 'دقيقتين' : `${count} ${count <= 10 ? 'دقائق' : 'دقيقة'}`);

const inChinese = (spans: readonly Span[], unit: string, between: string) =>
  spans.map((span) => (isOne(span) ? `${span[0]}${unit}` : `${span[0]}${unit}${between}${span[1]}${unit}`)).join('、');

export const cronWords: Readonly<Record<Lang, CronWords>> = {
  en: {
    everyMinute: () => 'Every minute',
    everyMinutes: (count) => `Every ${count} minutes`,
    minutes: (spans) => `At minute${isAlone(spans) ? '' : 's'} ${inEnglish(spans, plain, englishRange)} of every hour`,
    times: (times) =>
      `At ${inEnglish(
        times.map((time) => [time, time]),
        plain,
        englishRange,
      )}`,
    hours: (spans) => inEnglish(spans, plain, fromTo),
    everyDay: () => 'every day',
    days: (spans) => `on day${isAlone(spans) ? '' : 's'} ${inEnglish(spans, plain, englishRange)} of the month`,
    weekdays: (spans) =>
      areSingle(spans) ? `on ${inEnglish(spans, plain, plain)}` : inEnglish(spans, (name) => `on ${name}`, fromTo),
    months: (spans) =>
      areSingle(spans) ? `in ${inEnglish(spans, plain, plain)}` : inEnglish(spans, (name) => `in ${name}`, fromTo),
    either: (day, weekday) => `${day} or ${weekday}`,
    both: (day, weekday) => `${day}, but only ${weekday}`,
    atStart: () => 'Once, when the cron daemon starts',
    whole: spaced,
  },
  fr: {
    everyMinute: () => 'Toutes les minutes',
    everyMinutes: (count) => `Toutes les ${count} minutes`,
    minutes: (spans) =>
      `${isAlone(spans) ? 'À la minute' : 'Aux minutes'} ${inFrench(spans, plain, (from, to) => `${from} à ${to}`)} de chaque heure`,
    times: (times) =>
      `À ${inFrench(
        times.map((time) => [time, time]),
        plain,
        du,
      )}`,
    hours: (spans) => inFrench(spans, plain, (from, to) => `de ${from} à ${to}`),
    everyDay: () => 'tous les jours',
    days: (spans) =>
      areSingle(spans) && !isAlone(spans)
        ? `les ${inFrench(spans, ordinal, du)} du mois`
        : `${inFrench(spans, (day) => `le ${ordinal(day)}`, du)} du mois`,
    weekdays: (spans) => inFrench(spans, (name) => `le ${name}`, du),
    months: (spans) =>
      areSingle(spans) ? `en ${inFrench(spans, plain, deMonth)}` : inFrench(spans, (name) => `en ${name}`, deMonth),
    either: (day, weekday) => `${day} ou ${weekday}`,
    both: (day, weekday) => `${day}, mais seulement ${weekday}`,
    atStart: () => 'Une fois, au démarrage du service cron',
    whole: spaced,
  },
  ar: {
    everyMinute: () => 'كل دقيقة',
    everyMinutes: (count) => `كل ${arabicMinutes(count)}`,
    minutes: (spans) => `في ${isAlone(spans) ? 'الدقيقة' : 'الدقائق'} ${inArabic(spans, plain, min)} من كل ساعة`,
    times: (times) =>
      `في ${times.length === 1 ? 'الساعة' : 'الساعات'} ${inArabic(
        times.map((time) => [time, time]),
        plain,
        min,
      )}`,
    hours: (spans) => inArabic(spans, plain, min),
    everyDay: () => 'كل يوم',
    days: (spans) => `في ${isAlone(spans) ? 'اليوم' : 'الأيام'} ${inArabic(spans, plain, min)} من الشهر`,
    weekdays: (spans) =>
      areSingle(spans)
        ? `${isAlone(spans) ? 'يوم' : 'أيام'} ${inArabic(spans, plain, min)}`
        : inArabic(spans, (name) => `يوم ${name}`, min),
    months: (spans) =>
      areSingle(spans) ? `في ${inArabic(spans, plain, min)}` : inArabic(spans, (name) => `في ${name}`, min),
    either: (day, weekday) => `${day} أو ${weekday}`,
    both: (day, weekday) => `${day}، ولكن ${weekday} فقط`,
    atStart: () => 'مرة واحدة عند بدء خدمة cron',
    whole: spaced,
  },
  ch: {
    everyMinute: () => '每分钟',
    everyMinutes: (count) => `每 ${count} 分钟`,
    minutes: (spans) => `每小时的第 ${inChinese(spans, '', ' 至 ')} 分钟`,
    times: (times) => times.join('、'),
    hours: (spans) => inChinese(spans, '', ' 至 '),
    everyDay: () => '每天',
    days: (spans) => inChinese(spans, ' 日', '至 '),
    weekdays: (spans) => inChinese(spans, '', '至'),
    months: (spans) => inChinese(spans, ' 月', '至 '),
    either: (day, weekday) => `${day}或${weekday}`,
    both: (day, weekday) => `${day}，且仅限${weekday}`,
    atStart: () => '仅在 cron 服务启动时执行一次',
    whole: ({ time, hours, days, months }) => [chineseDate(months, days), hours, time].filter(Boolean).join('，'),
  },
};

/** `每月 1 日`, `2 月 29 日`, `1 月、3 月的星期一`. */
function chineseDate(months: string, days: string): string {
  const isDayOfMonth = /^\d/.test(days);
  if (months === '') return isDayOfMonth ? `每月 ${days}` : days;
  if (days === '') return months;
  return isDayOfMonth && !/[、至]/.test(months) ? `${months} ${days}` : `${months}的${isDayOfMonth ? ' ' : ''}${days}`;
}
