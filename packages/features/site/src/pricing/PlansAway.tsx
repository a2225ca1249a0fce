import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { pricingCopy } from './pricing-copy.ts';

interface PlansFailedProps {
  readonly requestId: string | undefined;
  readonly onRetry: () => void;
}

export function PlansFailed({ requestId, onRetry }: PlansFailedProps) {
  const t = useCopy(pricingCopy);
  return (
    <Failed title={t('pricing.failed')} onRetry={onRetry} requestId={requestId}>
      {t('pricing.failedText')}
    </Failed>
  );
}

export function PlansNone() {
  const t = useCopy(pricingCopy);
  return (
    <Empty
      title={t('pricing.none')}
      action={
        <Link href="/contact" look="quiet">
          {t('pricing.none.ask')}
        </Link>
      }
    >
      {t('pricing.noneText')}
    </Empty>
  );
}
