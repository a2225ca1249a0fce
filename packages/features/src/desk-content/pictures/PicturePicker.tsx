import type { Picture } from '@apiyard/api/contract/pictures';
import { useAddress } from '@apiyard/ui/address';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { deskCopy } from '../desk-copy.ts';
import { pictureBytesMax, pictureTypes } from '../limits.ts';
import type { Refusal } from '../../_kit/refusal.ts';
import { refusalOf } from '../../_kit/refusal.ts';
import { refusalText } from '../refusal.ts';
import * as css from '../desk.css.ts';

export interface PicturePickerProps {
  readonly isOpen: boolean;
  readonly pictures: Loadable<readonly Picture[]>;
  /** How the next ones are coming along, where there are more. */
  readonly more: 'none' | 'resting' | 'loading';
  /** Rejects with what the server said. */
  readonly onUpload: (file: File) => Promise<Picture>;
  readonly onPick: (picture: Picture) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Among the uploaded pictures, or a new one. */
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
  const t = useCopy(deskCopy);
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (file: File) => {
    setSending(file.name);
    setRefusal(null);
    try {
      onPick(await onUpload(file));
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setSending(null);
    }
  };
  return (
    <Dialog
      title={t('desk.pictures.title')}
      size="medium"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={<Button onPress={onClose}>{t('desk.pictures.cancel')}</Button>}
    >
      <Stack space={2}>
        {sending === null ? (
          <FileDrop
            label={t('desk.pictures.upload')}
            description={t('desk.pictures.upload.text')}
            accept={pictureTypes}
            sizeBytesMax={pictureBytesMax}
            value={null}
            onChange={(file) => file && void send(file)}
            {...(refusal && { errorMessage: refusalText(t, refusal) })}
          />
        ) : (
          <Progress label={`${t('desk.pictures.uploading')} ${sending}`} />
        )}
        {pictures.state === 'failed' && (
          <Alert
            tone="error"
            action={
              <Button size="small" onPress={onRetry}>
                {t('desk.pictures.retry')}
              </Button>
            }
          >
            {t('desk.pictures.failed')}
          </Alert>
        )}
        {pictures.state === 'done' && pictures.value.length === 0 && (
          <Text tone="quiet">{t('desk.pictures.none')}</Text>
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
                      aria-label={t('desk.pictures.number', {
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
        {more !== 'none' && (
          <div className={css.more}>
            <Button size="small" isPending={more === 'loading'} onPress={onMore}>
              {t('desk.more')}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
