import { getLocalTimeZone, now, parseAbsoluteToLocal } from '@internationalized/date';
import { lazy, Suspense, useMemo } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { withOneReload } from '../../_kit/route.ts';
import { deskCopy } from '../desk-copy.ts';
import * as css from '../desk.css.ts';

const DatePicker = lazy(() => withOneReload('reloaded-for-date-picker', () => import('@apiyard/ui/DatePicker')).then((module) => ({ default: module.DatePicker })));

interface PublishAtFieldProps {
  /** ISO 8601, or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** From when on readers see it, where the person is. Its code comes after the form. */
export function PublishAtField({ value, onChange }: PublishAtFieldProps) {
  const t = useCopy(deskCopy);
  const shown = useMemo(() => (value === null ? null : parseAbsoluteToLocal(value)), [value]);
  const placeholder = useMemo(() => now(getLocalTimeZone()).set({ minute: 0, second: 0, millisecond: 0 }), []);
  return (
    <div className={css.datePlace}>
      <Suspense fallback={null}>
        <DatePicker
          label={t('desk.publishAt')}
          description={t('desk.publishAt.text')}
          value={shown}
          placeholderValue={placeholder}
          granularity="minute"
          onChange={(next) => onChange(next === null ? null : next.toDate('UTC').toISOString())}
        />
      </Suspense>
    </div>
  );
}
