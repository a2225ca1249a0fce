/** Dates of email (RFC 5322, with the obsolete forms of section 4.3) and HTTP (RFC 9110, section 5.6.7). */
import { Temporal } from 'temporal-polyfill';

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const offsetHours: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?`;
const forms = [
  [
    'rfc5322',
    String.raw`^(?:(?<weekday>[a-z]{3}) ?, ?)?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{2,4}) ${time} (?<zone>[+-]\d{4}|[a-z]{1,3})$`,
  ],
  // RFC 850
  [
    'http',
    String.raw`^(?<weekday>[a-z]{3})[a-z]*, (?<day>\d{2})-(?<month>[a-z]{3})-(?<year>\d{2}) ${time} (?<zone>GMT)$`,
  ],
  // The C function asctime
  ['http', String.raw`^(?<weekday>[a-z]{3}) (?<month>[a-z]{3}) (?<day>\d{1,2}) ${time} (?<year>\d{4})$`],
].map(([format, pattern]) => ({ format: format as 'rfc5322' | 'http', pattern: new RegExp(pattern ?? '', 'i') }));

interface MailDate {
  readonly instant: Temporal.Instant;
  readonly format: 'rfc5322' | 'http';
  readonly weekday: { readonly name: string; readonly date: string; readonly isRight: boolean } | null;
}

/** The date, or null if the text is none. */
export function readMailDate(text: string, now: Temporal.Instant): MailDate | null {
  const plain = text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const { format, pattern } of forms) {
    const found = pattern.exec(plain)?.groups;
    if (found !== undefined) return dateOf(found, format, now);
  }
  return null;
}

function dateOf(
  found: Readonly<Record<string, string | undefined>>,
  format: 'rfc5322' | 'http',
  now: Temporal.Instant,
): MailDate | null {
  const month = 1 + monthNames.findIndex((name) => name.toLowerCase() === found['month']?.toLowerCase());
  const offset = minutesOf(found['zone'] ?? 'GMT');
  if (month === 0 || offset === null) return null;
  try {
    const local = Temporal.PlainDateTime.from(
      {
        year: yearOf(found['year'] ?? '', format, now),
        month,
        day: Number(found['day']),
        hour: Number(found['hour']),
        minute: Number(found['minute']),
        second: Math.min(Number(found['second'] ?? 0), 59), // 60 is a leap second
      },
      { overflow: 'reject' },
    );
    const instant = local.toZonedDateTime('UTC').toInstant().subtract({ minutes: offset });
    const name = found['weekday'];
    const weekday =
      name === undefined
        ? null
        : {
            name,
            date: local.toPlainDate().toString(),
            isRight: weekdayNames[local.dayOfWeek - 1]?.toLowerCase() === name.toLowerCase(),
          };
    // The format that servers send is also a date of email.
    const isHttp = format === 'http' || (found['zone'] === 'GMT' && found['weekday'] !== undefined);
    return { instant, format: isHttp ? 'http' : 'rfc5322', weekday };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The offset in minutes. A military letter is ambiguous (RFC 5322, section 4.3) and read as UTC. */
function minutesOf(zone: string): number | null {
  const digits = /^([+-])(\d\d)(\d\d)$/.exec(zone);
  if (digits) return (digits[1] === '-' ? -1 : 1) * (Number(digits[2]) * 60 + Number(digits[3]));
  const hours = zone.length === 1 && !/j/i.test(zone) ? 0 : offsetHours[zone.toUpperCase()];
  return hours === undefined ? null : hours * 60;
}

function yearOf(digits: string, format: 'rfc5322' | 'http', now: Temporal.Instant): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  if (digits.length === 3) return 1900 + year;
  if (format === 'rfc5322') return year < 50 ? 2000 + year : 1900 + year;
  // HTTP: a year over 50 years ahead is the last one in the past with these digits.
  const thisYear = now.toZonedDateTimeISO('UTC').year;
  const inCentury = thisYear - (thisYear % 100) + year;
  return inCentury > thisYear + 50 ? inCentury - 100 : inCentury;
}
