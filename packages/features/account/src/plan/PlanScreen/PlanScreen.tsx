import type { AccountPlan } from '@apiyard/api/contract/plans/account-plan';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { AccountPage } from '@apiyard/kit/AccountPage/AccountPage.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { planCopy } from '../plan-copy.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { PlanFactsCard } from './PlanFactsCard.tsx';
import { target } from './PlanScreen.css.ts';
import type { RequestCardProps } from './RequestCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import type { VoucherCardProps } from './VoucherCard.tsx';
import { VoucherCard } from './VoucherCard.tsx';

export interface PlanScreenProps {
  readonly account: Loadable<AccountPlan>;
  /** Every plan; empty while loading. */
  readonly offered: readonly Plan[];
  readonly voucher: VoucherCardProps['voucher'];
  readonly request: Pick<RequestCardProps, 'asked' | 'withdrawn' | 'wanted'>;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** The account's plan, its history, vouchers and requests. */
export function PlanScreen({ account, offered, voucher, request, nowMs, onRetry }: PlanScreenProps) {
  const t = useCopy(planCopy);
  return (
    <AccountPage purpose={t('plan.purpose')}>
      {account.state === 'failed' ? (
        <Failed title={t('plan.failed')} onRetry={onRetry} requestId={account.requestId}>
          {t('plan.failedText')}
        </Failed>
      ) : account.state === 'loading' ? (
        <Waiting />
      ) : (
        <WithSidebar
          width="wide"
          sidebar={
            <Stack space={3}>
              <VoucherCard voucher={voucher} />
              <div id="request" className={target}>
                <RequestCard account={account.value} offered={offered} {...request} />
              </div>
            </Stack>
          }
        >
          <Stack space={3}>
            <PlanFactsCard account={account.value} nowMs={nowMs} />
            <HistoryCard history={account.value.history} />
          </Stack>
        </WithSidebar>
      )}
    </AccountPage>
  );
}

/** As high as the loaded content. */
function Waiting() {
  return (
    <div aria-busy>
      <WithSidebar
        width="wide"
        sidebar={
          <Stack space={3}>
            <Card>
              <Skeleton shape="text" lines={5} />
            </Card>
            <Card>
              <Skeleton shape="text" lines={9} />
            </Card>
          </Stack>
        }
      >
        <Stack space={3}>
          <Card>
            <Skeleton shape="text" lines={8} />
          </Card>
          <Card>
            <Skeleton shape="text" lines={5} />
          </Card>
        </Stack>
      </WithSidebar>
    </div>
  );
}
