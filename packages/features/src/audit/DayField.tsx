import { DatePicker } from '@apiyard/ui/DatePicker';
import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-20`, or null for none. */
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

export function DayField({ label, day, onDay }: DayFieldProps) {
  const value = useMemo(() => (day === null ? null : parseDate(day)), [day]);
  return <DatePicker label={label} value={value} onChange={(date) => onDay(date?.toString() ?? null)} />;
}
