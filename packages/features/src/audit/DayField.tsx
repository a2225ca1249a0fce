import { Skeleton } from '@apiyard/ui/Skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../_kit/lazy-part.ts';
import { dayRoom } from './AuditScreen.css.ts';
import type { DayPickerProps } from './DayPicker.tsx';

const DayPicker = lazyPart('audit-day', () => import('./DayPicker.tsx').then(({ DayPicker }) => DayPicker));

/** A day, or none. Calendars weigh more than the log: they come into room that is kept for them. */
export function DayField(props: DayPickerProps) {
  return (
    <div className={dayRoom}>
      <Suspense fallback={<Skeleton shape="block" height={5} />}>
        <DayPicker {...props} />
      </Suspense>
    </div>
  );
}
