import { lazy, Suspense } from 'react';
import { withOneReload } from '../../_kit/route.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';

const PicturePicker = lazy(() => withOneReload('reloaded-for-picture-picker', () => import('./PicturePicker.tsx')).then((module) => ({ default: module.PicturePicker })));

/** Comes when somebody is about to choose. */
export function LazyPicturePicker(props: PicturePickerProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PicturePicker {...props} />
    </Suspense>
  );
}
