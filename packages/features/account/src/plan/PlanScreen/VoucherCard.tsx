import { redeemVoucher } from '@apiyard/api/contract/plans/account-plan';
import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { planCopy } from '../plan-copy.ts';
import { useVoucherProblemText } from '../problem-text.ts';
import { groupCode, isWholeCode } from '../voucher-code.ts';

export interface VoucherCardProps {
  readonly voucher: MutationState<InputOf<typeof redeemVoucher>, OutputOf<typeof redeemVoucher>>;
}

/** A code that grants a plan for some days. */
export function VoucherCard({ voucher }: VoucherCardProps) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const { data } = voucher;
  const form = useEndpointForm(redeemVoucher, {
    values: { code: '' },
    sending: voucher,
    rules: ({ code }) => (isWholeCode(code) ? {} : { code: 'incomplete' }),
    texts: { code: t('plan.voucher.short') },
    codes: {
      VoucherUnknown: ['code', t('plan.voucher.unknown')],
      VoucherSpent: ['code', t('plan.voucher.spent')],
      VoucherExpired: ['code', t('plan.voucher.expired')],
      VoucherUsedByYou: ['code', t('plan.voucher.usedByYou')],
    },
  });
  const [redeemed, setRedeemed] = useState(data);
  if (data !== redeemed) {
    setRedeemed(data);
    if (data !== undefined) form.reset();
  }
  const textOf = useVoucherProblemText();
  return (
    <Card title={t('plan.voucher')}>
      <Stack space={2}>
        {data !== undefined && (
          <Alert
            tone="success"
            title={t('plan.voucher.done', { plan: planName(data.plan, tPlan) })}
            action={
              <Link look="quiet" href="/hub">
                {t('plan.voucher.toHub')}
              </Link>
            }
          >
            {data.until === null ? t('plan.endless') : t('plan.endsAt', { date: format.moment(data.until) })}
          </Alert>
        )}
        <EndpointForm form={form} label={t('plan.voucher')} textOf={textOf}>
          {/* Announces the field's error. */}
          <div aria-live="polite">
            <TextField
              label={t('plan.voucher.code')}
              {...form.field('code')}
              onChange={(typed) => {
                form.change({ code: groupCode(typed) });
                // Clears the message about the previous code.
                if (data !== undefined || voucher.error !== null) voucher.reset();
              }}
              placeholder="XXXX-XXXX-XXXX"
              autoComplete="off"
              isMonospaced
              isRequired
              description={t('plan.voucher.help')}
            />
          </div>
          <div>
            <Button type="submit" tone="primary" isPending={form.isSending}>
              {t('plan.voucher.redeem')}
            </Button>
          </div>
        </EndpointForm>
      </Stack>
    </Card>
  );
}
