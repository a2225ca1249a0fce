import { DatePicker } from '@apiyard/ui/DatePicker';
import { getLocalTimeZone, now, parseAbsoluteToLocal } from '@internationalized/date';
import { useState } from 'react';

interface UntilFieldProps {
  readonly label: string;
  readonly description: string;
  readonly name?: string;
  /** ISO 8601; null is not known. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly errorMessage?: string | undefined;
}

/** Date and time in the local time zone. */
export function UntilField({ value, onChange, ...field }: UntilFieldProps) {
  const [openedAt] = useState(() => now(getLocalTimeZone()).set({ second: 0, millisecond: 0 }));
  return (
    <DatePicker
      {...field}
      value={value === null ? null : parseAbsoluteToLocal(value)}
      onChange={(next) => onChange(next === null ? null : next.toAbsoluteString())}
      placeholderValue={openedAt.add({ hours: 1 })}
      granularity="minute"
    />
  );
}
