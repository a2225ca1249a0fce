import type { InputOf } from '@apiyard/api/contract/endpoint';
import { createVouchers, premiumLimits, type Voucher } from '@apiyard/api/contract/plans/premium';
import { freePlanId, type Plan } from '@apiyard/api/contract/plans/plans';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { type ChosenEnd, endOf } from '../end.ts';
import { EndField } from '../parts/EndField.tsx';
import { codes, fields } from '../parts/premium.css.ts';
import { usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

export type MadeVoucher = Voucher & { readonly code: string };

export interface MakeVouchersDialogProps {
  readonly isOpen: boolean;
  readonly plans: readonly Plan[];
  readonly nowMs: number;
  /** `data` contains the created vouchers. */
  readonly making: Sending<InputOf<typeof createVouchers>> & { readonly data: readonly MadeVoucher[] | undefined };
  readonly onSave: (vouchers: readonly MadeVoucher[]) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly count: number;
  /** Null until the admin chooses one: then it is the recommended plan. */
  readonly plan: string | null;
  readonly days: number;
  readonly uses: number;
  readonly end: ChosenEnd;
  readonly note: string;
}

const start: Values = { count: 1, plan: null, days: 30, uses: 1, end: { choice: 'never', date: null }, note: '' };

/** Creates vouchers and shows their codes, once. */
export function MakeVouchersDialog({ isOpen, plans, nowMs, making, onSave, onClose }: MakeVouchersDialogProps) {
  const { t, nameOf } = useWords();
  const textOf = usePremiumProblemText();
  const { data } = making;
  const given = plans.filter(({ id }) => id !== freePlanId);
  const planOf = ({ plan }: Values) => plan ?? given.find(({ featured }) => featured)?.id ?? given[0]?.id ?? null;
  const form = useEndpointForm(createVouchers, {
    values: start,
    sending: making,
    inputOf: ({ end, ...values }) => ({
      ...values,
      plan: planOf({ end, ...values }),
      expiresAt: endOf(end, nowMs),
    }),
    at: { '/expiresAt': 'end' },
    texts: { end: ({ code }) => t(code === 'invalid_format' ? 'premium.end.dayMissing' : 'premium.refused.past') },
  });
  return (
    <Dialog
      title={data === undefined ? t('premium.vouchers.make') : t('premium.made.title', { count: data.length })}
      size="medium"
      isOpen={isOpen}
      // Closing loses the codes, so a click outside must not close the dialog.
      role={data === undefined ? 'dialog' : 'alertdialog'}
      onOpenChange={(open) => !open && onClose()}
      actions={
        data === undefined ? (
          <>
            <Button onPress={onClose}>{t('premium.cancel')}</Button>
            <Button type="submit" form={form.id} tone="primary" isPending={form.isSending}>
              {t('premium.made.make')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => onSave(data)}>{t('premium.made.csv')}</Button>
            <Button tone="primary" onPress={onClose}>
              {t('premium.made.done')}
            </Button>
          </>
        )
      }
    >
      {data === undefined ? (
        <EndpointForm form={form} label={t('premium.vouchers.make')} textOf={textOf}>
          <Stack space={2}>
            <div className={fields}>
              <Select
                label={t('premium.plan')}
                options={given.map((one) => ({ id: one.id, label: nameOf(one) }))}
                isRequired
                {...form.field('plan')}
                value={planOf(form.values)}
              />
              <NumberField
                label={t('premium.days')}
                minValue={1}
                maxValue={premiumLimits.days}
                step={1}
                {...form.field('days')}
              />
              <NumberField
                label={t('premium.made.count')}
                minValue={1}
                maxValue={premiumLimits.vouchersAtOnce}
                step={1}
                {...form.field('count')}
              />
              <NumberField
                label={t('premium.made.uses')}
                description={t('premium.made.usesHelp')}
                minValue={1}
                maxValue={premiumLimits.usesPerVoucher}
                step={1}
                {...form.field('uses')}
              />
            </div>
            <EndField label={t('premium.voucher.until')} fromMs={nowMs} nowMs={nowMs} {...form.field('end')} />
            <TextField
              label={t('premium.note')}
              isOptional
              description={t('premium.noteHelp')}
              dir="auto"
              maxLength={premiumLimits.noteLength}
              {...form.field('note')}
            />
          </Stack>
        </EndpointForm>
      ) : (
        <Stack space={2}>
          <Alert tone="warning">{t('premium.made.once')}</Alert>
          <ul role="list" className={codes} aria-label={t('premium.made.codes')}>
            {data.map(({ id, code }) => (
              <li key={id}>
                <Text as="span" isMono>
                  {code}
                </Text>
              </li>
            ))}
          </ul>
          <div>
            <CopyButton text={data.map(({ code }) => code).join('\n')} label={t('premium.made.copy')} />
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
