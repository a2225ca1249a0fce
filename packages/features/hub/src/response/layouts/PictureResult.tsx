import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Compare } from '@apiyard/ui/Compare';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useObjectUrl } from '@apiyard/kit/calls/object-url.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { hubCopy } from '../../hub-copy.ts';
import { picture as pictureStyle, stage } from '../ResponseViews.css.ts';
import { figure } from './layouts.css.ts';
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
      {source === null ? <Picture {...picture} /> : <BeforeAndAfter picture={picture} source={source} />}
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

/** Both pictures, one over the other or side by side. */
function BeforeAndAfter({
  picture,
  source,
}: {
  readonly picture: PictureResultProps['picture'];
  readonly source: File;
}) {
  const t = useCopy(hubCopy);
  const [before, after] = [useShownPicture(source), useShownPicture(picture.blob)];
  if (before === null || after === null) return <div className={stage} />;
  return (
    <Compare
      label={t('hub.play.comparison', { name: picture.name })}
      beforeLabel={t('hub.play.before')}
      afterLabel={t('hub.play.after')}
      before={{
        src: before.url,
        alt: t('hub.play.picture', { name: source.name }),
        caption: <PictureSize size={before.size} sizeBytes={source.size} />,
      }}
      after={{
        src: after.url,
        alt: t('hub.play.picture', { name: picture.name }),
        caption: <PictureSize size={after.size} sizeBytes={picture.blob.size} />,
      }}
    />
  );
}

function Picture({ blob, name }: PictureResultProps['picture']) {
  const t = useCopy(hubCopy);
  const shown = useShownPicture(blob);
  return (
    <figure className={figure}>
      <div className={stage}>
        {shown !== null && <img src={shown.url} alt={t('hub.play.picture', { name })} className={pictureStyle} />}
      </div>
      <figcaption>
        <PictureSize size={shown?.size ?? null} sizeBytes={blob.size} />
      </figcaption>
    </figure>
  );
}

interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The address of a picture, and its size once it has loaded; null before the first effect. */
function useShownPicture(blob: Blob): { readonly url: string; readonly size: Size | null } | null {
  const url = useObjectUrl(blob);
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly size: Size } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const image = new Image();
    const measure = () => setLoaded({ url, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.addEventListener('load', measure);
    image.src = url;
    return () => image.removeEventListener('load', measure);
  }, [url]);
  return url === null ? null : { url, size: loaded?.url === url ? loaded.size : null };
}

function PictureSize({ size, sizeBytes }: { readonly size: Size | null; readonly sizeBytes: number }) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const measure = useMeasure();
  return (
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
  );
}
