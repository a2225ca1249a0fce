import { premiumLimits, type Voucher } from '@apiyard/api/contract/premium';
import { freePlanId, type Plan } from '@apiyard/api/contract/plans';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useState } from 'react';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { endOf } from '../end.ts';
import type { ChosenEnd } from '../parts/EndField.tsx';
import { EndField } from '../parts/EndField.tsx';
import { codes, fields } from '../parts/premium.css.ts';
import { usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

export type MadeVoucher = Voucher & { readonly code: string };

export interface NewVouchers {
  readonly count: number;
  readonly plan: string;
  readonly days: number;
  readonly uses: number;
  readonly expiresAt: string | null;
  readonly note: string;
}

export interface MakeVouchersDialogProps {
  readonly isOpen: boolean;
  readonly plans: readonly Plan[];
  readonly nowMs: number;
  readonly making: MutationState<NewVouchers, readonly MadeVoucher[]>;
  readonly onSave: (vouchers: readonly MadeVoucher[]) => void;
  readonly onClose: () => void;
}

/** Creates vouchers and shows their codes, once. */
export function MakeVouchersDialog({ isOpen, plans, nowMs, making, onSave, onClose }: MakeVouchersDialogProps) {
  const { t, nameOf } = useWords();
  const textOf = usePremiumProblemText();
  const form = useId();
  const [count, setCount] = useState(1);
  const [plan, setPlan] = useState<string | null>(null);
  const [days, setDays] = useState(30);
  const [uses, setUses] = useState(1);
  const [end, setEnd] = useState<ChosenEnd>({ choice: 'never', date: null });
  const [note, setNote] = useState('');
  const { isPending, data, error, mutate, reset } = making;
  useEffect(() => {
    if (isOpen) reset();
  }, [isOpen, reset]);
  const given = plans.filter(({ id }) => id !== freePlanId);
  const chosen = plan ?? given.find(({ featured }) => featured)?.id ?? given[0]?.id ?? null;
  const expiresAt = endOf(end.choice, nowMs, end.date);
  const send = () => {
    if (!isPending && chosen !== null && expiresAt !== undefined)
      mutate({ count, plan: chosen, days, uses, expiresAt, note });
  };
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
            <Button type="submit" form={form} tone="primary" isPending={isPending}>
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
        <Form id={form} label={t('premium.vouchers.make')} onSubmit={send}>
          <Stack space={2}>
            {error !== null && <Alert tone="error">{textOf(error)}</Alert>}
            <div className={fields}>
              <Select
                label={t('premium.plan')}
                options={given.map((one) => ({ id: one.id, label: nameOf(one) }))}
                value={chosen}
                onChange={setPlan}
                isRequired
              />
              <NumberField
                label={t('premium.days')}
                value={days}
                onChange={setDays}
                minValue={1}
                maxValue={premiumLimits.days}
                step={1}
              />
              <NumberField
                label={t('premium.made.count')}
                value={count}
                onChange={setCount}
                minValue={1}
                maxValue={premiumLimits.vouchersAtOnce}
                step={1}
              />
              <NumberField
                label={t('premium.made.uses')}
                description={t('premium.made.usesHelp')}
                value={uses}
                onChange={setUses}
                minValue={1}
                maxValue={premiumLimits.usesPerVoucher}
                step={1}
              />
            </div>
            <EndField label={t('premium.voucher.until')} value={end} onChange={setEnd} fromMs={nowMs} nowMs={nowMs} />
            <TextField
              label={t('premium.note')}
              isOptional
              description={t('premium.noteHelp')}
              dir="auto"
              value={note}
              onChange={setNote}
              maxLength={premiumLimits.noteLength}
            />
          </Stack>
        </Form>
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
