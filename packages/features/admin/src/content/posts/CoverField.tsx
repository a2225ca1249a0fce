import { useCoverAddress } from '@apiyard/kit/covers/cover-address.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { contentCopy } from '../content-copy.ts';
import * as css from '../content.css.ts';

interface CoverFieldProps {
  readonly cover: string | null;
  /** The server rejected it, for example because it is a picture of another site. */
  readonly isWrong: boolean;
  /** Opens the picture picker. */
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

export function CoverField({ cover, isWrong, onChoose, onRemove }: CoverFieldProps) {
  const address = useCoverAddress();
  const t = useCopy(contentCopy);
  const captionId = useId();
  const isForeign = cover !== null && !(cover.startsWith('/') && !cover.startsWith('//'));
  return (
    <div role="group" aria-labelledby={captionId} className={css.coverBox}>
      <span id={captionId} className={css.caption}>
        {t('content.post.cover')}
      </span>
      {cover === null || isForeign ? (
        <div className={css.coverEmpty}>{t('content.post.cover.none')}</div>
      ) : (
        <img className={css.cover} src={address(cover)} alt="" width={1200} height={675} />
      )}
      {(isForeign || isWrong) && <Alert tone={isWrong ? 'error' : 'warning'}>{t('content.post.cover.foreign')}</Alert>}
      <Inline space={1}>
        <Button size="small" opens="dialog" onPress={onChoose}>
          {t(cover === null ? 'content.post.cover.choose' : 'content.post.cover.change')}
        </Button>
        {cover !== null && (
          <Button size="small" tone="plain" onPress={onRemove}>
            {t('content.post.cover.remove')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
