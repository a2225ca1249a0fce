/** Calendar files (iCalendar, RFC 5545). */

export interface CalendarEvent {
  /** The same for each version of the event. */
  readonly uid: string;
  readonly summary: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** Minutes before it at which calendars remind of it. */
  readonly reminder?: number | undefined;
}

/** Of a calendar that programs read again and again. */
export interface CalendarFeed {
  readonly name: string;
  readonly refreshHours: number;
}

export function calendarText(events: readonly CalendarEvent[], feed?: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apiyard//Prayer times//EN',
    ...(feed === undefined ? [] : feedLines(feed)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** RFC 7986 has names and refresh intervals; most programs read only the older names with X. */
const feedLines = ({ name, refreshHours }: CalendarFeed): string[] => [
  'METHOD:PUBLISH',
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
];

function eventLines({ uid, summary, at, reminder }: CalendarEvent): string[] {
  const start = utcOf(at);
  const title = escaped(summary);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The moment of the event, so that the same input makes the same file.
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `SUMMARY:${title}`,
    'TRANSP:TRANSPARENT',
    ...(reminder === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, `TRIGGER:-PT${reminder}M`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

/** `20260218T053200Z`. */
const utcOf = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const lineBytesMax = 75;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Section 3.1: lines of more than 75 bytes go on after a line break and a space. */
function folded(line: string): string {
  if (bytesOf(line) <= lineBytesMax) return line;
  const parts = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    // The space at the beginning counts.
    const max = parts.length === 1 ? lineBytesMax : lineBytesMax - 1;
    if (bytesOf(last + sign) > max) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n ');
}
