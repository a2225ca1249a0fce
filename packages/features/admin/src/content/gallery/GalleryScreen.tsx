import type { AdminGalleryItem } from '@apiyard/api/contract/content/pictures';
import { changeGalleryItem, pictureTypes } from '@apiyard/api/contract/content/pictures';
import { useAddress } from '@apiyard/ui/address';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { FileDrop } from '@apiyard/ui/FileDrop';
import type { FileState } from '@apiyard/ui/FileDrop';
import { Grid } from '@apiyard/ui/Grid';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Menu } from '@apiyard/ui/Menu';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { IconArrowBarToUp, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { contentCopy } from '../content-copy.ts';
import * as css from '../content.css.ts';
import { useContentProblemText } from '../problem-text.ts';
import type { UploadContext } from './upload.machine.ts';

export interface GalleryScreenProps {
  readonly items: Loadable<readonly AdminGalleryItem[]>;
  readonly more: More;
  readonly uploads: UploadContext;
  readonly nowMs?: number;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRetryUpload: (file: File) => void;
  /** Takes a file out of the list, and stops its upload. */
  readonly onRemove: (file: File) => void;
  readonly onRename: (item: AdminGalleryItem, name: string) => void;
  readonly onFirst: (item: AdminGalleryItem) => void;
  readonly onDelete: (item: AdminGalleryItem) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export function GalleryScreen({
  items,
  more,
  uploads,
  nowMs,
  onFiles,
  onRetryUpload,
  onRemove,
  onMore,
  onRetry,
  ...acts
}: GalleryScreenProps) {
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list);
  const files = uploads.uploads.map(({ file }) => file);
  const stateOf = (file: File): FileState | undefined => {
    const upload = uploads.uploads.find((each) => each.file === file);
    if (upload === undefined || upload.state === 'waiting') return undefined;
    if (upload.state === 'refused') return { kind: 'failed', message: textOf(upload.error) };
    // After the last byte the server processes the file for an unknown time.
    return { kind: 'sending', ...(upload.part < 1 && { progress: upload.part }) };
  };
  return (
    <Stack space={3}>
      <PageBand title={t('content.gallery.title')} purpose={t('content.gallery.purpose')} />
      <Stack space={1}>
        <FileDrop
          label={t('content.gallery.add')}
          description={t('content.gallery.add.text')}
          accept={pictureTypes}
          allowsMultiple
          value={files}
          onChange={(next) => {
            const added = next.filter((file) => !files.includes(file));
            if (added.length > 0) onFiles(added);
            for (const file of files) if (!next.includes(file)) onRemove(file);
          }}
          stateOf={stateOf}
          onRetry={onRetryUpload}
        />
        <div role="status">
          {uploads.uploads.some(({ state }) => state !== 'refused') && (
            <Text size="small" tone="quiet">
              {t('content.gallery.progress', {
                done: Math.min(uploads.done + 1, uploads.total),
                total: uploads.total,
              })}
            </Text>
          )}
        </div>
      </Stack>
      {items.state === 'failed' && (
        <Failed title={t('content.gallery.failed')} requestId={items.requestId} onRetry={onRetry}>
          {t('content.failed.text')}
        </Failed>
      )}
      {items.state === 'done' && items.value.length === 0 && (
        <Empty title={t('content.gallery.none')}>{t('content.gallery.none.text')}</Empty>
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
        <section aria-label={t('content.gallery.pictures')} ref={list}>
          <Grid as="ul" minColumn="14rem" space={2}>
            {items.value.map((item) => (
              <Tile key={item.id} item={item} nowMs={nowMs} {...acts} />
            ))}
          </Grid>
        </section>
      )}
      {more === 'failed' && <Alert tone="error">{t('content.more.failed')}</Alert>}
      {items.state === 'done' && <MoreRows label={t('content.more')} more={more} onMore={onMore} />}
    </Stack>
  );
}

/** Focuses the name field after the menu has returned the focus. */
function focusField(box: HTMLDivElement | null): void {
  if (box !== null) requestAnimationFrame(() => box.querySelector('input')?.select());
}

interface RenamingProps extends Pick<GalleryScreenProps, 'onRename'> {
  readonly item: AdminGalleryItem;
  readonly onClose: () => void;
}

/** The new name is shown immediately; if it is rejected, a toast shows the error. */
function Renaming({ item, onRename, onClose }: RenamingProps) {
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const { id, version, time } = item;
  const form = useEndpointForm(changeGalleryItem, {
    values: { name: item.name },
    sending: {
      mutate({ name }) {
        if (name !== item.name) onRename(item, name);
        onClose();
      },
      isPending: false,
      error: null,
    },
    inputOf: ({ name }) => ({ id, version, time, name: name.trim() }),
    texts: { name: ({ code }) => (code === 'too_small' ? t('content.gallery.nameMissing') : undefined) },
  });
  return (
    // Key events bubble from the field; the Cancel button does the same for the pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={focusField}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <EndpointForm form={form} label={t('content.gallery.rename')} textOf={textOf}>
        <Stack space={1}>
          <TextField label={t('content.gallery.name')} dir="auto" {...form.field('name')} />
          <Inline space={0.5}>
            <Button type="submit" size="small" tone="primary">
              {t('content.save')}
            </Button>
            <Button size="small" tone="plain" onPress={onClose}>
              {t('content.gallery.cancel')}
            </Button>
          </Inline>
        </Stack>
      </EndpointForm>
    </div>
  );
}

interface TileProps extends Pick<GalleryScreenProps, 'onRename' | 'onFirst' | 'onDelete'> {
  readonly item: AdminGalleryItem;
  readonly nowMs: number | undefined;
}

function Tile({ item, nowMs, onRename, onFirst, onDelete }: TileProps) {
  const address = useAddress();
  const t = useCopy(contentCopy);
  const [isRenaming, setRenaming] = useState(false);
  const label = t('content.actionsFor', { title: item.name });
  return (
    <li className={css.tile}>
      <img className={css.tileImage} src={address(item.small)} alt="" width={600} height={450} loading="lazy" />
      <div className={css.tileWords}>
        {isRenaming ? (
          <Renaming item={item} onRename={onRename} onClose={() => setRenaming(false)} />
        ) : (
          <div className={css.tileHead}>
            <span className={css.tileName}>
              <bdi>{item.name}</bdi>
            </span>
            <Menu
              label={label}
              placement="bottom end"
              trigger={<IconButton label={label} icon={<IconDotsVertical {...drawn} />} />}
              onAction={(act) => {
                if (act === 'rename') setRenaming(true);
                if (act === 'first') onFirst(item);
                if (act === 'delete') onDelete(item);
              }}
              items={[
                { id: 'rename', label: t('content.gallery.rename'), icon: <IconPencil {...drawn} /> },
                { id: 'first', label: t('content.gallery.first'), icon: <IconArrowBarToUp {...drawn} /> },
                {
                  id: 'ending',
                  items: [
                    { id: 'delete', label: t('content.act.delete'), icon: <IconTrash {...drawn} />, tone: 'error' },
                  ],
                },
              ]}
            />
          </div>
        )}
        <Text as="span" size="small" tone="quiet">
          <Time at={item.time} {...(nowMs !== undefined && { nowMs })} />
          {item.sample && (
            <>
              {' '}
              <Badge>{t('content.sample')}</Badge>
            </>
          )}
        </Text>
      </div>
    </li>
  );
}
