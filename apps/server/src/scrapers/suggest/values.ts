/** What texts are: numbers and how they are written, prices, counts, dates, addresses. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { dateIn, isLocale } from '../engine/values/date-text.ts';

export type FieldShape = Pick<ScraperField, 'type' | 'transforms'>;

const number = String.raw`[-−]?\p{Nd}+(?:[.,'’٬٫\u00a0\u202f ]\p{Nd}+)*`;
const currency = String.raw`(?:\p{Sc}|(?:US|A|C|R|S|HK|NZ|NT)\$|AED|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|INR|JPY|KRW|MAD|MXN|MYR|NOK|PLN|RMB|RUB|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR|Rs\.?|Rp\.?|RM|kr\.?|zł|Kč|Ft|lei|元|円|원|руб\.?|ر\.س|د\.إ|ج\.م|درهم|ريال|جنيه|دينار)`;
const plainNumber = new RegExp(`^${number}$`, 'u');
const percent = new RegExp(`^${number}\\s*%$`, 'u');
const money = new RegExp(
  `^(?:[^\\p{Nd}]{0,12}\\s)?(?:${currency}\\s*${number}|${number}\\s*${currency})(?:\\s*/?\\s?[\\p{L}.]{0,12})?$`,
  'u',
);
const bracketed = new RegExp(`^\\(\\s*${number}\\s?(?:[KkMm])?\\s*\\)$`, 'u');
/** Nouns that are counted on pages. Other numbers with a word are measures: `4 bowls`, `310 kcal`. */
const countNoun =
  /^(?:comments?|repl(?:y|ies)|reviews?|ratings?|views?|likes?|votes?|points?|answers?|downloads?|followers?|shares?|posts?|messages?|members?|results?|sales?|commentaires?|avis|réponses?|vues?|kommentare?|bewertung(?:en)?|antwort(?:en)?|comentarios?|respuestas?|تعليقات?|ردود?|条?评论|条?回复|次?浏览)$/iu;
const count = /^\(?(\p{Nd}[\p{Nd}.,]*\s?(?:[KkMm](?!\p{L}))?)\s?\+?\s?(\p{L}{2,20})?\)?$/u;
const isoDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const mailDate =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(?::\d{2})? (?:[A-Z]{1,4}|[+-]\d{4})$/;
const writtenDate =
  /^(?:\p{L}+,? )?(?:\d{1,2}[./ -](?:\d{1,2}|\p{L}{3,12}\.?)[./ -]\d{2,4}|\p{L}{3,12}\.? \d{1,2},? \d{4}|\d{4}[./年-]\d{1,2}[./月-]\d{1,2}日?)(?:,? (?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?)?$/iu;
const agoDate = /\b(?:ago|yesterday|today)\b|^(?:il y a|hier|منذ|قبل)|(?:前|昨天|今天)$/i;
const addressText = /^(?:https?:\/\/|\/(?!\/)[\w%.~-])\S*$/i;

/** Texts longer than this are read by people only. */
const shortMax = 60;

export const isMoney = (text: string): boolean => text.length <= shortMax && money.test(text);
/** `(3)`, as pages write how many there are. */
export const isBracketed = (text: string): boolean => text.length <= shortMax && bracketed.test(text);
export const isNumber = (text: string): boolean =>
  text.length <= shortMax && (plainNumber.test(text) || percent.test(text) || bracketed.test(text));
const isCount = (text: string): boolean => countNoun.test(countOf(text)?.noun ?? '');
/** Names of moments in JSON and XML, where the values may be seconds or milliseconds. */
export const dateName =
  /^(?:date|time|timestamp|ts|created|updated|published|modified|posted|expires?|start|end)(?:_|$)|_(?:at|on|date|time|ts|timestamp|utc)$|(?:At|On|Date|Time|Timestamp)$/;
/** Seconds or milliseconds since 1970, from 2000 to 2100. */
export const isEpoch = (text: string): boolean => {
  const moment = /^\d{9,13}$/.test(text) ? Number(text) : 0;
  return isIn(moment, 946_684_800, 4_102_444_800) || isIn(moment, 946_684_800_000, 4_102_444_800_000);
};
const isIn = (value: number, min: number, max: number): boolean => value >= min && value < max;
export const isMachineDate = (text: string): boolean =>
  text.length <= shortMax && (isoDate.test(text) || mailDate.test(text));
/** A date as people write it, or how long ago it was. */
export const isDateLike = (text: string): boolean =>
  text.length <= shortMax && (isMachineDate(text) || writtenDate.test(text) || agoDate.test(text));
export const isAddress = (text: string): boolean => text.length <= 2000 && addressText.test(text);

/** `(1,204 reviews)` counts `reviews`; null when it is no count. */
export function countOf(text: string): { readonly noun: string } | null {
  const match = text.length <= shortMax ? count.exec(text) : null;
  return match?.[2] === undefined ? null : { noun: match[2] };
}

/** How often a test holds among texts that are not empty. */
export function share(texts: readonly string[], holds: (text: string) => boolean): number {
  const filled = texts.filter((text) => text !== '');
  return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
}

/** Nearly all: one odd value in ten may be an advertisement or a gap. */
const most = 0.9;

export const text: FieldShape = { type: 'string', transforms: [] };
export const address: FieldShape = { type: 'url', transforms: [] };
export const machineDate: FieldShape = { type: 'date', transforms: [] };

/** The type of a field whose values are these. */
export function shapeOfTexts(texts: readonly string[], language: string | null): FieldShape {
  if (share(texts, (one) => isNumber(one) || isMoney(one)) >= most || share(texts, isCount) >= most)
    return numberShape(texts, language);
  if (share(texts, isMachineDate) >= most) return machineDate;
  if (share(texts, (one) => /^https?:\/\//.test(one) && isAddress(one)) >= most) return address;
  return share(texts, isDateLike) >= most ? dateShape(texts, language) : text;
}

/** Numbers inside texts such as `£51.77` or `12 comments`. Whole ones are `integer`. */
export function numberShape(texts: readonly string[], language: string | null): FieldShape {
  const filled = texts.filter((one) => /\p{Nd}/u.test(one));
  const locale = numberLocale(filled, language);
  const whole = filled.every((one) => isWhole(one, locale)) && !filled.some(isMoney);
  // As machines write them, unless a point parts thousands here.
  const isPlain = filled.every((one) =>
    (locale === 'en' ? /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/ : /^-?(?:0|[1-9]\d*)$/).test(one),
  );
  // Brackets around some of the numbers mean that those are negative.
  const isCounted = filled.length > 0 && filled.every(isBracketed);
  return {
    type: whole ? 'integer' : 'number',
    transforms: [...(isCounted ? [{ regex: '[^()]+' }] : []), ...(isPlain ? [] : [{ 'parse-number': { locale } }])],
  };
}

const currencySign = new RegExp(currency, 'u');
const onlyCurrency = new RegExp(`^${currency}$`, 'u');
/** `€` or `EUR`, without a number. */
export const isCurrency = (text: string): boolean => text.length <= shortMax && onlyCurrency.test(text);

/** The currency of prices, as the page writes it; null when these are no prices. */
export function currencyShape(texts: readonly string[]): FieldShape | null {
  const prices = texts.filter(isMoney);
  if (prices.length === 0 || share(texts, isMoney) <= 0.7) return null;
  const signs = [...new Set(prices.flatMap((price) => currencySign.exec(price)?.[0] ?? []))];
  const is = (pattern: RegExp): boolean => signs.every((sign) => pattern.test(sign));
  const regex = is(/^\p{Sc}$/u)
    ? String.raw`\p{Sc}`
    : is(/^[A-Z]{3}$/)
      ? '[A-Z]{3}'
      : signs
          .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
          .map((sign) => sign.replaceAll(/[.$]/g, String.raw`\$&`))
          .join('|');
  return { type: 'string', transforms: [{ regex }] };
}

const byWords = 'by|von|par|por|door|av|af|от|بقلم|作者';
const byName = new RegExp(`^(?:${byWords})[\\s:：]+[^\\p{Nd}\\s]`, 'iu');
/** In these languages the word is hardly anything else. */
const byPlainly = /^(?:by|بقلم|作者)[\s:：]+[^\p{Nd}\s]/iu;

/** `by Ann Lee` without its `by`; null when few of the texts start so. `isAuthor` when the page says that they are authors. */
export function bylineShape(texts: readonly string[], isAuthor: boolean): FieldShape | null {
  const isByline = (one: string): boolean => one.length <= shortMax && (isAuthor ? byName : byPlainly).test(one);
  return share(texts, isByline) > (isAuthor ? 0.5 : 0.8)
    ? { type: 'string', transforms: [{ regex: `^(?:(?i:${byWords})[\\s:：]+)?(.+)$` }] }
    : null;
}

const formats = [
  'd.M.yyyy',
  'd.M.yyyy H:mm',
  'd/M/yyyy',
  'M/d/yyyy',
  'd-M-yyyy',
  'yyyy/M/d',
  'yyyy.M.d',
  'yyyy年M月d日',
  'yyyy-M-d',
  'yyyy-M-d H:mm',
  'd MMM yyyy',
  'd MMMM yyyy',
  'd. MMMM yyyy',
  'd LLLL yyyy',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'MMM d yyyy',
  'EEE, d MMM yyyy',
  'd MMM yyyy H:mm',
  'MMM d, yyyy h:mm a',
];

/** The pattern that reads all of the dates; text when none does, or when two would read them differently. */
function dateShape(texts: readonly string[], language: string | null): FieldShape {
  const filled = [...new Set(texts.filter((one) => one !== ''))];
  const locales = language !== null && isLocale(language) ? [language, 'en'] : ['en'];
  for (const locale of locales) {
    const fit = formats.filter((format) =>
      filled.every((one) => dateIn(one, { format, zone: 'UTC', locale }) !== null),
    );
    const read = new Set(fit.map((format) => filled.map((one) => dateIn(one, { format, zone: 'UTC', locale })).join()));
    const [format] = fit;
    if (format !== undefined && read.size === 1)
      return { type: 'date', transforms: [{ 'parse-date': { format, zone: 'UTC', locale } }] };
  }
  return text;
}

const isWhole = (one: string, locale: string): boolean =>
  !(commaLocale.has(locale.slice(0, 2)) ? /,\p{Nd}/u : /\.\p{Nd}/u).test(one) && !/٫|\p{Nd}\s?[KkMm]\b/u.test(one);

/** Languages that write a half as `0,5`. */
const commaLocale = new Set([
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'id',
  'it',
  'lt',
  'lv',
  'nb',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
]);

/** The locale that reads all of these; the page's language decides where the texts leave it open, such as `1.234`. */
function numberLocale(texts: readonly string[], language: string | null): string {
  const own = language?.slice(0, 2).toLowerCase() ?? 'en';
  const comma = commaLocale.has(own) ? own : 'de';
  if (texts.some((one) => /[٬٫٠-٩]/.test(one))) return 'ar-EG';
  let commas = 0;
  let dots = 0;
  for (const one of texts) {
    const digits = /\p{Nd}[\p{Nd}.,'’\s]*/u.exec(one)?.[0].trim() ?? '';
    if (/\d['’]\d{3}/.test(digits)) return 'de-CH';
    if (/\.\d{3},\d|^[\d.\s\u00a0\u202f]*,(?:\d{1,2}|\d{4,})$|^0,\d|\.\d{3}\.\d{3}/.test(digits)) commas += 1;
    if (/,\d{3}\.\d|^[\d,]*\.(?:\d{1,2}|\d{4,})$|^0\.\d|,\d{3},\d{3}/.test(digits)) dots += 1;
    if (/\d[\s\u00a0\u202f]\d{3}/.test(digits) && !/\.\d{1,2}$/.test(digits))
      return own === 'de' || own === 'en' || !commaLocale.has(own) ? 'fr' : own;
  }
  if (commas !== dots) return commas > dots ? comma : 'en';
  return commaLocale.has(own) && texts.some((one) => /\d[.,]\d/.test(one)) ? own : 'en';
}

/** Approximate amount of readable text: letters in words, none in IDs, URLs, code and file names. */
export function humanLength(value: string): number {
  const start = value.slice(0, 300);
  if (isAddress(start) || isMachineDate(start)) return 0;
  if (/^[{[<]|^[\w./:@$-]*[_/:@$.-][\w./:@$-]*$|^[a-z]+[A-Z]\w*$|^[A-Z0-9_]+$|^[0-9a-f-]{8,}$/.test(start)) return 0;
  if (!/\p{L}{2}/u.test(start)) return 0;
  // A Chinese or Japanese character counts as three letters.
  return Math.min(200, start.length + 2 * (start.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0));
}
