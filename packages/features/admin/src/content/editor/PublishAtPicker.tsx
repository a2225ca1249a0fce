import { DatePicker } from '@apiyard/ui/DatePicker';
import { getLocalTimeZone, now, parseAbsoluteToLocal } from '@internationalized/date';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentCopy } from '../content-copy.ts';

export interface PublishAtPickerProps {
  /** ISO 8601, or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly name?: string;
  readonly errorMessage?: string | undefined;
}

export function PublishAtPicker({ value, onChange, ...field }: PublishAtPickerProps) {
  const t = useCopy(contentCopy);
  const shown = useMemo(() => (value === null ? null : parseAbsoluteToLocal(value)), [value]);
  const placeholder = useMemo(() => now(getLocalTimeZone()).set({ minute: 0, second: 0, millisecond: 0 }), []);
  return (
    <DatePicker
      {...field}
      label={t('content.publishAt')}
      description={t('content.publishAt.text')}
      value={shown}
      placeholderValue={placeholder}
      granularity="minute"
      onChange={(next) => onChange(next === null ? null : next.toDate().toISOString())}
    />
  );
}
