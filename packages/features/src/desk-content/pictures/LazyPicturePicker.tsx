import { Suspense } from 'react';
import { lazyPart } from '../../_kit/lazy-part.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';

const PicturePicker = lazyPart('picture-picker', () =>
  import('./PicturePicker.tsx').then(({ PicturePicker }) => PicturePicker),
);

/** Comes when somebody is about to choose. */
export function LazyPicturePicker(props: PicturePickerProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PicturePicker {...props} />
    </Suspense>
  );
}
