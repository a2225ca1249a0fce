import { type AdminPlan, planIdPattern, planLimits } from '@apiyard/api/contract/plans';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Heading } from '@apiyard/ui/Heading';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { TextField } from '@apiyard/ui/TextField';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { useEffect, useId, useMemo, useState } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/language.ts';
import { plans as grid } from '@apiyard/kit/PlanCard/PlanCard.css.ts';
import { PlanCard } from '@apiyard/kit/PlanCard/PlanCard.tsx';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { fields } from '../parts/premium.css.ts';
import { isStale, usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';
import {
  currencies,
  digitsOf,
  fieldsOf,
  formOf,
  newPlan,
  type PlanFields,
  type PlanForm,
  type Pricing,
} from './plan-form.ts';

export interface PlanDialogProps {
  /** Null closes the dialog. */
  readonly of: { readonly kind: 'new' } | { readonly kind: 'edit'; readonly plan: AdminPlan } | null;
  readonly saving: MutationState<PlanFields, AdminPlan>;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

const pricings = [
  { id: 'free', label: 'premium.plans.field.free' },
  { id: 'request', label: 'premium.plans.field.request' },
  { id: 'monthly', label: 'premium.plans.field.monthly' },
] as const satisfies readonly { id: Pricing; label: string }[];

/** Plan form with a preview of the pricing card. */
export function PlanDialog({ of, saving: { isPending, error, mutate, reset }, onReload, onClose }: PlanDialogProps) {
  const { t, nameOf } = useWords();
  const textOf = usePremiumProblemText();
  const locale = localeOf(useLanguage());
  const formId = useId();
  const [form, setForm] = useState<PlanForm>(newPlan);
  const [isIdWrong, setIsIdWrong] = useState(false);
  const plan = of?.kind === 'edit' ? of.plan : null;
  const key = of === null ? null : (plan?.id ?? '');
  // Resets on each opening, but not when the plans reload while the dialog is open.
  useEffect(() => {
    if (key === null) return;
    setForm(plan === null ? newPlan : formOf(plan));
    setIsIdWrong(false);
    reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `plan`, as said above.
  }, [key, reset]);
  const offered = useMemo(() => currencies(locale), [locale]);
  const change = (next: Partial<PlanForm>) => setForm((before) => ({ ...before, ...next }));
  const send = () => {
    const isWrong = plan === null && !planIdPattern.test(form.id);
    setIsIdWrong(isWrong);
    if (!isWrong && !isPending) mutate(fieldsOf(form));
  };
  const title = plan === null ? t('premium.plans.new') : t('premium.plans.editOf', { plan: nameOf(plan) });
  const shown = {
    ...fieldsOf(form),
    id: form.id,
    ...(form.id === '' && form.name === '' && { name: t('premium.plan') }),
  };
  return (
    <Dialog
      title={title}
      size="large"
      isOpen={of !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {t(plan === null ? 'premium.plans.new' : 'premium.change.save')}
          </Button>
        </>
      }
    >
      <WithSidebar
        sidebar={
          <Stack space={1}>
            <Heading level={3} size="h6">
              {t('premium.plans.preview')}
            </Heading>
            <ul role="list" className={grid}>
              <PlanCard plan={shown} current={null} isPreview />
            </ul>
          </Stack>
        }
      >
        <Form id={formId} label={title} onSubmit={send}>
          <Stack space={2}>
            {error !== null && (
              <Alert
                tone="error"
                action={isStale(error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined}
              >
                {textOf(error)}
              </Alert>
            )}
            <div className={fields}>
              {plan === null && (
                <TextField
                  label={t('premium.plans.field.id')}
                  description={t('premium.plans.field.idHelp')}
                  errorMessage={isIdWrong ? t('premium.plans.field.idHelp') : undefined}
                  value={form.id}
                  onChange={(id) => {
                    change({ id: id.toLowerCase() });
                    setIsIdWrong(false);
                  }}
                  maxLength={30}
                  isMonospaced
                  isRequired
                />
              )}
              <TextField
                label={t('premium.plans.field.name')}
                description={t('premium.plans.field.nameHelp')}
                dir="auto"
                value={form.name}
                onChange={(name) => change({ name })}
                maxLength={planLimits.nameLength}
              />
            </div>
            <div className={fields}>
              <NumberField
                label={t('premium.plans.day')}
                value={form.callsPerDay}
                onChange={(callsPerDay) => change({ callsPerDay })}
                minValue={1}
                maxValue={planLimits.callsPerDay}
                step={1}
              />
              <NumberField
                label={t('premium.plans.minute')}
                value={form.callsPerMinute}
                onChange={(callsPerMinute) => change({ callsPerMinute })}
                minValue={1}
                maxValue={planLimits.callsPerMinute}
                step={1}
              />
              <NumberField
                label={t('premium.plans.field.file')}
                value={form.fileSizeMb}
                onChange={(fileSizeMb) => change({ fileSizeMb })}
                minValue={0.001}
                maxValue={planLimits.fileSizeBytes / 1_000_000}
              />
              <NumberField
                label={t('premium.plans.field.keys')}
                value={form.keysMax}
                onChange={(keysMax) => change({ keysMax })}
                minValue={1}
                maxValue={planLimits.keys}
                step={1}
              />
            </div>
            <Switch isSelected={form.premiumApis} onChange={(premiumApis) => change({ premiumApis })}>
              {t('premium.plans.premiumApis')}
            </Switch>
            <div className={fields}>
              <Select
                label={t('premium.plans.field.pricing')}
                options={pricings.map(({ id, label }) => ({ id, label: t(label) }))}
                value={form.pricing}
                onChange={(pricing) => change({ pricing })}
              />
              {form.pricing === 'monthly' && (
                <>
                  <NumberField
                    label={t('premium.plans.field.amount')}
                    value={form.amount}
                    onChange={(amount) => change({ amount })}
                    minValue={1 / 10 ** digitsOf(form.currency)}
                    maxValue={planLimits.monthlyPrice / 10 ** digitsOf(form.currency)}
                    format={{ maximumFractionDigits: digitsOf(form.currency) }}
                  />
                  <ComboBox
                    label={t('premium.plans.field.currency')}
                    options={offered}
                    value={form.currency}
                    onChange={(currency) => currency !== null && change({ currency })}
                    isRequired
                  />
                </>
              )}
            </div>
            <div className={fields}>
              <Switch
                isSelected={form.featured}
                onChange={(featured) => change({ featured })}
                description={t('premium.plans.field.featuredHelp')}
              >
                {t('premium.plans.field.featured')}
              </Switch>
              <NumberField
                label={t('premium.plans.field.position')}
                description={t('premium.plans.field.positionHelp')}
                value={form.position}
                onChange={(position) => change({ position })}
                minValue={0}
                maxValue={planLimits.position}
                step={1}
              />
            </div>
          </Stack>
        </Form>
      </WithSidebar>
    </Dialog>
  );
}
