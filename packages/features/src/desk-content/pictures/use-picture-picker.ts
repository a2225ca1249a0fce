import type { Picture } from '@apiyard/api/contract/pictures';
import { listPictures } from '@apiyard/api/contract/pictures';
import { useCallback, useRef, useState } from 'react';
import type { Loadable } from '../../_kit/loadable.ts';
import { useServices } from '../../_kit/services.tsx';
import { sendPicture } from './send-picture.ts';
import type { PicturePickerProps } from './PicturePicker.tsx';

/** Pictures are asked for each time somebody is about to choose one. */
export function usePicturePicker(onPick: (picture: Picture) => void): {
  readonly open: () => void;
  readonly props: PicturePickerProps;
} {
  const { api } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [pictures, setPictures] = useState<Loadable<readonly Picture[]>>({ state: 'loading' });
  const [next, setNext] = useState<string | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const visit = useRef(0);
  const load = useCallback(() => {
    const mine = ++visit.current;
    setPictures({ state: 'loading' });
    setNext(null);
    api.send(listPictures, {}).then(
      (page) => {
        if (mine !== visit.current) return;
        setPictures({ state: 'done', value: page.items });
        setNext(page.next);
      },
      () => mine === visit.current && setPictures({ state: 'failed' }),
    );
  }, [api]);
  const onMore = () => {
    if (next === null) return;
    const mine = visit.current;
    setLoadingMore(true);
    api
      .send(listPictures, { cursor: next })
      .then(
        (page) => {
          if (mine !== visit.current) return;
          setPictures((before) => ({
            state: 'done',
            value: [...(before.state === 'done' ? before.value : []), ...page.items],
          }));
          setNext(page.next);
        },
        // The button stays: it can be pressed again.
        () => {},
      )
      .finally(() => setLoadingMore(false));
  };
  return {
    open: () => {
      setOpen(true);
      load();
    },
    props: {
      isOpen,
      pictures,
      more: next === null ? 'none' : isLoadingMore ? 'loading' : 'resting',
      onUpload: (file) => sendPicture(api, file),
      onPick: (picture) => {
        setOpen(false);
        onPick(picture);
      },
      onMore,
      onRetry: load,
      onClose: () => setOpen(false),
    },
  };
}
