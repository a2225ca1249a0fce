import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '../copy.ts';
import { list } from './SampleContentNotice.css.ts';
import { sampleContentCopy } from './sample-content-copy.ts';

/** Number of remaining sample entries. */
export interface SampleContent {
  readonly posts: number;
  readonly pictures: number;
  readonly updates: number;
}

interface SampleContentNoticeProps {
  readonly content: SampleContent;
  /** Removes all of it; rejects when that failed. The caller then shows the page without it. */
  readonly onRemove: () => Promise<void>;
}

/** Informs admins about sample content and removes it after confirmation. Renders nothing where none is left. */
export function SampleContentNotice({ content, onRemove }: SampleContentNoticeProps) {
  const t = useCopy(sampleContentCopy);
  const { posts, pictures, updates } = content;
  if (posts + pictures + updates === 0) return null;
  return (
    <Alert tone="info" title={t('sample.title')} action={<Remove content={content} onRemove={onRemove} />}>
      {t('sample.text')}
    </Alert>
  );
}

type Removal = 'asking' | 'removing' | 'failed';

function Remove({ content: { posts, pictures, updates }, onRemove }: SampleContentNoticeProps) {
  const t = useCopy(sampleContentCopy);
  const [removal, setRemoval] = useState<Removal>('asking');
  const remove = async (close: () => void) => {
    setRemoval('removing');
    try {
      await onRemove();
      setRemoval('asking');
      close();
    } catch {
      setRemoval('failed');
    }
  };
  return (
    <Dialog
      title={t('sample.ask')}
      role="alertdialog"
      trigger={<Button size="small">{t('sample.remove')}</Button>}
      onOpenChange={(isOpen) => isOpen && setRemoval('asking')}
      actions={(close) => (
        <>
          <Button onPress={close} isDisabled={removal === 'removing'}>
            {t('sample.keep')}
          </Button>
          <Button tone="dangerSolid" isPending={removal === 'removing'} onPress={() => void remove(close)}>
            {t('sample.confirm')}
          </Button>
        </>
      )}
    >
      <Stack space={1.5}>
        <Text>{t('sample.goes')}</Text>
        <ul className={list}>
          {posts > 0 && <li>{t('sample.posts', { count: posts })}</li>}
          {pictures > 0 && <li>{t('sample.pictures', { count: pictures })}</li>}
          {updates > 0 && <li>{t('sample.updates', { count: updates })}</li>}
        </ul>
        <Text tone="quiet">{t('sample.stays')}</Text>
        {removal === 'failed' && <Alert tone="error">{t('sample.failed')}</Alert>}
      </Stack>
    </Dialog>
  );
}
