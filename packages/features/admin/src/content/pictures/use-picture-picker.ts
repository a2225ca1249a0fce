import type { Picture } from '@apiyard/api/contract/content/pictures';
import { listPictures } from '@apiyard/api/contract/content/pictures';
import { useState } from 'react';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { sendPicture } from './send-picture.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';

/** Loads the pictures each time the picker opens. */
export function usePicturePicker(onPick: (picture: Picture) => void): {
  readonly open: () => void;
  readonly props: PicturePickerProps;
} {
  const { api } = useServices();
  const [isOpen, setOpen] = useState(false);
  const { items, more, onMore, onRetry } = usePages(listPictures, isOpen ? {} : null);
  return {
    open: () => setOpen(true),
    props: {
      isOpen,
      pictures: items,
      more,
      onUpload: (file) => sendPicture(api, file),
      onPick: (picture) => {
        setOpen(false);
        onPick(picture);
      },
      onMore,
      onRetry,
      onClose: () => setOpen(false),
    },
  };
}
