import { Suspense } from 'react';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import * as css from '../content.css.ts';
import type { PublishAtPickerProps } from './PublishAtPicker.tsx';

const PublishAtPicker = lazyPart('date-picker', () =>
  import('./PublishAtPicker.tsx').then(({ PublishAtPicker }) => PublishAtPicker),
);

/** Publish date in the admin's time zone. The calendar code loads after the form. */
export function PublishAtField(props: PublishAtPickerProps) {
  return (
    <div className={css.datePlace}>
      <Suspense fallback={null}>
        <PublishAtPicker {...props} />
      </Suspense>
    </div>
  );
}
