/** A time zone in words, with its difference from UTC at an instant: 'Western Indonesia Time (GMT+7)'. */
export function zoneName(timeZone: string, locale: string, at: Date): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const long = part('long');
  const offset = part('shortOffset');
  // Engines write no difference as 'GMT', 'UTC' or 'GMT+0'.
  return long === offset || /^(?:GMT|UTC)(?:\+0)?$/.test(offset) ? long : `${long} (${offset})`;
}
