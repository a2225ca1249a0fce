const dayMs = 24 * 60 * 60_000;

/** The day of a moment in a time zone: '2026-11-23'. */
export function dayIn(timeZone: string | undefined): (timeMs: number) => string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (timeMs) => format.format(timeMs);
}

/** How a day is shown, seen from `today`: 'Yesterday', 'Monday, 16 November', with the year if it is another. */
export function dayLabel(day: string, today: string, locale: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days === 0 || days === -1) {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return relative.charAt(0).toLocaleUpperCase(locale) + relative.slice(1);
  }
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(day));
}
