/** Texts that mean more to people in another form. */

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** An ISO 8601 date or moment as people write it, the latter in their time zone; null for other texts. */
export function dateInWords(text: string, locale: string): string | null {
  const isDate = isoDate.test(text);
  if (!isDate && !isoMoment.test(text)) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const format = isDate
    ? ({ dateStyle: 'full', timeZone: 'UTC' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, format).format(date);
}
