import { useAddress } from '@apiyard/ui/address';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { useId } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { deskCopy } from '../desk-copy.ts';
import * as css from '../desk.css.ts';

interface CoverFieldProps {
  readonly cover: string | null;
  /** Leads to the uploaded pictures. */
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** The picture at the top of a post. */
export function CoverField({ cover, onChoose, onRemove }: CoverFieldProps) {
  const address = useAddress();
  const t = useCopy(deskCopy);
  const captionId = useId();
  const isForeign = cover !== null && !(cover.startsWith('/') && !cover.startsWith('//'));
  return (
    <div role="group" aria-labelledby={captionId} className={css.coverBox}>
      <span id={captionId} className={css.caption}>
        {t('desk.post.cover')}
      </span>
      {cover === null || isForeign ? (
        <div className={css.coverEmpty}>{t('desk.post.cover.none')}</div>
      ) : (
        <img className={css.cover} src={address(cover)} alt="" width={1200} height={675} />
      )}
      {isForeign && <Alert tone="warning">{t('desk.post.cover.foreign')}</Alert>}
      <Inline space={1}>
        <Button size="small" opens="dialog" onPress={onChoose}>
          {t(cover === null ? 'desk.post.cover.choose' : 'desk.post.cover.change')}
        </Button>
        {cover !== null && (
          <Button size="small" tone="plain" onPress={onRemove}>
            {t('desk.post.cover.remove')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
