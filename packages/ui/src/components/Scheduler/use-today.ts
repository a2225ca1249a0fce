import { now, toCalendarDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current day and the minute after midnight in a time zone, kept up to date. */
export function useToday(timeZone: string): { today: CalendarDate; minute: number } {
  const [, refresh] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => refresh((count) => count + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const current = now(timeZone);
  return { today: toCalendarDate(current), minute: current.hour * 60 + current.minute };
}
