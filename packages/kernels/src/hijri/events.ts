/** Days of the Islamic year, by month and day. */
const events = {
  '1-1': 'new_year',
  '1-10': 'ashura',
  '3-12': 'mawlid',
  '7-27': 'isra_miraj',
  '8-15': 'mid_shaban',
  '9-1': 'ramadan',
  '9-27': 'laylat_al_qadr',
  '10-1': 'eid_al_fitr',
  '12-8': 'hajj',
  '12-9': 'arafah',
  '12-10': 'eid_al_adha',
  '12-11': 'tashriq',
  '12-12': 'tashriq',
  '12-13': 'tashriq',
} as const;

export type HijriEvent = (typeof events)[keyof typeof events];
export const hijriEvents = Array.from(new Set(Object.values(events)));

export const eventOn = (month: number, day: number): HijriEvent | null =>
  (events as Readonly<Record<string, HijriEvent>>)[`${month}-${day}`] ?? null;
