import { IconButton } from '@apiyard/ui/IconButton';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentCopy } from '../content-copy.ts';
import { LazyPicturePicker } from './LazyPicturePicker.tsx';
import { usePicturePicker } from './use-picture-picker.ts';

export function PictureTool({ insert }: { readonly insert: (text: string) => void }) {
  const t = useCopy(contentCopy);
  const [picked, setPicked] = useState<string | null>(null);
  const { open, props } = usePicturePicker(({ address }) => setPicked(address));
  // After the dialog has released the focus, so that the text field can take it.
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
        label={t('content.post.picture')}
        icon={<IconPhoto size={20} stroke={1.5} aria-hidden />}
        opens="dialog"
        onPress={open}
      />
      <LazyPicturePicker {...props} />
    </>
  );
}
