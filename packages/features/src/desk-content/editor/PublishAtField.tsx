import { Suspense } from 'react';
import { lazyPart } from '../../_kit/lazy-part.ts';
import * as css from '../desk.css.ts';
import type { PublishAtPickerProps } from './PublishAtPicker.tsx';

const PublishAtPicker = lazyPart('date-picker', () =>
  import('./PublishAtPicker.tsx').then(({ PublishAtPicker }) => PublishAtPicker),
);

/** From when on readers see it, where the person is. Its code, and that of calendars, comes after the form. */
export function PublishAtField(props: PublishAtPickerProps) {
  return (
    <div className={css.datePlace}>
      <Suspense fallback={null}>
        <PublishAtPicker {...props} />
      </Suspense>
    </div>
  );
}
