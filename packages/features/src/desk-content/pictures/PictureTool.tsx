import { IconButton } from '@apiyard/ui/IconButton';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { deskCopy } from '../desk-copy.ts';
import { LazyPicturePicker } from './LazyPicturePicker.tsx';
import { usePicturePicker } from './use-picture-picker.ts';

/** Puts a picture into a text. */
export function PictureTool({ insert }: { readonly insert: (text: string) => void }) {
  const t = useCopy(deskCopy);
  const [picked, setPicked] = useState<string | null>(null);
  const { open, props } = usePicturePicker(({ address }) => setPicked(address));
  // Not while the dialog still holds the focus: the text could not take it.
  useEffect(() => {
    if (props.isOpen || picked === null) return undefined;
    const frame = requestAnimationFrame(() => {
      setPicked(null);
      insert(`![](${picked})`);
    });
    return () => cancelAnimationFrame(frame);
  }, [props.isOpen, picked, insert]);
  return (
    <>
      <IconButton
        label={t('desk.post.picture')}
        icon={<IconPhoto size={20} stroke={1.5} aria-hidden />}
        opens="dialog"
        onPress={open}
      />
      <LazyPicturePicker {...props} />
    </>
  );
}
