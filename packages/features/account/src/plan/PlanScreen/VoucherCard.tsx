import type { redeemVoucher } from '@apiyard/api/contract/account-plan';
import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { planName } from '@apiyard/kit/PlanCard/plan-facts.ts';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { planCopy } from '../plan-copy.ts';
import { isOfCode, useVoucherProblemText } from '../problem-text.ts';
import { groupCode, isWholeCode } from '../voucher-code.ts';

export interface VoucherCardProps {
  readonly voucher: MutationState<InputOf<typeof redeemVoucher>, OutputOf<typeof redeemVoucher>>;
}

/** A code that gives a plan for some days. */
export function VoucherCard({ voucher: { isPending, data, error, mutate, reset } }: VoucherCardProps) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  useEffect(() => {
    if (data !== undefined) setCode('');
  }, [data]);
  const textOf = useVoucherProblemText();
  const wrong = isShort ? t('plan.voucher.short') : error === null ? undefined : textOf(error);
  const isCode = isShort || isOfCode(error);
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
        <Form
          label={t('plan.voucher')}
          onSubmit={() => {
            if (isPending) return;
            setIsShort(!isWholeCode(code));
            if (isWholeCode(code)) mutate({ code });
          }}
        >
          <Stack space={2}>
            {/* The field's error is read aloud when it comes. */}
            <div aria-live="polite">
              <TextField
                label={t('plan.voucher.code')}
                name="code"
                value={code}
                onChange={(typed) => {
                  setCode(groupCode(typed));
                  setIsShort(false);
                  // The words about the last code are not about this one.
                  if (error !== null || data !== undefined) reset();
                }}
                placeholder="XXXX-XXXX-XXXX"
                autoComplete="off"
                isMonospaced
                isRequired
                description={t('plan.voucher.help')}
                errorMessage={isCode ? wrong : undefined}
              />
            </div>
            {wrong !== undefined && !isCode && <Alert tone="error">{wrong}</Alert>}
            <div>
              <Button type="submit" tone="primary" isPending={isPending}>
                {t('plan.voucher.redeem')}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
