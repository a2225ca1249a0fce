import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useObjectUrl } from '@apiyard/kit/calls/object-url.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { hubCopy } from '../../hub-copy.ts';
import { picture as pictureStyle, stage } from '../ResponseViews.css.ts';
import { comparison, figure } from './layouts.css.ts';
import { sizeChange } from './size-change.ts';

interface PictureResultProps {
  readonly picture: { readonly blob: Blob; readonly name: string };
  /** The picture that it was made from, if that was a file. */
  readonly source: File | null;
}

/** A picture with its size, next to the one it was made from. */
export function PictureResult({ picture, source }: PictureResultProps) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const change = source === null ? null : sizeChange(source.size, picture.blob.size);
  return (
    <Stack space={2}>
      {source === null ? (
        <Figure blob={picture.blob} name={picture.name} />
      ) : (
        <div className={comparison}>
          <Figure title={t('hub.play.before')} blob={source} name={source.name} />
          <Figure title={t('hub.play.after')} blob={picture.blob} name={picture.name} />
        </div>
      )}
      <Inline space={2}>
        <Button icon={<IconDownload size={20} stroke={1.5} />} onPress={() => saveBlob(picture.blob, picture.name)}>
          {t('hub.play.downloadNamed', { name: picture.name })}
        </Button>
        {change !== null && (
          <Badge tone={change.is === 'smaller' ? 'success' : 'neutral'}>
            {t(`hub.play.${change.is}`, { percent: format.percent(change.share) })}
          </Badge>
        )}
      </Inline>
    </Stack>
  );
}

interface FigureProps {
  readonly title?: string;
  readonly blob: Blob;
  readonly name: string;
}

function Figure({ title, blob, name }: FigureProps) {
  const url = useObjectUrl(blob);
  return (
    <figure className={figure}>
      {title !== undefined && (
        <Text as="span" weight="heading">
          {title}
        </Text>
      )}
      {url === null ? <div className={stage} /> : <Picture key={url} url={url} name={name} sizeBytes={blob.size} />}
    </figure>
  );
}

interface PictureProps {
  readonly url: string;
  readonly name: string;
  readonly sizeBytes: number;
}

function Picture({ url, name, sizeBytes }: PictureProps) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const measure = useMeasure();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  return (
    <>
      <div className={stage}>
        <img
          src={url}
          alt={t('hub.play.picture', { name })}
          className={pictureStyle}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
      </div>
      <figcaption>
        <Text size="small" tone="quiet" isTabular>
          {[
            size !== null &&
              size.width > 0 &&
              t('hub.play.pictureSize', { width: format.number(size.width), height: format.number(size.height) }),
            measure.bytes(sizeBytes),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </figcaption>
    </>
  );
}
