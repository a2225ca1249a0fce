import type { AccountPlan } from '@apiyard/api/contract/account-plan';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { planCardCopy } from '../../_kit/PlanCard/plan-card-copy.ts';
import { planName } from '../../_kit/PlanCard/plan-facts.ts';
import type { Submission } from '../../_kit/submission.ts';
import { planCopy } from '../plan-copy.ts';
import { isOfCode, voucherRefusal } from '../refusals.ts';
import { groupCode, isWholeCode } from '../voucher-code.ts';

export interface VoucherCardProps {
  readonly voucher: Submission<string, AccountPlan>;
}

/** A code that gives a plan for some days. */
export function VoucherCard({ voucher: { isSending, told, error, submit, startOver } }: VoucherCardProps) {
  const t = useCopy(planCopy);
  const tPlan = useCopy(planCardCopy);
  const format = useFormat();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  useEffect(() => {
    if (told !== null) setCode('');
  }, [told]);
  const nameOf = (plan: { id: string; name: string }) => planName(plan, tPlan);
  const wrong = isShort
    ? t('plan.voucher.short')
    : error === null
      ? undefined
      : voucherRefusal(error, { t, format, nameOf });
  const isCode = isShort || isOfCode(error);
  return (
    <Card title={t('plan.voucher')}>
      <Stack space={2}>
        {told !== null && (
          <Alert
            tone="success"
            title={t('plan.voucher.done', { plan: nameOf(told.plan) })}
            action={
              <Link look="quiet" href="/hub">
                {t('plan.voucher.toHub')}
              </Link>
            }
          >
            {told.until === null ? t('plan.endless') : t('plan.endsAt', { date: format.moment(told.until) })}
          </Alert>
        )}
        <Form
          label={t('plan.voucher')}
          onSubmit={() => {
            if (isSending) return;
            setIsShort(!isWholeCode(code));
            if (isWholeCode(code)) submit(code);
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
                  if (error !== null || told !== null) startOver();
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
              <Button type="submit" tone="primary" isPending={isSending}>
                {t('plan.voucher.redeem')}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
