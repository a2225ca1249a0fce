import { Failed } from '@apiyard/ui/Failed';
import { useCopy } from '../../_kit/copy.ts';
import { docsCopy } from '../docs-copy.ts';

/** What depends on the catalogue is not there; the guide is. */
export function FailedCatalogue({
  requestId,
  onRetry,
}: {
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
}) {
  const t = useCopy(docsCopy);
  return (
    <Failed title={t('docs.apisFailed')} requestId={requestId} onRetry={onRetry}>
      {t('docs.apisFailed.text')}
    </Failed>
  );
}
