import type { DeskGalleryItem } from '@apiyard/api/contract/pictures';
import { useAddress } from '@apiyard/ui/address';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { Grid } from '@apiyard/ui/Grid';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconArrowBarToUp, IconDotsVertical, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { useKeepFocus } from '../../_kit/keep-focus.ts';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { Time } from '../../_kit/Time/Time.tsx';
import { deskCopy } from '../desk-copy.ts';
import * as css from '../desk.css.ts';
import { galleryNameCharsMax, pictureTypes } from '../limits.ts';
import { refusalText } from '../refusal.ts';
import type { Upload, UploadContext } from './upload.machine.ts';

export interface GalleryScreenProps {
  readonly items: Loadable<readonly DeskGalleryItem[]>;
  readonly more: 'none' | 'resting' | 'loading' | 'failed';
  readonly uploads: Pick<UploadContext, 'uploads' | 'done' | 'total'>;
  readonly nowMs?: number;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRetryUpload: (key: number) => void;
  readonly onDismiss: (key: number) => void;
  readonly onRename: (item: DeskGalleryItem, name: string) => void;
  readonly onFirst: (item: DeskGalleryItem) => void;
  readonly onDelete: (item: DeskGalleryItem) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The gallery where admins fill it. */
export function GalleryScreen({
  items,
  more,
  uploads,
  nowMs,
  onFiles,
  onRetryUpload,
  onDismiss,
  onMore,
  onRetry,
  ...acts
}: GalleryScreenProps) {
  const t = useCopy(deskCopy);
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list);
  return (
    <Stack space={3}>
      <PageBand title={t('desk.gallery.title')} purpose={t('desk.gallery.purpose')} />
      <FileDrop
        label={t('desk.gallery.add')}
        description={t('desk.gallery.add.text')}
        accept={pictureTypes}
        value={null}
        onChange={() => {}}
        onFiles={onFiles}
      />
      <Uploads {...uploads} onRetry={onRetryUpload} onDismiss={onDismiss} />
      {items.state === 'failed' && (
        <Failed title={t('desk.gallery.failed')} requestId={items.requestId} onRetry={onRetry}>
          {t('desk.failed.text')}
        </Failed>
      )}
      {items.state === 'done' && items.value.length === 0 && (
        <Empty title={t('desk.gallery.none')}>{t('desk.gallery.none.text')}</Empty>
      )}
      {items.state === 'loading' && (
        <div aria-busy>
          <Grid minColumn="14rem" space={2}>
            {Array.from({ length: 8 }, (_, index) => (
              <div key={index} className={css.tile}>
                <div className={css.tileImage} />
                <div className={css.tileWords}>
                  <Skeleton shape="text" lines={2} />
                </div>
              </div>
            ))}
          </Grid>
        </div>
      )}
      {items.state === 'done' && items.value.length > 0 && (
        <section aria-label={t('desk.gallery.pictures')} ref={list}>
          <Grid as="ul" minColumn="14rem" space={2}>
            {items.value.map((item) => (
              <Tile key={item.id} item={item} nowMs={nowMs} {...acts} />
            ))}
          </Grid>
        </section>
      )}
      {more === 'failed' && <Alert tone="error">{t('desk.more.failed')}</Alert>}
      {more !== 'none' && items.state === 'done' && (
        <div className={css.more}>
          <Button isPending={more === 'loading'} onPress={onMore}>
            {t('desk.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface UploadsProps extends Pick<UploadContext, 'uploads' | 'done' | 'total'> {
  readonly onRetry: (key: number) => void;
  readonly onDismiss: (key: number) => void;
}

function Uploads({ uploads, done, total, onRetry, onDismiss }: UploadsProps) {
  const t = useCopy(deskCopy);
  const isSending = uploads.some(({ state }) => state !== 'refused');
  if (uploads.length === 0) return null;
  return (
    <Stack space={1}>
      {isSending && (
        <div role="status">
          <Text size="small" tone="quiet">
            {t('desk.gallery.progress', { done: Math.min(done + 1, total), total })}
          </Text>
        </div>
      )}
      <ul role="list" className={css.uploads} aria-label={t('desk.gallery.uploads')}>
        {uploads.map((upload) => (
          <OneUpload
            key={upload.key}
            upload={upload}
            onRetry={() => onRetry(upload.key)}
            onDismiss={() => onDismiss(upload.key)}
          />
        ))}
      </ul>
    </Stack>
  );
}

interface OneUploadProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function OneUpload({ upload: { file, state, part, refusal }, onRetry, onDismiss }: OneUploadProps) {
  const t = useCopy(deskCopy);
  return (
    <li className={css.upload}>
      <span className={css.uploadWords}>
        <bdi>{file.name}</bdi>
        {state === 'waiting' && (
          <Text as="span" size="small" tone="quiet">
            {t('desk.gallery.waiting')}
          </Text>
        )}
        {/* Once all of it has left, the server looks at it, and nobody knows for how long. */}
        {state === 'sending' && (
          <Progress
            isLabelHidden
            label={t('desk.gallery.sending', { name: file.name })}
            {...(part < 1 && { value: part })}
          />
        )}
        {refusal !== null && (
          <span role="status" className={css.refused}>
            {refusalText(t, refusal)}
          </span>
        )}
      </span>
      {state === 'refused' && (
        <Inline space={0.5}>
          <Button size="small" onPress={onRetry}>
            {t('desk.gallery.retry')}
          </Button>
          <IconButton label={t('desk.gallery.dismiss')} icon={<IconX {...drawn} />} onPress={onDismiss} />
        </Inline>
      )}
    </li>
  );
}

/** Who asks to rename types next. The menu that was pressed gives the focus back first. */
function focusField(form: HTMLFormElement | null): void {
  if (form !== null) requestAnimationFrame(() => form.querySelector('input')?.select());
}

interface TileProps extends Pick<GalleryScreenProps, 'onRename' | 'onFirst' | 'onDelete'> {
  readonly item: DeskGalleryItem;
  readonly nowMs: number | undefined;
}

function Tile({ item, nowMs, onRename, onFirst, onDelete }: TileProps) {
  const address = useAddress();
  const t = useCopy(deskCopy);
  const [name, setName] = useState<string | null>(null);
  const label = t('desk.actionsFor', { title: item.name });
  const typed = name?.trim() ?? '';
  const isWrong = typed === '' || typed.length > galleryNameCharsMax;
  return (
    <li className={css.tile}>
      <img className={css.tileImage} src={address(item.small)} alt="" width={600} height={450} loading="lazy" />
      <div className={css.tileWords}>
        {name === null ? (
          <div className={css.tileHead}>
            <span className={css.tileName}>
              <bdi>{item.name}</bdi>
            </span>
            <LazyMenu
              label={label}
              placement="bottom end"
              trigger={(idle) => <IconButton label={label} icon={<IconDotsVertical {...drawn} />} {...idle} />}
              onAction={(act) => {
                if (act === 'rename') setName(item.name);
                if (act === 'first') onFirst(item);
                if (act === 'delete') onDelete(item);
              }}
              items={[
                { id: 'rename', label: t('desk.gallery.rename'), icon: <IconPencil {...drawn} /> },
                { id: 'first', label: t('desk.gallery.first'), icon: <IconArrowBarToUp {...drawn} /> },
                {
                  id: 'ending',
                  items: [{ id: 'delete', label: t('desk.act.delete'), icon: <IconTrash {...drawn} />, tone: 'error' }],
                },
              ]}
            />
          </div>
        ) : (
          // Keys come up from the field; Cancel does the same for the pointer.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <form
            ref={focusField}
            className={css.renaming}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setName(null);
            }}
            onSubmit={(event) => {
              event.preventDefault();
              if (isWrong) return;
              if (typed !== item.name) onRename(item, typed);
              setName(null);
            }}
          >
            <TextField
              label={t('desk.gallery.name')}
              dir="auto"
              value={name}
              onChange={setName}
              {...(typed === ''
                ? { errorMessage: t('desk.gallery.nameMissing') }
                : isWrong && { errorMessage: t('desk.titleTooLong', { max: galleryNameCharsMax }) })}
            />
            <Inline space={0.5}>
              <Button type="submit" size="small" tone="primary">
                {t('desk.save')}
              </Button>
              <Button size="small" tone="plain" onPress={() => setName(null)}>
                {t('desk.gallery.cancel')}
              </Button>
            </Inline>
          </form>
        )}
        <Text as="span" size="small" tone="quiet">
          <Time at={item.time} {...(nowMs !== undefined && { nowMs })} />
          {item.sample && (
            <>
              {' '}
              <Badge>{t('desk.sample')}</Badge>
            </>
          )}
        </Text>
      </div>
    </li>
  );
}
