import type { InputOf } from '@apiyard/api/contract/endpoint';
import { type AdminPlan, createPlan, planLimits, savePlan } from '@apiyard/api/contract/plans/plans';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Heading } from '@apiyard/ui/Heading';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { TextField } from '@apiyard/ui/TextField';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { plans as grid } from '@apiyard/kit/PlanCard/PlanCard.css.ts';
import { PlanCard } from '@apiyard/kit/PlanCard/PlanCard.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { fields } from '../parts/premium.css.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useWords } from '../use-words.ts';
import { currencies, digitsOf, fieldsOf, formOf, newPlan, type Pricing } from './plan-form.ts';

type PlanOf = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly plan: AdminPlan };

interface OpenedProps {
  readonly isOpen: boolean;
  readonly of: PlanOf;
  /** With a version, the form saves an existing plan. */
  readonly saving: Sending<InputOf<typeof createPlan> | InputOf<typeof savePlan>>;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export interface PlanDialogProps extends Omit<OpenedProps, 'isOpen' | 'of'> {
  /** Null closes the dialog. */
  readonly of: PlanOf | null;
}

const pricings = [
  { id: 'free', label: 'premium.plans.field.free' },
  { id: 'request', label: 'premium.plans.field.request' },
  { id: 'monthly', label: 'premium.plans.field.monthly' },
] as const satisfies readonly { id: Pricing; label: string }[];

/** Plan form with a preview of the pricing card. */
export function PlanDialog({ of, ...props }: PlanDialogProps) {
  const opened = useOpened(of);
  return opened && <Opened {...props} key={opened.key} isOpen={opened.isOpen} of={opened.of} />;
}

function Opened({ isOpen, of, saving, onReload, onClose }: OpenedProps) {
  const { t, nameOf } = useWords();
  const locale = localeOf(useLanguage());
  const plan = of.kind === 'edit' ? of.plan : null;
  const form = useEndpointForm(plan === null ? createPlan : savePlan, {
    values: plan === null ? newPlan : formOf(plan),
    sending: saving,
    inputOf: (values) => ({ ...fieldsOf(values), ...(plan !== null && { version: plan.version }) }),
    at: { '/fileSizeBytesMax': 'fileSizeMb', '/monthlyPrice': 'amount' },
    texts: { id: t('premium.plans.field.idHelp'), currency: t('premium.refused.currency') },
    codes: { Conflict: ['id', t('premium.refused.planTaken')] },
  });
  const { values } = form;
  const offered = useMemo(() => currencies(locale), [locale]);
  const shown = {
    ...fieldsOf(values),
    ...(values.id === '' && values.name === '' && { name: t('premium.plan') }),
  };
  return (
    <FormDialog
      title={plan === null ? t('premium.plans.new') : t('premium.plans.editOf', { plan: nameOf(plan) })}
      size="large"
      isOpen={isOpen}
      form={form}
      submit={t(plan === null ? 'premium.plans.new' : 'premium.change.save')}
      around={(content) => (
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
          {content}
        </WithSidebar>
      )}
      onReload={onReload}
      onClose={onClose}
    >
      <div className={fields}>
        {plan === null && (
          <TextField
            label={t('premium.plans.field.id')}
            description={t('premium.plans.field.idHelp')}
            maxLength={30}
            isMonospaced
            isRequired
            {...form.field('id')}
            onChange={(id) => form.change({ id: id.toLowerCase() })}
          />
        )}
        <TextField
          label={t('premium.plans.field.name')}
          description={t('premium.plans.field.nameHelp')}
          dir="auto"
          maxLength={planLimits.nameLength}
          {...form.field('name')}
        />
      </div>
      <div className={fields}>
        <NumberField
          label={t('premium.plans.day')}
          minValue={1}
          maxValue={planLimits.callsPerDay}
          step={1}
          {...form.field('callsPerDay')}
        />
        <NumberField
          label={t('premium.plans.minute')}
          minValue={1}
          maxValue={planLimits.callsPerMinute}
          step={1}
          {...form.field('callsPerMinute')}
        />
        <NumberField
          label={t('premium.plans.field.file')}
          minValue={0.001}
          maxValue={planLimits.fileSizeBytes / 1_000_000}
          {...form.field('fileSizeMb')}
        />
        <NumberField
          label={t('premium.plans.field.keys')}
          minValue={1}
          maxValue={planLimits.keys}
          step={1}
          {...form.field('keysMax')}
        />
      </div>
      <Switch isSelected={values.premiumApis} onChange={(premiumApis) => form.change({ premiumApis })}>
        {t('premium.plans.premiumApis')}
      </Switch>
      <div className={fields}>
        <Select
          label={t('premium.plans.field.pricing')}
          options={pricings.map(({ id, label }) => ({ id, label: t(label) }))}
          {...form.field('pricing')}
        />
        {values.pricing === 'monthly' && (
          <>
            <NumberField
              label={t('premium.plans.field.amount')}
              minValue={1 / 10 ** digitsOf(values.currency)}
              maxValue={planLimits.monthlyPrice / 10 ** digitsOf(values.currency)}
              format={{ maximumFractionDigits: digitsOf(values.currency) }}
              {...form.field('amount')}
            />
            <ComboBox
              label={t('premium.plans.field.currency')}
              options={offered}
              isRequired
              {...form.field('currency')}
              onChange={(currency) => currency !== null && form.change({ currency })}
            />
          </>
        )}
      </div>
      <div className={fields}>
        <Switch
          isSelected={values.featured}
          onChange={(featured) => form.change({ featured })}
          description={t('premium.plans.field.featuredHelp')}
        >
          {t('premium.plans.field.featured')}
        </Switch>
        <NumberField
          label={t('premium.plans.field.position')}
          description={t('premium.plans.field.positionHelp')}
          minValue={0}
          maxValue={planLimits.position}
          step={1}
          {...form.field('position')}
        />
      </div>
    </FormDialog>
  );
}
