import type { Email } from '@apiyard/api/contract/modules/email';

/** The time in a row: of today the time, of this year the day, else the date. For what is scheduled or snoozed, when it is due. */
export function createRowTime(locale: string, nowMs: number): (email: Email) => string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const now = new Date(nowMs);
  const today = now.toDateString();
  return (email) => {
    const at = new Date(email.sendAt ?? email.snoozedUntil ?? email.time);
    if (at.toDateString() === today) return time.format(at);
    return (at.getFullYear() === now.getFullYear() ? day : date).format(at);
  };
}
