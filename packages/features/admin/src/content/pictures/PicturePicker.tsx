import type { Picture } from '@apiyard/api/contract/content/pictures';
import { pictureBytesMax, pictureTypes } from '@apiyard/api/contract/content/pictures';
import { useMutation } from '@tanstack/react-query';
import { useAddress } from '@apiyard/ui/address';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { contentCopy } from '../content-copy.ts';
import { useContentProblemText } from '../problem-text.ts';
import * as css from '../content.css.ts';

export interface PicturePickerProps {
  readonly isOpen: boolean;
  readonly pictures: Loadable<readonly Picture[]>;
  readonly more: More;
  /** Rejects with the server's error. */
  readonly onUpload: (file: File) => Promise<Picture>;
  readonly onPick: (picture: Picture) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Picks an uploaded picture or uploads a new one. */
export function PicturePicker({
  isOpen,
  pictures,
  more,
  onUpload,
  onPick,
  onMore,
  onRetry,
  onClose,
}: PicturePickerProps) {
  const address = useAddress();
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const upload = useMutation({ mutationFn: onUpload });
  return (
    <Dialog
      title={t('content.pictures.title')}
      size="medium"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={<Button onPress={onClose}>{t('content.pictures.cancel')}</Button>}
    >
      <Stack space={2}>
        {!upload.isPending ? (
          <FileDrop
            label={t('content.pictures.upload')}
            description={t('content.pictures.upload.text')}
            accept={pictureTypes}
            sizeBytesMax={pictureBytesMax}
            value={null}
            onChange={(file) => file && upload.mutate(file, { onSuccess: (picture) => onPick(picture) })}
            {...(upload.error && { errorMessage: textOf(upload.error) })}
          />
        ) : (
          <Progress label={`${t('content.pictures.uploading')} ${upload.variables.name}`} />
        )}
        {pictures.state === 'failed' && (
          <Alert
            tone="error"
            action={
              <Button size="small" onPress={onRetry}>
                {t('content.pictures.retry')}
              </Button>
            }
          >
            {t('content.pictures.failed')}
          </Alert>
        )}
        {pictures.state === 'done' && pictures.value.length === 0 && (
          <Text tone="quiet">{t('content.pictures.none')}</Text>
        )}
        {pictures.state !== 'failed' && (
          <ul role="list" className={css.pickGrid} aria-busy={pictures.state === 'loading'}>
            {pictures.state === 'loading'
              ? Array.from({ length: 4 }, (_, index) => (
                  <li key={index}>
                    <div className={css.pickImage} />
                  </li>
                ))
              : pictures.value.map((picture, index) => (
                  <li key={picture.id}>
                    <button
                      type="button"
                      className={css.pick}
                      aria-label={t('content.pictures.number', {
                        number: index + 1,
                        width: picture.width,
                        height: picture.height,
                      })}
                      onClick={() => onPick(picture)}
                    >
                      <img
                        className={css.pickImage}
                        src={address(picture.small)}
                        alt=""
                        width={160}
                        height={120}
                        loading="lazy"
                      />
                    </button>
                  </li>
                ))}
          </ul>
        )}
        {more === 'failed' && <Alert tone="error">{t('content.more.failed')}</Alert>}
        <MoreRows label={t('content.more')} more={more} onMore={onMore} />
      </Stack>
    </Dialog>
  );
}
