import { Suspense } from 'react';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';

const PicturePicker = lazyPart('picture-picker', () =>
  import('./PicturePicker.tsx').then(({ PicturePicker }) => PicturePicker),
);

/** Loaded when the picker opens. */
export function LazyPicturePicker(props: PicturePickerProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PicturePicker {...props} />
    </Suspense>
  );
}
