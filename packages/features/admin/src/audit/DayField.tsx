import { Skeleton } from '@apiyard/ui/Skeleton';
import { Suspense } from 'react';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { dayRoom } from './AuditScreen.css.ts';
import type { DayPickerProps } from './DayPicker.tsx';

const DayPicker = lazyPart('audit-day', () => import('./DayPicker.tsx').then(({ DayPicker }) => DayPicker));

/** Reserves the field's space: the calendar code is larger than the log and loads later. */
export function DayField(props: DayPickerProps) {
  return (
    <div className={dayRoom}>
      <Suspense fallback={<Skeleton shape="block" height={5} />}>
        <DayPicker {...props} />
      </Suspense>
    </div>
  );
}
