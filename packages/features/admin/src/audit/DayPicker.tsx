import { DatePicker } from '@apiyard/ui/DatePicker';
import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';

export interface DayPickerProps {
  readonly label: string;
  /** `2026-11-20`, or null for none. */
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

export function DayPicker({ label, day, onDay }: DayPickerProps) {
  const value = useMemo(() => (day === null ? null : parseDate(day)), [day]);
  return <DatePicker label={label} value={value} onChange={(date) => onDay(date?.toString() ?? null)} />;
}
