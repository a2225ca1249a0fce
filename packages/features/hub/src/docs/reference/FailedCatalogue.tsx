import { Failed } from '@apiyard/ui/Failed';
import { useCopy } from '@apiyard/kit/copy.ts';
import { docsCopy } from '../docs-copy.ts';

/** Error state of the parts that need the catalogue. */
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
