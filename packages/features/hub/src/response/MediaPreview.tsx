import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { hubCopy } from '../hub-copy.ts';
import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { picture, pictureFacts, player, stage, zoomed, zoomStage } from './ResponseViews.css.ts';
import { useObjectUrl } from '@apiyard/kit/calls/object-url.ts';

type Media = Extract<ResponseBody, { kind: 'picture' | 'audio' | 'video' | 'file' }>;

/** Preview of images, audio and video; a download for other files. */
export function MediaPreview({ media }: { readonly media: Media }) {
  const t = useCopy(hubCopy);
  const url = useObjectUrl(media.blob);
  if (media.kind === 'file') {
    return (
      <Empty
        picture={null}
        title={t('hub.play.noPreview.title', { name: media.name })}
        action={
          <Button
            tone="primary"
            icon={<IconDownload size={20} stroke={1.5} />}
            onPress={() => saveBlob(media.blob, media.name)}
          >
            {t('hub.play.download')}
          </Button>
        }
      >
        {t('hub.play.noPreview.text', { type: media.type })}
      </Empty>
    );
  }
  if (url === null) return <div className={stage} />;
  if (media.kind === 'picture') return <Picture key={url} url={url} name={media.name} />;
  return media.kind === 'audio' ? (
    <audio controls src={url} className={player} aria-label={media.name} />
  ) : (
    <video controls src={url} className={player} aria-label={media.name} />
  );
}

const zooms = ['fit', '100', '200'] as const;
/** In percent, or as large as fits. */
type Zoom = (typeof zooms)[number];

function Picture({ url, name }: { readonly url: string; readonly name: string }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const width = size !== null && zoom !== 'fit' ? (size.width * Number(zoom)) / 100 : undefined;
  return (
    <Stack space={1}>
      <div
        className={zoomStage}
        {...(width !== undefined && { tabIndex: 0, role: 'group', 'aria-label': t('hub.play.picture', { name }) })}
      >
        <img
          src={url}
          alt={t('hub.play.picture', { name })}
          className={width === undefined ? picture : zoomed}
          width={width}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
      </div>
      <div className={pictureFacts}>
        <Text size="small" tone="quiet" isTabular>
          <bdi>{name}</bdi>
          {size &&
            size.width > 0 &&
            ` · ${t('hub.play.pictureSize', { width: format.number(size.width), height: format.number(size.height) })}`}
        </Text>
        <ToggleButtonGroup
          label={t('hub.play.zoom')}
          size="small"
          options={zooms.map((id) => ({
            id,
            label: id === 'fit' ? t('hub.play.zoomFit') : format.percent(Number(id) / 100),
          }))}
          value={zoom}
          onChange={setZoom}
        />
      </div>
    </Stack>
  );
}
