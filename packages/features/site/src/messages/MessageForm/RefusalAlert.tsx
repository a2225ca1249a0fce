import { Alert } from '@apiyard/ui/Alert';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { messagesCopy } from '../messages-copy.ts';
import type { Refusal } from '../refusals.ts';

/** Error above the send button. */
export function RefusalAlert({ refusal }: { readonly refusal: Refusal }) {
  const t = useCopy(messagesCopy);
  const format = useFormat();
  switch (refusal.kind) {
    case 'too many':
      return <Alert tone="warning">{t('messages.tooMany', { wait: format.duration(refusal.retryAfterS) })}</Alert>;
    case 'unproven':
      return <Alert tone="error">{t('messages.unproven')}</Alert>;
    case 'no answer':
      return <Alert tone="error">{t('messages.noAnswer')}</Alert>;
    case 'failed':
      return (
        <Alert
          tone="error"
          {...(refusal.requestId !== undefined && { action: <CopyButton text={refusal.requestId} /> })}
        >
          {t('messages.failed')}{' '}
          {refusal.requestId !== undefined && <bdi>{t('messages.failedId', { id: refusal.requestId })}</bdi>}
        </Alert>
      );
  }
}
